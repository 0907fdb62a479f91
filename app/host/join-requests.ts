/** All visitors of a page have left before the host started to render the page. */
export class RequestsAborted extends Error {
  override readonly name = 'RequestsAborted'
}

/**
 * Joins the requests for one page.
 *
 * @returns a signal that aborts with `RequestsAborted` when all added requests have aborted
 */
export function joinRequests() {
  const controller = new AbortController()
  let open = 0
  return {
    signal: controller.signal,
    /** Adds a request. A request without a signal never aborts. */
    add(signal: AbortSignal | undefined): void {
      open += 1
      const leave = () => {
        open -= 1
        if (open === 0) controller.abort(new RequestsAborted())
      }
      if (signal?.aborted) leave()
      else signal?.addEventListener('abort', leave, { once: true })
    },
  }
}
