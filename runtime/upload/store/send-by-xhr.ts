import { StepError } from '../upload-errors.ts'
import type { Send } from '../upload-options.ts'

/** Headers that only the browser may set. */
const ownHeaders = new Set(['host', 'content-length', 'user-agent'])

/**
 * Sends a request with XMLHttpRequest, without cookies. Unlike `fetch`, XMLHttpRequest reports the number of sent
 * bytes, and so whether a connection exists.
 */
export const sendByXhr: Send = (request, { signal, timeout, connectTimeout, onSent }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    xhr.timeout = timeout
    xhr.responseType = 'text'
    for (const [name, value] of Object.entries(request.headers)) {
      if (!ownHeaders.has(name.toLowerCase())) xhr.setRequestHeader(name, value)
    }
    const silent = connectTimeout === undefined ? undefined : setTimeout(() => giveUp(tooLong()), connectTimeout)
    const onAbort = () => giveUp(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    const settle = (done: () => void) => {
      clearTimeout(silent)
      signal.removeEventListener('abort', onAbort)
      done()
    }
    function giveUp(reason: unknown): void {
      settle(() => reject(reason))
      xhr.abort()
    }
    // Observing the upload causes a preflight, which these requests need anyway.
    xhr.upload.onprogress = ({ loaded }) => {
      clearTimeout(silent)
      onSent?.(loaded)
    }
    xhr.onload = () => settle(() => resolve({ status: xhr.status, headers: headersOf(xhr), text: xhr.responseText }))
    xhr.onerror = () => settle(() => reject(new StepError('no response from the store')))
    xhr.ontimeout = () => settle(() => reject(tooLong()))
    // The browser may stop all requests of a page, for example when the visitor presses its stop button.
    xhr.onabort = xhr.onerror
    xhr.send(request.body ?? null)
  })

const tooLong = () => new StepError('the store took too long')

function headersOf(xhr: XMLHttpRequest): Record<string, string> {
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/)
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
}
