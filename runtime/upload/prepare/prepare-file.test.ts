import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { kindOfError } from '../kind-of-error.ts'
import type { Redraw, Redrawing } from '../upload-options.ts'
import { makePicture, secretPlace } from '../testing/pictures.ts'
import { cleanPicture } from './picture-facts.ts'
import { prepareFile } from './prepare-file.ts'

const MB = 1024 * 1024
const accept = ['image/jpeg', 'image/png', 'image/webp']

function prepare(
  file: Blob,
  { mode = 4, redraw = keep, signal = new AbortController().signal, declared = file.type } = {},
) {
  return prepareFile(file, { declared, accept, mode, redraw, signal })
}

/** Returns the picture unchanged with its metadata, which later steps still have to remove. */
const keep: Redraw = async (picture) => picture

function watched(): { redraw: Redraw; seen: Omit<Redrawing, 'signal'>[] } {
  const seen: Omit<Redrawing, 'signal'>[] = []
  return {
    seen,
    redraw: async (picture, { signal: _signal, ...redrawing }) => {
      seen.push(redrawing)
      return picture
    },
  }
}

const formats = [
  ['photo.jpg', 'image/jpeg', 'jpg'],
  ['photo.jpeg', 'image/jpeg', 'jpeg'],
  ['photo.png', 'image/png', 'png'],
  ['photo.webp', 'image/webp', 'webp'],
] as const
const sizes = [200, 50_000, MB - 4000, MB, 3 * MB, 5 * MB - 4000, 5 * MB]

for (const [name, type, extension] of formats) {
  for (const mode of [2, 4]) {
    test(`[UPL-07] ${name} with a location, sizes around the thresholds, mode ${mode}: the location is not sent`, async () => {
      for (const size of sizes) {
        for (const orientation of size < 100_000 ? [1, 6] : [1]) {
          const bytes = makePicture[type]({ width: 1600, height: 1200, orientation, size })
          const prepared = await prepare(new File([bytes], name, { type }), { mode })
          expect(prepared).toMatchObject({ type, extension })
          const sent = Buffer.from(await prepared.body.arrayBuffer())
          expect(sent.includes(secretPlace)).toBe(false)
        }
      }
    })
  }
}

describe('[UPL-06] a picture that is cut short', () => {
  /** A picture that ends with its own data. If other data followed, a cut in that data would not damage the picture. */
  const whole = async (type: (typeof formats)[number][1], size: number) => {
    const made = makePicture[type]({ width: 1600, height: 1200, orientation: 1, size })
    return new Uint8Array(await cleanPicture(made, type).arrayBuffer())
  }
  const kindOf = (file: File) =>
    prepare(file).then(
      () => 'sent',
      (error: Error) => kindOfError(error.message),
    )

  test.each(formats.flatMap(([name, type]) => [2000, 2 * MB].map((size) => [name, type, size] as const)))(
    '%s (%s, %d bytes) is refused if cut after 50, 90 or 99.9 percent, and accepted whole',
    async (name, type, size) => {
      const bytes = await whole(type, size)
      for (const part of [0.5, 0.9, 0.999]) {
        const cut = new File([bytes.subarray(0, Math.floor(bytes.length * part))], name, { type })
        expect(await kindOf(cut), String(part)).toBe('damaged')
      }
      expect(await kindOf(new File([bytes], name, { type }))).toBe('sent')
    },
  )

  test('a JPEG without its end marker and a PNG without its last chunk are refused', async () => {
    const jpeg = await whole('image/jpeg', 5000)
    const unended = jpeg.subarray(0, jpeg.length - 2)
    expect(await kindOf(new File([unended], 'a.jpg', { type: 'image/jpeg' }))).toBe('damaged')
    const png = await whole('image/png', 5000)
    expect(await kindOf(new File([png.subarray(0, png.length - 12)], 'a.png', { type: 'image/png' }))).toBe('damaged')
  })
})

describe('[UPL-07] redrawing a picture', () => {
  const picture = (size: number, orientation = 1, width = 1600, height = 1200) =>
    new File([makePicture['image/png']({ width, height, orientation, size })], 'a.png', { type: 'image/png' })

  test.each([
    ['under the threshold: never', 4, picture(MB - 4000), []],
    ['from 1 MB on: half the quality', 4, picture(MB), [{ longestSide: 720, quality: 0.5 }]],
    ['mode 2, under 5 MB: never', 2, picture(5 * MB - 4000), []],
    ['mode 2, from 5 MB on', 2, picture(5 * MB), [{ longestSide: 720, quality: 0.8 }]],
    ['upright and narrow: its width stays', 4, picture(MB, 1, 500, 3000), [{ longestSide: 3000, quality: 0.5 }]],
    ['upright and wide: 720 wide', 4, picture(MB, 1, 1440, 2880), [{ longestSide: 1440, quality: 0.5 }]],
    ['rotated: 720 wide as displayed', 4, picture(MB, 6, 2880, 1440), [{ longestSide: 1440, quality: 0.5 }]],
    ['small and rotated: the same size and quality', 4, picture(50_000, 3), [{ quality: 1 }]],
  ])('%s', async (_what, mode, file, redrawings) => {
    const { redraw, seen } = watched()
    await prepare(file, { mode, redraw })
    expect(seen).toEqual(redrawings)
  })
})

