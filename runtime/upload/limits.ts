const MB = 1024 * 1024

/** Sizes in bytes, times in ms. */
export const limits = {
  /** The smallest file for chunk and multipart (UPL-02). */
  partsFrom: 5 * MB,
  fastSpeedFrom: MB,
  partSize: 5 * MB,
  fastSpeedPartSize: 100 * MB,
  parallelParts: 10,
  /** Attempts of a method, and of a part within one (UPL-04). */
  attempts: 3,
  /** Further attempts after the first one, with delays from {@link tokenDelay} that double. */
  tokenRetries: 3,
  tokenDelay: 500,
  /** The delay before a method is tried again. Doubles each time. */
  attemptDelay: 500,
  /** Mode 3 (UPL-10). */
  cycleTries: 4,
  cyclePause: 2000,
  /** Timeout for the whole file in one request, on the first route. */
  directTimeout: 3_600_000,
  directConnectTimeout: 300_000,
  requestTimeout: 1_200_000,
  /** Timeout for aborting a multipart upload, so that it does not delay the result. */
  abortTimeout: 10_000,
  /** The size of a step of the deadline (`upload.deadlinePerStep`). */
  deadlineStep: 5 * MB,
  pictureWidth: 720,
  mostPixels: 40_000_000,
  /** The part of a picture to check before reading all of it. */
  headerLength: 65_536,
  redrawTimeout: 20_000,
  /** The largest report to the team. */
  reportLength: 4096,
  noticeInterval: 10_000,
  noticesPerSession: 5,
} as const

/** The compression of pictures: from this size on, with this quality (UPL-07). Mode 2 has a higher quality. */
export function compressionOf(mode: number): { readonly from: number; readonly quality: number } {
  return mode === 2 ? { from: 5 * MB, quality: 0.8 } : { from: MB, quality: 0.5 }
}

/** The longest duration of an upload, in ms: the deadline, plus a step for each further 5 MB. */
export function deadlineOf(size: number, settings: { readonly deadline: number; readonly deadlinePerStep: number }) {
  const steps = Math.max(0, Math.ceil(size / limits.deadlineStep) - 1)
  return (settings.deadline + steps * settings.deadlinePerStep) * 1000
}
