interface WebpChunk {
  readonly type: string
  readonly start: number
  /** The offset after the chunk, including the byte that pads it to an even length. */
  readonly end: number
}

const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Bits of the extended header for EXIF and XMP. */
const metadataFlags = 0x08 | 0x04

function* webpChunks(bytes: Uint8Array): Generator<WebpChunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const whole = Math.min(bytes.length, 8 + view.getUint32(4, true))
  let start = 12
  while (start + 8 <= whole) {
    const type = String.fromCharCode(...bytes.subarray(start, start + 4))
    const size = view.getUint32(start + 4, true)
    const end = Math.min(start + 8 + size + (size % 2), bytes.length)
    if (start + 8 + size > bytes.length) throw new Error('the picture cannot be read')
    yield { type, start, end }
    start = end
  }
}

/** The parts of a WebP without metadata. Its header has the new length. */
export function cleanWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const kept = [...webpChunks(bytes)].filter(({ type }) => needed.has(type)).map((chunk) => copyOf(bytes, chunk))
  const header = bytes.slice(0, 12)
  const size = kept.reduce((sum, part) => sum + part.length, 4)
  new DataView(header.buffer).setUint32(4, size, true)
  return [header, ...kept]
}

function copyOf(bytes: Uint8Array<ArrayBuffer>, { type, start, end }: WebpChunk): Uint8Array<ArrayBuffer> {
  if (type !== 'VP8X') return bytes.subarray(start, end)
  const copy = bytes.slice(start, end)
  copy[8] = (copy[8] ?? 0) & ~metadataFlags
  return copy
}

/** Whether a WebP has at least the length that its header gives, and contains picture data. */
export function isWholeWebp(bytes: Uint8Array): boolean {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(4, true)
  const types = [...webpChunks(bytes)].map(({ type }) => type)
  return bytes.length >= 8 + size && types.some((type) => ['VP8 ', 'VP8L', 'ANMF'].includes(type))
}

/** The EXIF block of a WebP, from its TIFF header on. */
export function exifOfWebp(bytes: Uint8Array): Uint8Array | undefined {
  for (const { type, start, end } of webpChunks(bytes)) {
    if (type !== 'EXIF') continue
    const block = bytes.subarray(start + 8, end)
    // Some cameras put the JPEG's own prefix before the TIFF header.
    return String.fromCharCode(...block.subarray(0, 4)) === 'Exif' ? block.subarray(6) : block
  }
  return undefined
}

/** Width and height from the first chunk of the picture. */
export function sizeOfWebp(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  for (const { type, start } of webpChunks(bytes)) {
    const at = (offset: number) => bytes[start + 8 + offset] ?? 0
    const little = (offset: number, length: number) =>
      Array.from({ length }, (_, index) => at(offset + index) * 256 ** index).reduce((sum, one) => sum + one, 0)
    if (type === 'VP8X') return { width: little(4, 3) + 1, height: little(7, 3) + 1 }
    if (type === 'VP8 ') return { width: little(6, 2) & 0x3fff, height: little(8, 2) & 0x3fff }
    if (type === 'VP8L') {
      const packed = little(1, 4)
      return { width: (packed & 0x3fff) + 1, height: (Math.floor(packed / 0x4000) & 0x3fff) + 1 }
    }
  }
  return undefined
}