test('[UPL-07] a browser that draws a PNG instead of a WebP sends it as PNG, without metadata', async () => {
  const made = { width: 1600, height: 1200, orientation: 1, size: MB }
  const webp = new File([makePicture['image/webp'](made)], 'a.webp', { type: 'image/webp' })
  const redraw: Redraw = async () => new Blob([makePicture['image/png'](made)])
  const { body, ...prepared } = await prepare(webp, { redraw })
  expect(prepared).toMatchObject({ type: 'image/png', extension: 'png' })
  expect(body.type).toBe('image/png')
  expect(Buffer.from(await body.arrayBuffer()).includes(secretPlace)).toBe(false)
  const onlyWebp = {
    declared: 'image/webp',
    accept: ['image/webp'],
    mode: 4,
    redraw,
    signal: new AbortController().signal,
  }
  await expect(prepareFile(webp, onlyWebp)).rejects.toThrow('File cloning failed: it cannot be drawn')
})

describe('refused files', () => {
  const fails = (file: Blob, how = {}) => expect(prepare(file, how)).rejects

  test('[UPL-06] bytes of an unknown type, with the declared type in the message', async () => {
    const html = new File(['<!doctype html><script>alert(1)</script>'], 'a.png', { type: 'image/png' })
    await fails(html).toThrow('Invalid file type: image/png')
  })

  test('[UPL-06] a type that is not accepted, by its bytes', async () => {
    await fails(new File(['GIF89a and so on'], 'a.png', { type: 'image/png' })).toThrow('Invalid file type: image/gif')
    await fails(new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'a.jpg', { type: 'image/jpeg' })).toThrow('image/heic')
  })

  test('a header of 16,000 × 16,000 pixels, before anything is decoded', async () => {
    const { redraw, seen } = watched()
    for (const type of ['image/jpeg', 'image/png', 'image/webp'] as const) {
      const bytes = makePicture[type]({ width: 16_000, height: 16_000, orientation: 1, size: 300 })
      await fails(new File([bytes], 'a', { type }), { redraw }).toThrow(
        'File cloning failed: the picture has more than 40 megapixels',
      )
    }
    expect(seen).toEqual([])
  })

  test('a JPEG of 16,000 × 16,000 pixels whose size is not in its first 64 kB', async () => {
    const { redraw, seen } = watched()
    const made = makePicture['image/jpeg']({ width: 16_000, height: 16_000, orientation: 1, size: 300 })
    const long = new Uint8Array(2 + 0xffff)
    long.set([0xff, 0xec, 0xff, 0xff])
    const file = new File([made.subarray(0, 2), long, made.subarray(2)], 'a.jpg', { type: 'image/jpeg' })
    await fails(file, { redraw }).toThrow('File cloning failed: the picture has more than 40 megapixels')
    expect(seen).toEqual([])
  })

  test('a picture with a truncated header', async () => {
    const bytes = makePicture['image/jpeg']({ width: 10, height: 10, orientation: 1, size: 300 }).slice(0, 30)
    await fails(new File([bytes], 'a.jpg', { type: 'image/jpeg' })).toThrow(
      'File cloning failed: the picture cannot be read',
    )
  })

  test('a picture that cannot be decoded, without the library’s message', async () => {
    const file = new File([makePicture['image/png']({ width: 9, height: 9, orientation: 1, size: MB })], 'a.png', {
      type: 'image/png',
    })
    const redraw: Redraw = async () => {
      throw new Error('cannot decode /home/somchai/secret.png')
    }
    await fails(file, { redraw }).toThrow('File cloning failed: it cannot be drawn')
  })

  test('an unreadable file', async () => {
    const file = new File(['%PDF'], 'a.png', { type: 'image/png' })
    const broken = Object.assign(file, { slice: () => ({ arrayBuffer: async () => 'text' }) as unknown as Blob })
    await fails(broken).toThrow('fileBuffer not an instanceof ArrayBuffer')
  })
})

test('after the member cancels, the error is the signal’s reason, not a message about the picture', async () => {
  const cancel = new AbortController()
  const file = new File([makePicture['image/png']({ width: 9, height: 9, orientation: 1, size: MB })], 'a.png', {
    type: 'image/png',
  })
  const redraw: Redraw = async () => {
    cancel.abort()
    throw new Error('stopped')
  }
  await expect(prepare(file, { redraw, signal: cancel.signal })).rejects.toThrow(cancel.signal.reason as Error)
})

test('a picture of 20,000 × 20,000 pixels is refused after its header is read, without drawing it', async () => {
  const bytes = makePicture['image/png']({ width: 20_000, height: 20_000, orientation: 1, size: 20 * MB })
  const { redraw, seen } = watched()
  const read: number[] = []
  const file = new File([bytes], 'a.png', { type: 'image/png' })
  const watch = (blob: Blob): Blob =>
    Object.assign(blob, {
      slice: (...range: Parameters<Blob['slice']>) => watch(Blob.prototype.slice.apply(blob, range)),
      arrayBuffer: () => {
        read.push(blob.size)
        return Blob.prototype.arrayBuffer.call(blob)
      },
    })
  await expect(prepare(watch(file), { redraw })).rejects.toThrow('40 megapixels')
  expect(Math.max(...read)).toBe(limits.headerLength)
  expect(limits.headerLength).toBeLessThan(file.size)
  expect(seen).toEqual([])
})
