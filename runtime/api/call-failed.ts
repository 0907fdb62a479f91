import { endsSession } from './response-codes.ts'

interface FailedResponse {
  readonly code?: number | undefined
  readonly msg?: string | undefined
  readonly missing?: true | undefined
}

/** A failed call: a false status, no valid response, or no data. Its message is the server's, or empty. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly code: number | undefined
  /** Whether the backend has no such endpoint. */
  readonly missing: boolean

  constructor({ code, msg, missing }: FailedResponse) {
    super(msg ?? '')
    this.code = code
    this.missing = missing === true
  }
}

/**
 * The server's message for a failed call (API-05). Undefined if the server sent none, if the endpoint is missing, or if
 * the session itself reports the failure. Also undefined for any other error.
 */
export function serverMessageOf(error: unknown): string | undefined {
  // Livery reports a missing endpoint to the operator, not to players.
  if (!(error instanceof CallFailed) || error.message === '' || error.missing) return undefined
  return endsSession(error) ? undefined : error.message
}
