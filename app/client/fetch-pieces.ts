/** The longest wait for the response or for its next piece, in ms. */
export const idleLimit = 20_000

/**
 * Fetches a file. Aborts only if the server sends nothing for {@link idleLimit}: a large file may take any time on a
 * slow line. Rejects with the reason if the request fails. If the body fails later, its reader rejects with the reason.
 */
export async function fetchPieces(address: string): Promise<Response> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const wait = () => {
    stop()
    timer = setTimeout(() => silence.abort(new Error('The server sends nothing.')), idleLimit)
  }
  wait()
  try {
    const response = await fetch(address, { signal: silence.signal })
    if (!response.body) {
      stop()
      return response
    }
    wait()
    const pieces = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, controller) => {
        wait()
        controller.enqueue(piece)
      },
      flush: stop,
    })
    return new Response(response.body.pipeThrough(pieces), response)
  } catch (error) {
    stop()
    throw error
  }
}
