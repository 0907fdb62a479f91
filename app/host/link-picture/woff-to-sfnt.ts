import { inflateSync } from 'node:zlib'

/** The offset of the directory of tables in a WOFF 1 file, and the size of its entries, in bytes. */
const directory = 44
const entrySize = 20

/**
 * Converts a WOFF 1 file (W3C WOFF 1.0) to TrueType or OpenType by inflating its tables. Throws for any other bytes.
 */
export function woffToSfnt(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (view.getUint32(0) !== 0x774f4646) throw new RangeError('These bytes are not a WOFF 1 file.')
  const count = view.getUint16(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = directory + index * entrySize
    const [tag, offset, packed, size, checksum] = [0, 4, 8, 12, 16].map((field) => view.getUint32(at + field)) as [
      number,
      number,
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(offset, offset + packed)
    return { tag, checksum, content: packed < size ? inflateSync(bytes) : bytes }
  })
  const padded = (length: number) => (length + 3) & ~3
  const head = 12 + count * 16
  const sfnt = new Uint8Array(tables.reduce((sum, { content }) => sum + padded(content.length), head))
  const out = new DataView(sfnt.buffer)
  const power = 2 ** Math.floor(Math.log2(count))
  out.setUint32(0, view.getUint32(4))
  out.setUint16(4, count)
  out.setUint16(6, power * 16)
  out.setUint16(8, Math.log2(power))
  out.setUint16(10, (count - power) * 16)
  let offset = head
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = 12 + index * 16
    out.setUint32(at, tag)
    out.setUint32(at + 4, checksum)
    out.setUint32(at + 8, offset)
    out.setUint32(at + 12, content.length)
    sfnt.set(content, offset)
    offset += padded(content.length)
  }
  return sfnt
}
