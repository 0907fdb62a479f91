const MB = 1024 * 1024

/** Limits of uploads. Sizes are in bytes and times in ms, unless a comment names another unit. */
export const limits = {
  /** The smallest file for chunk and multipart (UPL-02). */
  partsFrom: 5 * MB,
  /** The smallest file for fast speed (UPL-02). */
  fastSpeedFrom: MB,
  partSize: 5 * MB,
  fastSpeedPartSize: 100 * MB,
  parallelParts: 10,
  /**
   * The maximum number of attempts of a method, except in mode 3 (`cycleTries`). Within an attempt, also the maximum
   * for each part, except with the fast-speed method (UPL-04).
   */
  attempts: 3,
  /** The maximum number of further token requests after the first request. */
  tokenRetries: 3,
  /** The delay before the second token request. It doubles before each further request. */
  tokenDelay: 500,
  /** The delay before the second attempt of a method. It doubles before the third. */
  attemptDelay: 500,
  /** The number of attempts in mode 3 (UPL-10). */
  cycleTries: 4,
  /** The pause between two attempts in mode 3 (UPL-10). */
  cyclePause: 2000,
  /** Timeout for the whole file in one request, on the first route. */
  directTimeout: 3_600_000,
  directConnectTimeout: 300_000,
  requestTimeout: 1_200_000,
  /** Timeout for aborting a multipart upload. The result of the upload waits for the abort. */
  abortTimeout: 10_000,
  /** For each begun step of this size after the first, `upload.deadlinePerStep` extends the deadline. */
  deadlineStep: 5 * MB,
  /** The largest width of a compressed picture, in pixels. */
  pictureWidth: 720,
  mostPixels: 40_000_000,
  /** The length of a picture's beginning, which is checked before the whole picture is read. */
  headerLength: 65_536,
  redrawTimeout: 20_000,
  /** The maximum length of a report to the team, in characters. */
  reportLength: 4096,
  noticeInterval: 10_000,
  noticesPerPage: 5,
} as const

/** The compression of pictures in a mode: the smallest picture to compress, in bytes, and the quality (UPL-07). */
export function compressionOf(mode: number): { readonly from: number; readonly quality: number } {
  return mode === 2 ? { from: 5 * MB, quality: 0.8 } : { from: MB, quality: 0.5 }
}

/**
 * The longest duration of an upload, in ms: `deadline`, plus `deadlinePerStep` for each begun 5 MB after the first. The
 * settings are in seconds. The abort of a multipart upload may take longer.
 */
export function deadlineOf(size: number, settings: { readonly deadline: number; readonly deadlinePerStep: number }) {
  const steps = Math.max(0, Math.ceil(size / limits.deadlineStep) - 1)
  return (settings.deadline + steps * settings.deadlinePerStep) * 1000
}
