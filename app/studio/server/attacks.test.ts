import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, port, token } from './testing/open-studio.ts'

let studio: Awaited<ReturnType<typeof openStudio>>
let before: string
beforeAll(async () => {
  studio = await openStudio()
  before = studio.fingerprint()
})
afterAll(() => studio.close())

const evil = 'http://evil.test'
const edit = {
  brand: 'acme',
  environment: 'development',
  known: [],
  edits: [{ layer: 'acme', pointer: '/merchant/name', value: 'Changed' }],
}

const foreign: readonly [what: string, headers: Readonly<Record<string, string | null>>, status: number][] = [
  ['a name that is rebound to loopback', { host: `evil.test:${port}` }, 421],
  ['a name below a foreign one', { host: `localhost.evil.test:${port}` }, 421],
  ['a name that ends like a local one', { host: `evillocalhost:${port}` }, 421],
  ['a name below a brand’s', { host: `x.acme.localhost:${port}` }, 421],
  ['an address of the network', { host: `192.168.1.2:${port}` }, 421],
  ['another port', { host: 'localhost:80' }, 421],
  ['no port', { host: 'localhost' }, 421],
  ['no host', { host: '' }, 421],
  ['a host with credentials', { host: `evil@localhost:${port}` }, 421],
  ['a host with a path', { host: `localhost:${port}/x` }, 421],
  ['no token', { 'x-livery-token': null }, 403],
  ['an empty token', { 'x-livery-token': '' }, 403],
  ['a wrong token', { 'x-livery-token': 'the-token-of-that-start' }, 403],
  ['a longer token', { 'x-livery-token': 'the-token-of-this-start ,' }, 403],
  ['a page of another site', { origin: evil, 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of another port', { origin: `http://localhost:${port + 1}`, 'sec-fetch-site': 'same-site' }, 403],
  ['a page under the host name of another brand', { origin: `http://other.localhost:${port}` }, 403],
  ['a sandboxed page', { origin: 'null' }, 403],
  ['a page whose origin only begins like the studio’s', { origin: `http://localhost:${port}.evil.test` }, 403],
  ['the same host name by https', { origin: `https://localhost:${port}` }, 403],
  ['a page that a link has opened', { 'sec-fetch-site': 'none' }, 403],
  ['a page that the browser marks as another site’s', { 'sec-fetch-site': 'cross-site' }, 403],
]

const changes = [
  'edit',
  'save',
  'text',
  'create',
  'asset',
  'undo',
  'redo',
  'pause',
  'discard',
  'resolve',
  'share',
  'share/update',
  'share/revoke',
]
const readings = [
  '/studio/brand?brand=acme&environment=development',
  '/studio/brands',
  '/studio/product',
  '/studio/events',
  '/studio/text?brand=acme&file=acme/manifest.json',
  '/studio/drafts?brand=acme',
  '/studio/content?brand=acme&page=faq',
  '/studio/shares?brand=acme',
]

test.each(foreign)('[BRD-06] %s changes nothing and reads nothing', async (_what, headers, status) => {
  for (const path of changes) expect((await studio.ask(`/studio/${path}`, edit, headers)).status, path).toBe(status)
  for (const path of readings) expect((await studio.ask(path, undefined, headers)).status, path).toBe(status)
  expect(studio.drafts.all().size).toBe(0)
  expect(studio.shares.shares.all()).toEqual([])
  expect(studio.fingerprint()).toBe(before)
})

test.each<[what: string, headers: Readonly<Record<string, string | null>>, status: number]>([
  ['no origin', { origin: null }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a form with a file', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['plain text, which a form sends without a preflight', { 'content-type': 'text/plain' }, 415],
  ['a content type that only begins like that of JSON', { 'content-type': 'application/jsonp' }, 415],
  ['no content type', { 'content-type': '' }, 415],
  ['no length', { 'content-length': null }, 411],
  ['a length that is not a number', { 'content-length': '1e3' }, 400],
  ['a body of 1 GB', { 'content-length': '1000000000' }, 413],
  ['PUT', { ':method': 'PUT' }, 405],
  ['DELETE', { ':method': 'DELETE' }, 405],
  ['PATCH', { ':method': 'PATCH' }, 405],
  ['OPTIONS', { ':method': 'OPTIONS' }, 405],
])('[BRD-06] a change with %s is refused', async (_what, headers, status) => {
  for (const path of changes) expect((await studio.ask(`/studio/${path}`, edit, headers)).status, path).toBe(status)
  expect(studio.drafts.all().size).toBe(0)
})

test('[BRD-06] the refusal of a picture that is too large names the limit', async () => {
  const refused = await studio.ask('/studio/asset', edit, { 'content-length': '7000000' })
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('4 MB') })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('[BRD-06] no read-only address accepts %s', async (method) => {
  for (const path of readings) {
    const { status } = await studio.ask(path, edit, { ':method': method })
    // A POST to `/studio/text` is a change, and its route refuses this body. The other addresses have no POST.
    expect(status, path).toBe(method === 'POST' ? (path.startsWith('/studio/text') ? 400 : 404) : 405)
  }
})

test.each([
  { hours: 0 },
  { hours: 169 },
  { hours: 1.5 },
  { hours: '8' },
  { hours: 8, environment: 'other' },
  { hours: 8, brand: '../acme' },
  { hours: 8, brand: 'nobody' },
])('[BRD-06] an invalid request for a preview link is refused: %j', async (more) => {
  const response = await studio.ask('/studio/share', { brand: 'acme', environment: 'development', ...more })
  expect(response.status).toBe(400)
  expect(studio.shares.shares.all()).toEqual([])
})

test.each([
  '[]',
  'null',
  '"edit"',
  '{',
  '{"brand":"acme"}',
  JSON.stringify({ ...edit, edits: {} }),
  JSON.stringify({ ...edit, edits: [null] }),
  JSON.stringify({ ...edit, edits: [{ layer: 'acme', pointer: 5, value: 1 }] }),
  JSON.stringify({ ...edit, edits: Array.from({ length: 501 }, () => edit.edits[0]) }),
  JSON.stringify({ ...edit, brand: 'nobody' }),
  JSON.stringify({ ...edit, brand: '__proto__' }),
  JSON.stringify(edit).replace('"Changed"', '['.repeat(100_000) + ']'.repeat(100_000)),
])('[BRD-06] an invalid body is refused: %.60s', async (body) => {
  expect((await studio.ask('/studio/edit', body)).status).toBeGreaterThanOrEqual(400)
  expect(studio.drafts.all().size).toBe(0)
})

const folders = [
  '..',
  '.',
  '',
  '/',
  '../merchants/acme',
  'acme/..',
  'acme/../other',
  '%2e%2e',
  '..%2f',
  '..\\',
  'ACME',
  'acme.',
  'acme ',
  'acme\0',
  'C:',
  '\\\\host\\x',
  'ａcme',
  '．．',
  'acme\u2215..',
  '~',
  '/etc',
  'base',
  'other',
]
const below = [
  '../manifest.json',
  '../../manifest.json',
  '..%2fmanifest.json',
  '..%5cmanifest.json',
  '%2e%2e/manifest.json',
  '..\\manifest.json',
  './manifest.json',
  '/manifest.json',
  '//manifest.json',
  'manifest.json\0',
  'manifest.json%00',
  'manifest.json.',
  'manifest.json ',
  'manifest.json/',
  'manifest.json::$DATA',
  'MANIFEST.json',
  'manifest．json',
  'C:manifest.json',
  'C:\\manifest.json',
  '．．/manifest.json',
  '\u2025/manifest.json',
  'environments/../../x.json',
  'environments/other.json',
  'environments',
  'environments/',
  'messages/../manifest.json',
  'messages/xx.json',
  'assets/../../manifest.json',
  'assets/..\\x.svg',
  'assets/x.html',
  'assets/x.svg.html',
  'assets/.x.svg',
  'assets/',
  'content/en/../../../manifest.json',
  'content/xx/a.md',
  'package.json',
  '.livery-lock',
  '.git/config',
  '',
]
const paths = [...folders.map((folder) => `${folder}/manifest.json`), ...below.map((path) => `acme/${path}`)]

test(`[BRD-06] ${paths.length} paths are outside of the brand: no request writes or reads them`, async () => {
  expect(paths.length).toBeGreaterThanOrEqual(60)
  for (const file of paths) {
    const at = file.indexOf('/')
    const more = { brand: 'acme', environment: 'development', known: [] }
    const layer = file.replace(/\/manifest\.json$/, '')
    const responses = await Promise.all([
      studio.ask('/studio/text', { ...more, file, shown: '', text: '{"broken":"in"}' }),
      studio.ask('/studio/save', { ...more, files: { [file]: 'x' } }),
      studio.ask('/studio/discard', { ...more, files: { [file]: 'x' } }),
      studio.ask('/studio/resolve', { ...more, file, version: 'x', theirs: '', choice: 'mine' }),
      studio.ask('/studio/asset', { ...more, path: file.slice(at + 1), bytes: 'AAAA' }),
      studio.ask('/studio/asset', { ...more, brand: file.slice(0, at), path: 'assets/x.png', bytes: 'AAAA' }),
      studio.ask('/studio/asset/remove', { ...more, path: file.slice(at + 1) }),
      studio.ask('/studio/edit', { ...more, edits: [{ layer, pointer: '/merchant/name', value: 'X' }] }),
      studio.ask(`/studio/text?${new URLSearchParams({ brand: 'acme', file }).toString()}`),
    ])
    expect(
      responses.filter(({ status }) => status < 400),
      file,
    ).toEqual([])
  }
  expect(studio.drafts.all().size).toBe(0)
  expect(studio.fingerprint()).toBe(before)
})

test('[BRD-06] no name of a brand or of a text page leads to a file outside of the brands', async () => {
  for (const brand of folders.filter((one) => one !== 'other'))
    for (const path of ['drafts', 'content', 'shares', 'brand', 'text']) {
      const query = new URLSearchParams({ brand, page: 'faq', file: 'manifest.json', environment: 'development' })
      expect((await studio.ask(`/studio/${path}?${query.toString()}`)).status, `${path} ${brand}`).toBe(400)
    }
  for (const page of [...below, '../../manifest', '__proto__', 'constructor', 'toString']) {
    const query = new URLSearchParams({ brand: 'acme', page })
    expect(await (await studio.ask(`/studio/content?${query.toString()}`)).json(), page).toEqual({
      page,
      folder: 'acme',
      folders: {},
      texts: {},
    })
  }
  for (const folder of ['other', '..', '../merchants/acme', 'acme/..']) {
    const query = new URLSearchParams({ brand: 'acme', page: 'faq', folder })
    expect((await studio.ask(`/studio/content?${query.toString()}`)).status, folder).toBe(400)
  }
})

test('[BRD-06] the document contains no token, and other sites may neither read nor frame it', async () => {
  const page = await studio.ask('/', undefined, { 'x-livery-token': null, 'sec-fetch-site': 'none' })
  expect(page.status).toBe(200)
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
  expect(page.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const document = await page.text()
  expect(document).toContain('/files/main.js')
  expect(document).not.toContain(token)
})
