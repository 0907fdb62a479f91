import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { createByteCache } from './byte-cache.ts'
import { compressPage, decompressPage } from './compress-page.ts'
import { createPageCache } from './page-cache.ts'
import { createPopularPages } from './popular-pages.ts'

const body = new Uint8Array(readFileSync('app/styles/base.css'))

/** A cache with one page, "home", and a function that sends it a number of times. */
async function openCache(compress = vi.fn(compressPage)) {
  const pages = createPageCache(createByteCache(1_000_000))
  const popular = createPopularPages(pages, { compress, decompress: decompressPage, now: () => 0 })
  const compressed = await compressPage(body, 'cached')
  const headers = { etag: 'W/"a"' }
  const compressedHeaders = { ...headers, 'content-length': String(compressed.length) }
  pages.set('home', { status: 200, headers, compressedHeaders, body, compressed, hash: 'one', until: 1000 })
  const home = () => pages.get('home', 'one', 0)
  const send = (times: number) => {
    for (let sent = 0; sent < times; sent += 1) {
      const page = home()
      if (page) popular.count('home', page)
    }
  }
  return { pages, compress, compressed, home, send }
}

test('a page with many requests is compressed again, once, and its responses get smaller', async () => {
  const { compress, compressed, home, send } = await openCache()
  send(15)
  expect(compress).not.toHaveBeenCalled()
  send(30)
  await vi.waitFor(() => expect(home()?.compressed.length).toBeLessThan(compressed.length))
  send(30)
  // A second compression would begin with a decompression, on another thread.
  await decompressPage(compressed)
  await decompressPage(compressed)
  expect(compress).toHaveBeenCalledOnce()
  const { compressed: smaller, compressedHeaders } = home() ?? {}
  expect(smaller && (await decompressPage(smaller))).toEqual(Buffer.from(body))
  expect(compressedHeaders).toEqual({ etag: 'W/"a"', 'content-length': String(smaller?.length) })
})

test('a page that the host renders meanwhile stays', async () => {
  const { pages, compress, home, send } = await openCache()
  send(16)
  const renewed = { ...home(), until: 2000 } as NonNullable<ReturnType<typeof home>>
  pages.set('home', renewed)
  const kept = home()
  await vi.waitFor(() => expect(compress.mock.results[0]?.type).toBe('return'))
  await compress.mock.results[0]?.value
  expect(home()).toBe(kept)
})

test('a page that cannot be compressed again stays', async () => {
  const { compress, compressed, home, send } = await openCache(vi.fn(() => Promise.reject(new Error('no memory'))))
  const kept = home()
  send(16)
  await vi.waitFor(() => expect(compress).toHaveBeenCalledOnce())
  send(30)
  // A second try would begin with a decompression, on another thread.
  await decompressPage(compressed)
  await decompressPage(compressed)
  expect(home()).toBe(kept)
  expect(compress).toHaveBeenCalledOnce()
})
