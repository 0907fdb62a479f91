const MB = 1024 * 1024

/** Sizes in bytes, times in ms (F5, F9). */
export const limits = {
  /** Chunk and multipart need a file of at least so much (UPL-02). */
  partsFrom: 5 * MB,
  fastSpeedFrom: MB,
  partSize: 5 * MB,
  fastSpeedPartSize: 100 * MB,
  parallelParts: 10,
  /** Of a method, and of a part within one (UPL-04). */
  attempts: 3,
  /** After a first try that failed, from {@link tokenDelay} doubling. */
  tokenRetries: 3,
  tokenDelay: 500,
  /** Before a method is tried again; doubles. */
  attemptDelay: 500,
  /** Mode 3 (UPL-10). */
  cycleTries: 4,
  cyclePause: 2000,
  /** The whole file in one request, on the first route. */
  directTimeout: 3_600_000,
  directConnectTimeout: 300_000,
  requestTimeout: 1_200_000,
  /** For taking back a multipart upload, which must not hold the answer up. */
  abortTimeout: 10_000,
  /** A step of the deadline (`upload.deadlinePerStep`). */
  deadlineStep: 5 * MB,
  pictureWidth: 720,
  mostPixels: 40_000_000,
  /** So much of a picture is looked at before all of it is read. */
  headerLength: 65_536,
  redrawTimeout: 20_000,
  /** Of a report that is sent to the team. */
  reportLength: 4096,
  noticeInterval: 10_000,
  noticesPerSession: 5,
} as const

/** How pictures are compressed: from this size on, at this quality (UPL-07). Mode 2 keeps them better. */
export function compressionOf(mode: number): { readonly from: number; readonly quality: number } {
  return mode === 2 ? { from: 5 * MB, quality: 0.8 } : { from: MB, quality: 0.5 }
}

/** How long an upload may take in all, in ms: the deadline, plus a step for each further 5 MB. */
export function deadlineOf(size: number, settings: { readonly deadline: number; readonly deadlinePerStep: number }) {
  const steps = Math.max(0, Math.ceil(size / limits.deadlineStep) - 1)
  return (settings.deadline + steps * settings.deadlinePerStep) * 1000
}
