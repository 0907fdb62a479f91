/** Reports a request that failed because of a bug. */
export type ReportFailure = (merchant: string | undefined, path: string, error: unknown) => void

/** Writes a failure to the console. */
export const logFailure: ReportFailure = (merchant = 'no brand', path, error) =>
  console.error(`${merchant}: ${path} failed.`, error)
