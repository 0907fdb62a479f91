/**
 * Returns the response with a body that fails once it exceeds the limit, so that no backend can fill the host's memory.
 * The limit applies to decompressed bytes.
 *
 * @param most the limit, in bytes
 */
export function limitResponse(response: Response, most: number): Response {
  if (!response.body) return response
  let size = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      size += piece.byteLength
      if (size > most) controller.error(new Error(`The response is larger than ${most} bytes.`))
      else controller.enqueue(piece)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers })
}
