import { isMaintenance } from './response-codes.ts'

/** The parts of a failed response that decide its message. */
export interface FailedResponse {
  readonly code?: number | undefined
  readonly msg?: string | undefined
  readonly missing?: true
  readonly noResponse?: true
}

/** The message for a failed call: the server's own, or else one of the site's (API-05). */
export function failureMessage(
  messages: Readonly<Record<string, unknown>>,
  { code, msg, missing, noResponse }: FailedResponse,
): string {
  if (missing) return String(messages['error.not-offered'])
  if (isMaintenance({ code })) return String(messages['error.maintenance'])
  return msg || String(messages[noResponse ? 'error.network' : 'error.refused'])
}
