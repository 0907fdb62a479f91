import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { createByteCache } from './byte-cache.ts'
import { bytesOf } from './bytes.ts'
import { compressPage, decompressPage } from './compress-page.ts'
import { wholeDocument } from './document.ts'
import { createPageCache } from './page-cache.ts'
import { createPopularPages } from './popular-pages.ts'

const content = new Uint8Array(readFileSync('app/styles/base.css'))
const beginning = { hash: 'a', length: content.length }

/** The page at a time of rendering. */
const bodyAt = (time: number) => wholeDocument(pageAt(time))
const pageAt = (time: number) => ({ lasting: [content], end: bytesOf(String(time)) })

/** A cache with one page, "home". `send` sends this page a number of times. */
async function openCache(compress = vi.fn(compressPage)) {
  const memory = createByteCache(1_000_000)
  const pages = createPageCache(memory)
  let now = 0
  const popular = createPopularPages(pages, memory, { compress, decompress: decompressPage, now: () => now })
  const compressed = await compressPage(bodyAt(0), 'cached')
  const headers = { etag: 'W/"a"' }
  const compressedHeaders = { ...headers, 'content-length': String(compressed.length) }
  const home = () => pages.get('home', 'one', 0)
  const render = () =>
    pages.set('home', {
      status: 200,
      headers,
      compressedHeaders,
      body: bodyAt(0),
      compressed,
      beginning,
      hash: 'one',
      until: 1000,
    })
  render()
  const send = (times: number) => {
    for (let sent = 0; sent < times; sent += 1) {
      const page = home()
      if (page) popular.count('home', page)
    }
  }
  const pass = (ms: number) => {
    now += ms
    memory.removeExpired(now)
  }
  return { pages, popular, compress, compressed, home, render, send, pass }
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
  expect(smaller && (await decompressPage(smaller))).toEqual(Buffer.from(bodyAt(0)))
  expect(compressedHeaders).toEqual({ etag: 'W/"a"', 'content-length': String(smaller?.length) })
})

test('requests for several renderings of the same content count together, and the next rendering is small', async () => {
  const { popular, compress, compressed, home, render, send } = await openCache()
  send(8)
  render()
  send(8)
  await vi.waitFor(() => expect(home()?.compressed.length).toBeLessThan(compressed.length))
  const later = await popular.compressedPage(pageAt(30_000), 'a')
  expect(await decompressPage(later.compressed)).toEqual(Buffer.from(bodyAt(30_000)))
  expect(later.compressed.length).toBeLessThan(compressed.length)
  // The host does not compress the page again.
  expect(later.beginning).toBeUndefined()
  expect(compress).toHaveBeenCalledOnce()
})

test('the second rendering of the same content compresses it for all later renderings', async () => {
  const { popular, compress } = await openCache()
  const lengths: number[] = []
  for (const time of [0, 30_000, 60_000, 90_000]) {
    const page = await popular.compressedPage(pageAt(time), 'a')
    expect(await decompressPage(page.compressed)).toEqual(Buffer.from(bodyAt(time)))
    expect(page.beginning).toEqual(beginning)
    lengths.push(page.compressed.length)
  }
  expect(compress.mock.calls.map(([, use]) => use)).toEqual(['cached', 'repeated'])
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(64)
  await popular.compressedPage(pageAt(0), 'b')
  expect(compress).toHaveBeenLastCalledWith(bodyAt(0), 'cached')
})

test('a slow rendering that began before the best compression does not replace the best compression', async () => {
  let end = (_compressed: Buffer<ArrayBuffer>) => {}
  const slow: typeof compressPage = (body, use) =>
    use === 'repeated' ? new Promise((resolve) => (end = resolve as never)) : compressPage(body, use)
  const { popular, home, compressed, send } = await openCache(vi.fn(slow))
  send(1)
  const began = popular.compressedPage(pageAt(1), 'a')
  send(15)
  await vi.waitFor(() => expect(home()?.compressed.length).toBeLessThan(compressed.length))
  end(Buffer.from(await compressPage(content, 'repeated')))
  expect((await began).compressed.length).toBe(home()?.compressed.length)
})

test('the host forgets the content of a popular page ten minutes after its last rendering', async () => {
  const { popular, home, compressed, send, pass } = await openCache()
  send(16)
  await vi.waitFor(() => expect(home()?.compressed.length).toBeLessThan(compressed.length))
  const isKnown = async () => (await popular.compressedPage(pageAt(1), 'a')).beginning === undefined
  pass(599_999)
  expect(await isKnown()).toBe(true)
  pass(599_999)
  expect(await isKnown()).toBe(true)
  pass(600_000)
  expect(await isKnown()).toBe(false)
})

test('a page that the host renders during a second compression stays in the cache', async () => {
  const { pages, compress, home, send } = await openCache()
  send(16)
  const renewed = { ...home(), until: 2000 } as NonNullable<ReturnType<typeof home>>
  pages.set('home', renewed)
  const kept = home()
  await vi.waitFor(() => expect(compress.mock.results[0]?.type).toBe('return'))
  await compress.mock.results[0]?.value
  expect(home()).toBe(kept)
})

test('a page stays in the cache if its second compression fails', async () => {
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
