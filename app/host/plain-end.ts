import { joinBytes } from './bytes.ts'

/** The maximum length of an end, in bytes. */
const longestEnd = 2 ** 16

/** The last block of a Brotli stream: an empty one. */
const lastBlock = Uint8Array.of(3)

/**
 * Joins a compressed beginning and an uncompressed end to a Brotli stream, so that many pages share one beginning. The
 * end becomes an uncompressed block (RFC 7932, section 9.2).
 *
 * @param beginning bytes that `compress` returned for the use `beginning`
 * @param end 1 to 65,536 bytes
 */
export function withPlainEnd(beginning: Uint8Array, end: Uint8Array): Uint8Array<ArrayBuffer> {
  if (end.length === 0 || end.length > longestEnd) throw new RangeError(`An end cannot have ${end.length} bytes.`)
  // The fields begin at the lowest bit: more blocks follow (1 bit), the length takes 16 bits (2 bits). Then: the length
  // minus 1 (16 bits), uncompressed (1 bit).
  const header = ((end.length - 1) << 3) | (1 << 19)
  const bytes = Uint8Array.of(header & 255, (header >> 8) & 255, header >> 16)
  const stream = joinBytes([beginning, bytes, end, lastBlock])
  // Node sends a `Buffer` faster than a plain `Uint8Array`. A worker has no `Buffer`.
  return typeof Buffer === 'undefined' ? stream : Buffer.from(stream.buffer)
}
