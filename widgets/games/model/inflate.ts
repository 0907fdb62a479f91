import { BadGameList, listLimits } from './list-limits.ts'

/**
 * The text of gzip bytes in pieces, so that memory never holds the whole text and a bomb stops early. Throws {@link
 * BadGameList}: no gzip, cut off, a wrong checksum, gzip within gzip, too large, or no UTF-8.
 */
export async function* inflate(packed: Uint8Array<ArrayBuffer>): AsyncGenerator<string> {
  if (!isGzip(packed)) throw new BadGameList('The file is not gzip.')
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  try {
    for (;;) {
      const { done, value } = await read(reader)
      if (done) break
      if (size === 0 && isGzip(value)) throw new BadGameList('The file is gzip within gzip.')
      size += value.byteLength
      if (size > listLimits.inflated || (size > listLimits.ratioFrom && size > packed.byteLength * listLimits.ratio)) {
        throw new BadGameList('The file grows beyond all measure.')
      }
      yield decode(decoder, value)
    }
    yield decode(decoder)
  } finally {
    // Cancelling the reader stops the decompression too. A failed stream has nothing left to stop.
    await reader.cancel().catch(() => {})
  }
}

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

async function read(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  try {
    return await reader.read()
  } catch {
    throw new BadGameList('The file is cut off or its checksum is wrong.')
  }
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw new BadGameList('The file is not UTF-8.')
  }
}
