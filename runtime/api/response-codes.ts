interface Coded {
  readonly code?: number | undefined
}

/** Whether the code of a response ends the session. The session itself reports the end, once (STA-03). */
export function endsSession({ code }: Coded): boolean {
  return code === 1001 || code === 1003
}

/** Whether the server itself has failed, perhaps after it had done the work of the call: the codes 5xx and 5xxx. */
export function isServerFailure({ code = 0 }: Coded): boolean {
  return (code >= 500 && code < 600) || (code >= 5000 && code < 6000)
}

/**
 * Whether the backend is closed for maintenance. A server in front of the backend sends this response. Its message is
 * often not in the page's language, so the site shows its own text.
 */
export const isMaintenance = ({ code }: Coded): boolean => code === 503
