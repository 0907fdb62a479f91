import { crc32 } from 'node:zlib'

/** The text in the metadata blocks of a generated picture. */
export const secretPlace = 'GPS 13.7563N 100.5018E'

/** A picture to generate: its header is valid, its picture data is noise. */
export interface MadeUp {
  readonly width: number
  readonly height: number
  /** The EXIF orientation, 1 to 8. */
  readonly orientation: number
  /** Bytes of picture data. */
  readonly size: number
}

type Bytes = Uint8Array<ArrayBuffer>

/** Generates a picture with a location in each metadata block that can contain a text. */
export const makePicture: Readonly<Record<'image/jpeg' | 'image/png' | 'image/webp', (picture: MadeUp) => Bytes>> = {
  'image/jpeg': makeJpeg,
  'image/png': makePng,
  'image/webp': makeWebp,
}

/** The picture data alone, as {@link makePicture} makes it: noise that repeats itself. */
export function pictureData(size: number): Bytes {
  const block = Uint8Array.from({ length: 4096 }, (_, index) => Math.imul(index * index + 17, 40_503) >>> 9)
  const data = new Uint8Array(size)
  for (let at = 0; at < size; at += block.length) data.set(block.subarray(0, size - at), at)
  return data
}

const text = (value: string) => new TextEncoder().encode(value)

function joinBytes(...parts: readonly ArrayLike<number>[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const big16 = (value: number) => [value >> 8, value & 0xff]
const big32 = (value: number) => [...big16(value >>> 16), ...big16(value & 0xffff)]
const little32 = (value: number) => big32(value).toReversed()

/** A TIFF block with one entry, the orientation, and the location after it. */
const tiff = (orientation: number) =>
  joinBytes(
    text('MM'),
    big16(42),
    big32(8),
    big16(1),
    big16(0x0112),
    big16(3),
    big32(1),
    big16(orientation),
    [0, 0],
    big32(0),
    text(secretPlace),
  )

/** Inserts a 0 after every 0xff. */
function escaped(data: Bytes): Bytes {
  const whole = new Uint8Array(data.length * 2)
  let at = 0
  for (const byte of data) {
    whole[at++] = byte
    if (byte === 0xff) whole[at++] = 0
  }
  return whole.subarray(0, at)
}

function makeJpeg({ width, height, orientation, size }: MadeUp): Bytes {
  const segment = (marker: number, content: ArrayLike<number>) =>
    joinBytes([0xff, marker], big16(content.length + 2), content)
  // In picture data, a 0 follows each 0xff, except in a restart marker, such as the 0xff 0xd3 below.
  const scan = escaped(pictureData(size))
  const picture = (place: string) =>
    joinBytes(
      [0xff, 0xd8],
      segment(0xe0, text('JFIF\0\u0001\u0002\0\0\u0001\0\u0001\0\0')),
      segment(0xe1, joinBytes(text('Exif\0\0'), tiff(orientation))),
      segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${place}</x:xmpmeta>`)),
      segment(0xe2, text('ICC_PROFILE\0\u0001\u0001colour')),
      segment(0xe2, text(`MPF\0${place}`)),
      segment(0xed, text(`Photoshop 3.0\0${place}`)),
      segment(0xec, text(`Ducky${place}`)),
      segment(0xfe, text(place)),
      segment(0xdb, new Uint8Array(65)),
      segment(0xc0, [8, ...big16(height), ...big16(width), 1, 1, 0x11, 0]),
      segment(0xda, [1, 1, 0, 0, 63, 0]),
      scan,
      [0xff, 0xd3],
      scan.slice(0, 50),
      [0xff, 0xd9],
    )
  // A second picture after the first, as cameras append it.
  return joinBytes(picture(secretPlace), picture(secretPlace))
}

function makePng({ width, height, orientation, size }: MadeUp): Bytes {
  const chunk = (type: string, content: ArrayLike<number>) => {
    const body = joinBytes(text(type), content)
    return joinBytes(big32(content.length), body, big32(crc32(body)))
  }
  return joinBytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', [...big32(width), ...big32(height), 8, 2, 0, 0, 0]),
    chunk('gAMA', big32(45_455)),
    chunk('eXIf', tiff(orientation)),
    chunk('tEXt', text(`Comment\0${secretPlace}`)),
    chunk('zTXt', text(`Comment\0\0${secretPlace}`)),
    chunk('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${secretPlace}`)),
    chunk('IDAT', pictureData(size)),
    chunk('tIME', [0x07, 0xea, 11, 21, 8, 0, 0]),
    chunk('IEND', []),
    text(`<script>${secretPlace}</script>`),
  )
}

function makeWebp({ width, height, orientation, size }: MadeUp): Bytes {
  const chunk = (type: string, content: ArrayLike<number>) =>
    joinBytes(text(type), little32(content.length), content, content.length % 2 ? [0] : [])
  const little24 = (value: number) => little32(value).slice(0, 3)
  const body = joinBytes(
    text('WEBP'),
    chunk('VP8X', [0x08 | 0x04 | 0x20, 0, 0, 0, ...little24(width - 1), ...little24(height - 1)]),
    chunk('ICCP', text('colour')),
    chunk('VP8 ', pictureData(size)),
    chunk('EXIF', tiff(orientation)),
    chunk('XMP ', text(`<x:xmpmeta>${secretPlace}</x:xmpmeta>`)),
    chunk('JUNK', text(secretPlace)),
  )
  return joinBytes(text('RIFF'), little32(body.length), body)
}
