import { cleanJpeg, exifOfJpeg, sizeOfJpeg } from './jpeg.ts'
import { orientationOf } from './orientation.ts'
import { cleanPng, exifOfPng, sizeOfPng } from './png.ts'
import { cleanWebp, exifOfWebp, sizeOfWebp } from './webp.ts'

interface PictureSize {
  readonly width: number
  readonly height: number
}

/** What can be done with a format of pictures without decoding it. Each throws for bytes that are not of it. */
interface PictureFormat {
  readonly sizeOf: (bytes: Uint8Array) => PictureSize | undefined
  readonly exifOf: (bytes: Uint8Array) => Uint8Array | undefined
  readonly clean: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>[]
}

const formats: Readonly<Record<string, PictureFormat>> = {
  'image/jpeg': { sizeOf: sizeOfJpeg, exifOf: exifOfJpeg, clean: cleanJpeg },
  'image/png': { sizeOf: sizeOfPng, exifOf: exifOfPng, clean: cleanPng },
  'image/webp': { sizeOf: sizeOfWebp, exifOf: exifOfWebp, clean: cleanWebp },
}

/** What a picture's header says. */
export interface PictureFacts extends PictureSize {
  /** 1 to 8, as EXIF counts; 1 is upright. */
  readonly orientation: number
}

/** How many pixels a picture has by its first bytes; undefined where they do not say. */
export function pixelsOf(head: Uint8Array, type: string): number | undefined {
  try {
    const size = formats[type]?.sizeOf(head)
    return size && size.width * size.height
  } catch {
    return undefined
  }
}

/** Reads size and orientation from a picture's headers; nothing is decoded. Throws where there is no size. */
export function pictureFacts(bytes: Uint8Array, type: string): PictureFacts {
  const format = formats[type]
  const size = format?.sizeOf(bytes)
  if (!format || !size || size.width === 0 || size.height === 0) throw new Error('the picture cannot be read')
  return { ...size, orientation: orientationOf(format.exifOf(bytes)) }
}

/** A picture without any metadata, its picture data byte for byte as it was. Throws for bytes of another type. */
export function cleanPicture(bytes: Uint8Array<ArrayBuffer>, type: string): Blob {
  const format = formats[type]
  if (!format) throw new Error('the picture cannot be read')
  return new Blob(format.clean(bytes), { type })
}
