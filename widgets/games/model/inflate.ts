import { BadGameList, listLimits } from './list-limits.ts'

/** Number of compressed bytes that are decompressed together. They become at most 17 MB. */
const sliceBytes = 16_384

const nextTask = () => new Promise<'idle'>((resolve) => setTimeout(() => resolve('idle')))

/**
 * The text of gzip bytes in pieces, so that memory holds only a part of a long text.
 *
 * @throws BadGameList if the bytes are malformed, too large, gzip within gzip, or not UTF-8
 */
export async function* inflate(packed: Uint8Array<ArrayBuffer>): AsyncGenerator<string> {
  if (!isGzip(packed)) throw new BadGameList('The file is not gzip.')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  for await (const pieces of decompress(packed, sizeLimit(packed))) {
    for (const piece of pieces) {
      if (size === 0 && isGzip(piece)) throw new BadGameList('The file is gzip within gzip.')
      size += piece.byteLength
      yield decode(decoder, piece)
    }
  }
  yield decode(decoder)
}

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

const sizeLimit = ({ byteLength }: Uint8Array) =>
  Math.min(listLimits.inflated, Math.max(listLimits.ratioFrom, byteLength * listLimits.ratio))

/**
 * Decompresses slice by slice, and reads all pieces of a slice before it returns them. In Node, an error in a stream
 * with unread pieces would end the host's process.
 */
async function* decompress(
  packed: Uint8Array<ArrayBuffer>,
  limit: number,
): AsyncGenerator<readonly Uint8Array<ArrayBuffer>[]> {
  const { readable, writable } = new DecompressionStream('gzip')
  const [reader, writer] = [readable.getReader(), writable.getWriter()]
  let size = 0
  let next = reader.read()

  /** Reads until the stream ends, or until `idle` resolves. */
  async function readUntil(idle: Promise<'idle'>): Promise<Uint8Array<ArrayBuffer>[]> {
    const pieces: Uint8Array<ArrayBuffer>[] = []
    for (;;) {
      const result = await Promise.race([next, idle])
      if (result === 'idle' || result.done) return pieces
      size += result.value.byteLength
      if (size > limit) throw new BadGameList('The file is too large without its compression.')
      pieces.push(result.value)
      next = reader.read()
    }
  }

  try {
    for (let start = 0; start < packed.length; start += sliceBytes)
      yield await readUntil(writer.write(packed.subarray(start, start + sliceBytes)).then(nextTask))
    yield await readUntil(writer.close().then(() => new Promise<never>(() => {})))
  } catch (error) {
    throw error instanceof BadGameList ? error : new BadGameList('The file is cut off or its checksum is wrong.')
  } finally {
    next.catch(() => {})
    await nextTask()
    await Promise.allSettled([reader.cancel(), writer.abort()])
  }
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw new BadGameList('The file is not UTF-8.')
  }
}
