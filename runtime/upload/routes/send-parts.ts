import { StepError } from '../upload-errors.ts'
import { limits } from '../limits.ts'
import type { ObjectStore, Sending } from '../upload-options.ts'

/** How a file is divided and sent in parts. */
export interface PartOptions {
  /** The size of a part, in bytes. */
  readonly partSize: number
  /** The maximum number of concurrent parts. */
  readonly parallel: number
  /** The maximum number of attempts for a part. */
  readonly tries: number
}

/**
 * Sends a file as a multipart upload. Repeats only a failed part, up to `tries` attempts, unless the store refused the
 * credentials. If an upload fails after the store has sent its id, aborts the upload in the store.
 *
 * @param onAbort called with whether the store has aborted the upload
 */
export async function sendParts(
  store: ObjectStore,
  body: Blob,
  options: PartOptions,
  sending: Sending,
  onAbort: (isDone: boolean) => void,
): Promise<void> {
  const { onSent: _onSent, ...quiet } = sending
  const uploadId = await store.create(quiet)
  try {
    const etags = await sendAll(store, uploadId, body, options, sending)
    await store.complete(uploadId, etags, quiet)
  } catch (error) {
    const own = { signal: AbortSignal.timeout(limits.abortTimeout), timeout: limits.abortTimeout }
    await store.abort(uploadId, own).then(
      () => onAbort(true),
      () => onAbort(false),
    )
    throw error
  }
}

async function sendAll(
  store: ObjectStore,
  uploadId: string,
  body: Blob,
  { partSize, parallel, tries }: PartOptions,
  sending: Sending,
): Promise<string[]> {
  const count = Math.ceil(body.size / partSize)
  const etags = Array.from({ length: count }, () => '')
  const sent = Array.from({ length: count }, () => 0)
  const others = new AbortController()
  const signal = AbortSignal.any([sending.signal, others.signal])
  let next = 0
  const reportProgress = (index: number, bytes: number) => {
    sent[index] = bytes
    sending.onSent?.(sent.reduce((sum, one) => sum + one, 0))
  }
  const work = async () => {
    while (next < count) {
      const index = next
      next += 1
      const part = body.slice(index * partSize, (index + 1) * partSize)
      const how: Sending = { ...sending, signal, onSent: (bytes) => reportProgress(index, bytes) }
      etags[index] = await sendAgain(() => store.sendPart(uploadId, index + 1, part, how), tries, signal)
      reportProgress(index, part.size)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(parallel, count) }, work))
  } catch (error) {
    others.abort()
    throw error
  }
  return etags
}

async function sendAgain<Result>(send: () => Promise<Result>, tries: number, signal: AbortSignal): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await send()
    } catch (error) {
      signal.throwIfAborted()
      if (tried >= tries || (error instanceof StepError && error.isRefused)) throw error
    }
  }
}
