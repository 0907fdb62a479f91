/** A chunk of a PNG, and its offsets including length and checksum. */
interface PngChunk {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** Chunks that change how a picture looks. Cleaning leaves out all other chunks, known or not. */
const needed = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(' '),
)

function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let start = 8
  while (start + 12 <= bytes.length) {
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8))
    const end = start + 12 + view.getUint32(start)
    if (end > bytes.length) throw new Error('the picture cannot be read')
    yield { type, start, end }
    if (type === 'IEND') return
    start = end
  }
}

/** The parts of a PNG without metadata and without data after its end. */
export function cleanPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const kept = [...pngChunks(bytes)].filter(({ type }) => needed.has(type))
  return [bytes.subarray(0, 8), ...kept.map(({ start, end }) => bytes.subarray(start, end))]
}

/** Whether a PNG has picture data with an end chunk after it. */
export function isWholePng(bytes: Uint8Array): boolean {
  const types = [...pngChunks(bytes)].map(({ type }) => type)
  return types.includes('IDAT') && types.at(-1) === 'IEND'
}

/** The EXIF block of a PNG, from its TIFF header on. */
export function exifOfPng(bytes: Uint8Array): Uint8Array | undefined {
  for (const { type, start, end } of pngChunks(bytes)) {
    if (type === 'eXIf') return bytes.subarray(start + 8, end - 4)
  }
  return undefined
}

/** Width and height from the header. */
export function sizeOfPng(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  if (bytes.length < 24) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
