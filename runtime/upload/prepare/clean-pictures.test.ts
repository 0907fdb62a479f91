import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MadeUp, makePicture, pictureData, secretPlace } from '../testing/pictures.ts'
import { cleanPicture, pictureFacts } from './picture-facts.ts'

const kinds = ['image/jpeg', 'image/png', 'image/webp'] as const

const words = [
  secretPlace,
  'Exif\0',
  'EXIF',
  'eXIf',
  'xmpmeta',
  'tEXt',
  'zTXt',
  'iTXt',
  'tIME',
  'MPF\0',
  'Photoshop',
  'Ducky',
  'script',
]

const latin = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('latin1')
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

const anyPicture: fc.Arbitrary<MadeUp> = fc.record({
  width: fc.integer({ min: 1, max: 16_000 }),
  height: fc.integer({ min: 1, max: 16_000 }),
  orientation: fc.integer({ min: 1, max: 8 }),
  size: fc.integer({ min: 128, max: 20_000 }),
})

describe.each(kinds)('%s', (type) => {
  test('[UPL-07] cleaning removes metadata and keeps the picture data byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(anyPicture, async (picture) => {
        const made = makePicture[type](picture)
        const cleaned = await latin(cleanPicture(made, type))
        expect(textOf(made)).toContain(secretPlace)
        const found = words.filter((word) => cleaned.includes(word))
        expect(found).toEqual([])
        const data = textOf(pictureData(picture.size))
        expect(cleaned.includes(type === 'image/jpeg' ? data.replaceAll('\xff', '\xff\0') : data)).toBe(true)
        const facts = pictureFacts(new Uint8Array(Buffer.from(cleaned, 'latin1')), type)
        expect(facts).toEqual({ width: picture.width, height: picture.height, orientation: 1 })
      }),
      { numRuns: 100 },
    )
  })

  test('[UPL-07] size and orientation are read from the header', () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        const { width, height, orientation } = picture
        expect(pictureFacts(makePicture[type](picture), type)).toEqual({ width, height, orientation })
      }),
      { numRuns: 100 },
    )
  })

  test('colours keep their profile', async () => {
    const made = makePicture[type]({ width: 10, height: 10, orientation: 1, size: 500 })
    expect(await latin(cleanPicture(made, type))).toContain(type === 'image/png' ? 'gAMA' : 'colour')
  })

  test('cleaning a clean picture changes nothing', async () => {
    const made = makePicture[type]({ width: 10, height: 10, orientation: 3, size: 999 })
    const once = await cleanPicture(made, type).arrayBuffer()
    expect(await cleanPicture(new Uint8Array(once), type).arrayBuffer()).toEqual(once)
  })

  test('a cut or randomly changed picture gives a result or an error, and never hangs', () => {
    const made = makePicture[type]({ width: 300, height: 200, orientation: 6, size: 3000 })
    fc.assert(
      fc.property(
        fc.nat(made.length),
        fc.array(fc.tuple(fc.nat(made.length - 1), fc.nat(255)), { maxLength: 20 }),
        (length, changes) => {
          const broken = made.slice(0, length)
          for (const [at, value] of changes) if (at < length) broken[at] = value
          const cleaned = outcome(() => cleanPicture(broken, type))
          expect(cleaned instanceof Blob || cleaned instanceof Error).toBe(true)
          if (cleaned instanceof Blob) expect(cleaned.size).toBeLessThanOrEqual(broken.length + 12)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

function outcome<Value>(act: () => Value): Value | Error {
  try {
    return act()
  } catch (error) {
    return error as Error
  }
}
