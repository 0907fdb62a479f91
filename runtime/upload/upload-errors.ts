/** The file or an option is wrong, so that no other route would accept it. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
}

/** A step of an upload has failed. Another try or another route may succeed. */
export class StepError extends Error {
  override readonly name = 'StepError'
  /** Whether the store refused the credentials. Then the next try needs new credentials. */
  readonly isRefused: boolean
  constructor(message: string, isRefused = false) {
    super(message)
    this.isRefused = isRefused
  }
}

/** No token: every method of this route would fail. */
export class TokenError extends Error {
  override readonly name = 'TokenError'
}

/** The session has ended, for example at code 1001 or 1003: everything stops (UPL-05). */
export class LoggedOut extends Error {
  override readonly name = 'LoggedOut'
}

/** The total deadline has passed. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed'
}

/**
 * The part of an error for reports: our own message, or the error's class name. Never text from outside.
 */
export function describeError(error: unknown): string {
  if (error instanceof StepError || error instanceof TokenError || error instanceof UploadError) return error.message
  const name = error instanceof Error ? error.name : ''
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'unknown error'
}
