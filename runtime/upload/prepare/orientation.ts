const orientationTag = 0x0112

/**
 * The EXIF orientation of a picture, 1 to 8, from an EXIF block that begins with its TIFF header. Returns 1 (upright)
 * if the block is missing or malformed, or has no valid orientation.
 */
export function orientationOf(exif: Uint8Array | undefined): number {
  if (!exif || exif.length < 14) return 1
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength)
  const order = view.getUint16(0)
  if (order !== 0x4949 && order !== 0x4d4d) return 1
  const isLittle = order === 0x4949
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > exif.length) return 1
  const entries = view.getUint16(directory, isLittle)
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > exif.length) return 1
    if (view.getUint16(entry, isLittle) !== orientationTag) continue
    const value = view.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}
