import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox } from '../sandbox/sandbox-under-test.ts'
import { openHost } from './open-host.ts'
import { titleLines } from '../../app/host/link-picture/picture-svg.ts'

const sandbox = createTestSandbox()
let host: Awaited<ReturnType<typeof openHost>>
beforeAll(async () => {
  host = await openHost({
    backend: (request) => {
      const headers = new Headers(request.headers)
      headers.set('host', 'river.localhost')
      return sandbox.fetch(new Request(request, { headers }))
    },
  })
})
afterAll(() => sandbox.close())

/** The width and the height of a PNG, from its header. */
function sizeOf(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test.each([
  ['siam191', '/th-th/promotions'],
  ['beta191', '/en-th/faq'],
  ['mafa191', '/th-th'],
])(
  '%s has a picture for links to %s, named in the head of the page',
  async (brand, path) => {
    const html = await (await host.ask(path, {}, `${brand}.localhost`)).text()
    const [, address = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? []
    expect(address).toMatch(new RegExp(`^http://${brand}\\.localhost/_livery/link-pictures/`))
    const { pathname, search } = new URL(address)
    const response = await host.ask(pathname + search, {}, `${brand}.localhost`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    const png = Buffer.from(await response.arrayBuffer())
    expect(sizeOf(png)).toEqual([1200, 630])

    expect(html).toContain(`<meta property="og:url" content="http://${brand}.localhost${path}">`)
  },
  60_000,
)

/** The link picture of a page of siam191: its address and its bytes. */
async function pictureOf(path: string) {
  const html = await (await host.ask(path)).text()
  const [, address = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? []
  const { pathname, search } = new URL(address)
  const response = await host.ask(pathname + search)
  expect(response.status, address).toBe(200)
  return { address, png: Buffer.from(await response.arrayBuffer()) }
}

test('each article has a picture of its own', async () => {
  const [list, article, other] = await Promise.all(
    ['/en-th/blog', '/en-th/blog/first-deposit', '/en-th/blog/turnover-explained'].map(pictureOf),
  )
  expect(article?.address).toMatch(/\/en-th\/page\/blog\/first-deposit\.png\?[0-9a-f]{8}-[\w-]{8}$/)
  for (const one of [list, other]) expect(article?.png.equals(one?.png ?? Buffer.alloc(0))).toBe(false)
  expect(sizeOf(article?.png ?? Buffer.alloc(0))).toEqual([1200, 630])
})

test.each([
  '/_livery/link-pictures/en-th/page/blog/no-such.png',
  '/_livery/link-pictures/en-th/page/faq.png',
  '/_livery/link-pictures/xx-xx/page/blog/first-deposit.png',
  '/_livery/link-pictures/en-th/page/../../etc.png',
  '/_livery/link-pictures/xx-xx/faq.png',
  '/_livery/link-pictures/en-th/nothing.png',
  '/_livery/link-pictures/en-th/__proto__.png',
])('%s has no picture', async (path) => expect((await host.ask(path)).status).toBe(404))

test.each([
  ['mafa191', '/_livery/link-pictures/th-th/page/login.png', '/th-th/login'],
  ['siam191', '/_livery/link-pictures/th-th/page/faq/.png', '/th-th/faq/'],
])('[RTE-14] [NAV-01] %s: after a request for %s, the page’s address still redirects', async (brand, picture, path) => {
  const name = `${brand}.localhost`
  expect((await host.ask(picture, {}, name)).status).toBe(404)
  const redirect = await host.ask(path, {}, name)
  expect(redirect.headers.get('location')).toMatch(/^\/th-th(?:\?login=1|\/faq)$/)
  const resolved = host.store.find(brand)?.resolved
  if (!resolved) throw new Error(`${brand} is not served.`)
  const requested = { resolved, scheme: 'http', host: name, path, cookie: undefined, country: undefined }
  expect(host.host.pages.cached(requested)?.status).toBeUndefined()
})

test('a title is broken between words, in Thai as well, and is cut after three lines', () => {
  expect(titleLines('Promotions', 'en')).toEqual(['Promotions'])
  const lines = titleLines('โปรโมชั่นสำหรับสมาชิกใหม่และสมาชิกปัจจุบันทุกท่านที่ฝากเงินวันนี้และวันพรุ่งนี้', 'th')
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/…$/)
  for (const line of lines) expect(line).not.toMatch(/^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/)
})
