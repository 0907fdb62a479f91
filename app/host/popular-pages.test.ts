import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { createByteCache } from './byte-cache.ts'
import { bytesOf, joinBytes } from './bytes.ts'
import { compressPage, decompressPage } from './compress-page.ts'
import { createPageCache } from './page-cache.ts'
import { createPopularPages } from './popular-pages.ts'

const content = new Uint8Array(readFileSync('app/styles/base.css'))
const beginning = { hash: 'a', length: content.length }

/** The page at a time of rendering. */
const bodyAt = (time: number) => joinBytes([content, bytesOf(String(time))])

/** A cache with one page, "home", and a function that sends it a number of times. */
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

test('requests for several renderings of one content count together, and the next rendering is small', async () => {
  const { popular, compress, compressed, home, render, send } = await openCache()
  send(8)
  render()
  expect(popular.compressedPage(bodyAt(30_000), beginning)).toBeUndefined()
  send(8)
  await vi.waitFor(() => expect(home()?.compressed.length).toBeLessThan(compressed.length))
  const later = popular.compressedPage(bodyAt(30_000), beginning)
  expect(later && (await decompressPage(later))).toEqual(Buffer.from(bodyAt(30_000)))
  expect(later?.length).toBeLessThan(compressed.length)
  expect(compress).toHaveBeenCalledOnce()
  expect(popular.compressedPage(bodyAt(30_000), { ...beginning, hash: 'b' })).toBeUndefined()
})

test('the host forgets a popular content ten minutes after its last rendering', async () => {
  const { popular, home, compressed, send, pass } = await openCache()
  send(16)
  await vi.waitFor(() => expect(home()?.compressed.length).toBeLessThan(compressed.length))
  const isKnown = () => popular.compressedPage(bodyAt(1), beginning) !== undefined
  pass(599_999)
  expect(isKnown()).toBe(true)
  pass(599_999)
  expect(isKnown()).toBe(true)
  pass(600_000)
  expect(isKnown()).toBe(false)
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
