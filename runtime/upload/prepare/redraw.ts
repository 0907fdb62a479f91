import { allowUploadSinks } from '../trusted-types.ts'
import type { Redraw } from '../upload-options.ts'
import { redrawPicture } from './redraw-picture.ts'
import type { RedrawResult, RedrawOrder } from './redraw-worker.ts'

/**
 * Redraws a picture in a worker, which the signal can stop even during decoding. If the worker fails, as in browsers
 * that cannot draw in workers, redraws the picture on the page's thread.
 */
export const redraw: Redraw = async (picture, { signal, ...redrawing }) => {
  const drawn = await redrawInWorker({ picture, ...redrawing }, signal)
  return drawn ?? redrawPicture(picture, redrawing)
}

function redrawInWorker(order: RedrawOrder, signal: AbortSignal): Promise<Blob | undefined> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = startWorker()
    if (!worker) return resolve(undefined)
    const onAbort = () => settle(() => reject(signal.reason))
    function settle(done: () => void): void {
      worker?.terminate()
      signal.removeEventListener('abort', onAbort)
      done()
    }
    signal.addEventListener('abort', onAbort, { once: true })
    worker.onerror = () => settle(() => resolve(undefined))
    worker.onmessage = ({ data }: MessageEvent<RedrawResult>) =>
      settle(() => resolve('picture' in data ? data.picture : undefined))
    worker.postMessage(order)
  })
}

function startWorker(): Worker | undefined {
  allowUploadSinks()
  try {
    return new Worker(new URL('./redraw-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
