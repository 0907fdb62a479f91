import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytesOf } from './bytes.ts'
import { compressPage } from './compress-page.ts'

test.each(['cached', 'popular'] as const)(
  'a page compressed for "%s" takes no more memory than its compressed length',
  async (use) => {
    const page = '<p>Slots and live tables</p>'.repeat(2000)
    const compressed = await compressPage(bytesOf(page), use)
    expect(brotliDecompressSync(compressed).toString()).toBe(page)
    expect(compressed.buffer.byteLength).toBe(compressed.length)
  },
)

test('a page of 140 kB is compressed in a window of 64 kB, because larger windows take 16 times the memory', async () => {
  const compressed = await compressPage(bytesOf('<p>Slots and live tables</p>'.repeat(5000)), 'cached')
  // The format encodes this window as a single 0, in the lowest bit.
  expect((compressed[0] ?? 1) & 1).toBe(0)
})
