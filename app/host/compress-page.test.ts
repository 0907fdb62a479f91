import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytesOf } from './bytes.ts'
import { compressPage } from './compress-page.ts'

test.each([true, false])('a compressed page takes no more memory than its length (cached: %s)', async (isKept) => {
  const page = '<p>Slots and live tables</p>'.repeat(2000)
  const compressed = await compressPage(bytesOf(page), isKept)
  expect(brotliDecompressSync(compressed).toString()).toBe(page)
  expect(compressed.buffer.byteLength).toBe(compressed.length)
})
