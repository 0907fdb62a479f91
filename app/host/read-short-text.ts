/**
 * Reads the body of a request as UTF-8. Stops at the limit, so that no visitor can fill the host's memory.
 *
 * @param most the largest body, in bytes
 * @returns undefined for a larger body
 */
export async function readShortText({ body }: Request, most: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // Leaving the loop cancels the rest of the body.
  for await (const piece of body ?? []) {
    size += piece.length
    if (size > most) return undefined
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}
