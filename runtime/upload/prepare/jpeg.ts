/** A segment of a JPEG: its marker, and its offsets including marker and length. */
export interface JpegSegment {
  readonly marker: number
  readonly start: number
  /** The offset after the last byte. The segment of a scan includes its picture data. */
  readonly end: number
}

const startOfScan = 0xda
const endOfImage = 0xd9

/**
 * The segments of the first picture in a JPEG, up to its end. Ignores the rest of the file. Ends early if the file is
 * truncated.
 *
 * @throws an Error if a segment has no marker or no valid length
 */
function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  let at = 2
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) throw new Error('the picture cannot be read')
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) {
      yield { marker, start: at, end: at + 2 }
      return
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    if (length < 2) throw new Error('the picture cannot be read')
    const header = Math.min(at + 2 + length, bytes.length)
    const end = marker === startOfScan ? endOfScan(bytes, header) : header
    yield { marker, start: at, end }
    at = end
  }
}

/**
 * The offset of the marker after a scan's picture data, or the end of the file. In picture data, 0xff begins a marker,
 * unless a 0 or another 0xff follows. Restart markers do not end the scan.
 */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from
  while (true) {
    at = bytes.indexOf(0xff, at)
    if (at < 0 || at + 1 >= bytes.length) return bytes.length
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at += next === 0xff ? 1 : 2
  }
}

/** Whether bytes contain a text, such as `Exif`, at an offset. */
function beginsWith(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0))
}

/**
 * Whether a picture needs a segment. Comments and application data are unnecessary, except JFIF, a colour profile and
 * Adobe's transform.
 */
function isNeeded(bytes: Uint8Array, { marker, start }: JpegSegment): boolean {
  if (marker === 0xe0) return beginsWith(bytes, start + 4, 'JFIF\0')
  if (marker === 0xe2) return beginsWith(bytes, start + 4, 'ICC_PROFILE\0')
  if (marker === 0xee) return beginsWith(bytes, start + 4, 'Adobe')
  const isApplication = marker >= 0xe0 && marker <= 0xef
  const isComment = marker === 0xfe
  return !isApplication && !isComment
}

/** The parts of a JPEG without metadata, and without any data after the picture, such as a second picture. */
export function cleanJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const kept = [...jpegSegments(bytes)].filter((segment) => isNeeded(bytes, segment))
  return [bytes.subarray(0, 2), ...kept.map(({ start, end }) => bytes.subarray(start, end))]
}

/** Whether a JPEG has picture data with an end marker after it. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const markers = [...jpegSegments(bytes)].map(({ marker }) => marker)
  return markers.includes(startOfScan) && markers.at(-1) === endOfImage
}

/** The EXIF block of a JPEG, from its TIFF header on. */
export function exifOfJpeg(bytes: Uint8Array): Uint8Array | undefined {
  for (const { marker, start, end } of jpegSegments(bytes)) {
    if (marker === 0xe1 && beginsWith(bytes, start + 4, 'Exif\0\0')) return bytes.subarray(start + 10, end)
  }
  return undefined
}

/** Width and height from the frame header. */
export function sizeOfJpeg(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  for (const { marker, start } of jpegSegments(bytes)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (!isFrame) continue
    const at = (offset: number) => ((bytes[start + offset] ?? 0) << 8) | (bytes[start + offset + 1] ?? 0)
    return { height: at(5), width: at(7) }
  }
  return undefined
}
