import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytesOf } from './bytes.ts'
import { compressPage } from './compress-page.ts'
import { withPlainEnd } from './plain-end.ts'

test.each([1, 2, 255, 256, 257, 65_535, 65_536])(
  'a compressed beginning with a plain end of %i bytes is a whole stream',
  async (length) => {
    const beginning = '<p>Slots and live tables</p>'.repeat(2000)
    const end = 'x'.repeat(length - 1) + 'y'
    const stream = withPlainEnd(await compressPage(bytesOf(beginning), 'beginning'), bytesOf(end))
    expect(brotliDecompressSync(stream).toString()).toBe(beginning + end)
    expect(stream.buffer.byteLength).toBe(stream.length)
  },
)

test.each([0, 65_537])('an end of %i bytes throws', (length) => {
  expect(() => withPlainEnd(new Uint8Array(), new Uint8Array(length))).toThrow(RangeError)
})
