import { cleanJpeg, exifOfJpeg, isWholeJpeg, sizeOfJpeg } from './jpeg.ts'
import { orientationOf } from './orientation.ts'
import { cleanPng, exifOfPng, isWholePng, sizeOfPng } from './png.ts'
import { cleanWebp, exifOfWebp, isWholeWebp, sizeOfWebp } from './webp.ts'

interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Operations on a picture format that need no decoding. Each may throw for bytes of another format. */
interface PictureFormat {
  readonly sizeOf: (bytes: Uint8Array) => PictureSize | undefined
  readonly exifOf: (bytes: Uint8Array) => Uint8Array | undefined
  readonly isWhole: (bytes: Uint8Array) => boolean
  readonly clean: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>[]
}

const formats: Readonly<Record<string, PictureFormat>> = {
  'image/jpeg': { sizeOf: sizeOfJpeg, exifOf: exifOfJpeg, isWhole: isWholeJpeg, clean: cleanJpeg },
  'image/png': { sizeOf: sizeOfPng, exifOf: exifOfPng, isWhole: isWholePng, clean: cleanPng },
  'image/webp': { sizeOf: sizeOfWebp, exifOf: exifOfWebp, isWhole: isWholeWebp, clean: cleanWebp },
}

/** The facts from a picture's header. */
export interface PictureFacts extends PictureSize {
  /** The EXIF orientation, 1 to 8. 1 is upright. */
  readonly orientation: number
}

/** The number of pixels of a picture, from its first bytes. Undefined if they do not contain the size. */
export function pixelsOf(head: Uint8Array, type: string): number | undefined {
  try {
    const size = formats[type]?.sizeOf(head)
    return size && size.width * size.height
  } catch {
    return undefined
  }
}

/** Reads size and orientation from a picture's headers without decoding it. Throws if the headers contain no size. */
export function pictureFacts(bytes: Uint8Array, type: string): PictureFacts {
  const format = formats[type]
  const size = format?.sizeOf(bytes)
  if (!format || !size || size.width === 0 || size.height === 0) throw new Error('the picture cannot be read')
  return { ...size, orientation: orientationOf(format.exifOf(bytes)) }
}

/** Whether a picture's data is complete. May throw for bytes of another type. */
export function isWholePicture(bytes: Uint8Array, type: string): boolean {
  return formats[type]?.isWhole(bytes) === true
}

/**
 * Removes metadata such as place and camera from a picture, and keeps its picture data byte for byte. May throw for
 * bytes of another type.
 */
export function cleanPicture(bytes: Uint8Array<ArrayBuffer>, type: string): Blob {
  const format = formats[type]
  if (!format) throw new Error('the picture cannot be read')
  return new Blob(format.clean(bytes), { type })
}
