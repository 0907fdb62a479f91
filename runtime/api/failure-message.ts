/** The parts of a failed response that decide its message. */
export interface FailedResponse {
  readonly msg?: string | undefined
  readonly missing?: true
  readonly noResponse?: true
}

/**
 * Returns the message for a failed call: the server's own, or one of the site's for a missing feature, a lost
 * connection or a refusal without a reason (API-05).
 */
export function failureMessage(
  messages: Readonly<Record<string, unknown>>,
  { msg, missing, noResponse }: FailedResponse,
): string {
  if (missing) return String(messages['error.not-offered'])
  return msg || String(messages[noResponse ? 'error.network' : 'error.refused'])
}
