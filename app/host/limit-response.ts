/**
 * Returns the response with a body that fails when it exceeds the limit, so that no backend can fill the host's memory.
 * The limit applies to decompressed bytes.
 *
 * @param most the limit, in bytes
 */
export function limitResponse(response: Response, most: number): Response {
  if (!response.body) return response
  const reader = response.body.getReader()
  let size = 0
  // A `TransformStream` would take five times the memory, for each of a page's calls.
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await reader.read()
      if (done) {
        controller.close()
        return
      }
      size += value.byteLength
      if (size <= most) controller.enqueue(value)
      else {
        const error = new Error(`The response is larger than ${most} bytes.`)
        controller.error(error)
        await reader.cancel(error)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}
