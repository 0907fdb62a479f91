import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShareLink, ShareList } from '../messages.ts'
import { openStudio, port as studioPort, token as studioToken } from '../server/testing/open-studio.ts'
import { shareCookie } from './share-handler.ts'
import { createShares, type SharedDraft } from './shares.ts'

let studio: Awaited<ReturnType<typeof openStudio>>
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

interface RequestOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends a request to the port of the shares. Unlike a browser, it can send any header. */
function ask(link: ShareLink, path: string, { method = 'GET', headers = {}, body }: RequestOptions = {}) {
  const { host, port } = new URL(link.url)
  return new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; text: string }>(
    (resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        )
      })
      outgoing.once('error', reject)
      outgoing.end(body)
    },
  )
}

const cookieOf = (link: ShareLink) => `${shareCookie}=${link.url.split('/').at(-1)}`
/** Sends a request like the browser of a colleague who has opened a link. */
const look = (link: ShareLink, path: string, { headers, ...request }: RequestOptions = {}) =>
  ask(link, path, { ...request, headers: { cookie: cookieOf(link), ...headers } })

const edit = async (name: string) => {
  await studio.change('/studio/edit', { edits: [{ layer: 'acme', pointer: '/merchant/name', value: name }] })
}
async function change(path: string, body: object): Promise<ShareList> {
  const response = await studio.ask(`/studio/${path}`, { brand: 'acme', environment: 'development', ...body })
  expect(response.status).toBe(200)
  return (await response.json()) as ShareList
}
const share = async (): Promise<ShareLink> => {
  const { links } = await change('share', { hours: 8 })
  return links.at(-1) as ShareLink
}

test('[BRD-06] a link shows the draft as it was shared, until somebody updates or revokes the link', async () => {
  await edit('First')
  const link = await share()
  const entered = await ask(link, new URL(link.url).pathname)
  expect(entered.status).toBe(303)
  expect(entered.headers).toMatchObject({ location: '/', 'referrer-policy': 'no-referrer' })
  expect(entered.headers['set-cookie']).toEqual([
    `${cookieOf(link)}; Path=/; Max-Age=${8 * 3600}; HttpOnly; SameSite=Lax`,
  ])
  const nameOf = async () => (JSON.parse((await look(link, '/th')).text) as { name: string }).name
  expect(await nameOf()).toBe('First')
  await edit('Second')
  expect(await nameOf()).toBe('First')
  await change('share/update', { share: link.id })
  expect(await nameOf()).toBe('Second')
  expect((await change('share/revoke', { share: link.id })).links).toEqual([])
  for (const response of [await look(link, '/th'), await ask(link, new URL(link.url).pathname)])
    expect([response.status, response.text.includes('Second')]).toEqual([403, false])
})

test('[BRD-06] on this computer, one browser opens two links at the same time: each link has a host name with its own cookies', async () => {
  await edit('First')
  const first = await share()
  await edit('Second')
  const second = await share()
  const names = [first, second].map(({ url }) => new URL(url).hostname)
  expect(new Set(names).size).toBe(2)
  const shown = async (link: ShareLink) => {
    const entered = await ask(link, new URL(link.url).pathname)
    // A cookie without the attribute `Domain` belongs to one host name only.
    expect(String(entered.headers['set-cookie'])).not.toContain('Domain')
    return (JSON.parse((await look(link, '/th')).text) as { name: string }).name
  }
  expect([await shown(first), await shown(second), await shown(first)]).toEqual(['First', 'Second', 'First'])
  for (const { id } of [first, second]) await change('share/revoke', { share: id })
})

test('[BRD-06] a link ends when it expires, and there are at most 20 links', () => {
  let time = 1000
  const shares = createShares(() => time)
  const draft = {} as SharedDraft
  const made = Array.from({ length: 20 }, () => shares.make('acme', draft, 500))
  expect(() => shares.make('acme', draft, 500)).toThrow('Revoke one')
  const token = made[0]?.token ?? ''
  expect(shares.find(token)).toBe(made[0])
  time = 1500
  expect(shares.find(token)).toBeUndefined()
  expect(shares.of('acme')).toEqual([])
  expect(() => shares.revoke('acme', made[0]?.id ?? '')).toThrow('has ended')
})

test('[BRD-06] a draft with errors gets no link, and its earlier link remains', async () => {
  const link = await share()
  await studio.change('/studio/edit', { edits: [{ layer: 'acme', pointer: '/otp/length', value: 'x' }] })
  const refused = await studio.ask('/studio/share', { brand: 'acme', environment: 'development', hours: 1 })
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    422,
    expect.stringContaining('has errors'),
  ])
  expect((await look(link, '/')).status).toBe(200)
  await studio.change('/studio/undo', {})
})

test('[BRD-06] a link works under its own host names only', async () => {
  const link = await share()
  const port = Number(new URL(link.url).port)
  // Node.js refuses a malformed name with status 400.
  for (const host of [
    `evil.test:${port}`,
    `localhost.evil.test:${port}`,
    `acme.localhost:${port}`,
    `0123456789ab.localhost:${port + 1}`,
    `0123456789ab.localhost.evil.test:${port}`,
    `x.0123456789ab.localhost:${port}`,
    `192.168.1.2:${port}`,
    'localhost',
    'localhost:80',
    `evil@localhost:${port}`,
    `localhost:${port}/x`,
  ])
    expect([400, 421], host).toContain((await look(link, '/', { headers: { host } })).status)
  expect((await look(link, '/', { headers: { host: `127.0.0.1:${port}` } })).status).toBe(200)
})

const wrongCookies = [
  '',
  `${shareCookie}=`,
  `${shareCookie}=${studioToken}`,
  `${shareCookie}=${'A'.repeat(32)}`,
  `${shareCookie}=__proto__`,
  `other=${'A'.repeat(32)}`,
]
test('[BRD-06] without the token of a link, the server sends nothing of a brand', async () => {
  const link = await share()
  const paths = [
    '/',
    '/th',
    '/_livery/assets/logo.svg',
    '/api/index/auth',
    '/share/',
    `/share/${studioToken}`,
    '/share/..',
  ]
  for (const cookie of [...wrongCookies, `${cookieOf(link)}x`])
    for (const path of paths) {
      const response = await ask(link, path, { headers: { cookie } })
      expect([response.status, response.text.includes('acme')], `${path} ${cookie}`).toEqual([403, false])
    }
})

test('[BRD-06] a link leads to none of the studio’s endpoints, and its token is not the studio’s', async () => {
  const link = await share()
  const before = studio.fingerprint()
  const drafts = studio.drafts.all().size
  const body = JSON.stringify({ brand: 'acme', environment: 'development', known: [], edits: [] })
  const { origin } = new URL(link.url)
  const own = {
    'x-livery-token': studioToken,
    origin,
    'content-type': 'application/json',
    'content-length': String(body.length),
  }
  for (const path of ['edit', 'text', 'save', 'create', 'asset', 'share', 'share/revoke', 'brand', 'drafts', 'product'])
    for (const method of ['GET', 'POST', 'PUT'])
      expect((await look(link, `/studio/${path}`, { method, headers: own, body })).status, path).toBe(404)
  for (const path of ['/__sandbox/clock', '/__sandbox/faults', '/__livery/open', '/__livery/enter?environment=staging'])
    expect((await look(link, path, { headers: { 'x-livery-token': studioToken } })).status, path).toBe(404)
  const secret = link.url.split('/').at(-1) ?? ''
  const wrong: readonly Record<string, string | null>[] = [
    { 'x-livery-token': secret },
    { 'x-livery-token': null, cookie: cookieOf(link) },
  ]
  for (const headers of wrong)
    for (const path of ['/studio/brand?brand=acme&environment=development', '/studio/drafts?brand=acme'])
      expect((await studio.ask(path, undefined, headers)).status).toBe(403)
  expect(studio.fingerprint()).toBe(before)
  expect(studio.drafts.all().size).toBe(drafts)
})

test.each<[what: string, request: RequestOptions & { readonly path?: string }, status: number]>([
  ['PUT', { method: 'PUT' }, 405],
  ['DELETE', { method: 'DELETE' }, 405],
  ['PATCH', { method: 'PATCH' }, 405],
  ['OPTIONS', { method: 'OPTIONS' }, 405],
  ['a POST to a page', { method: 'POST', path: '/th' }, 405],
  ['a POST of reports', { method: 'POST', path: '/_livery/errors' }, 405],
  ['a call without an origin', { method: 'POST' }, 403],
  ['a call of another site', { method: 'POST', headers: { origin: 'http://evil.test' } }, 403],
  ['a call of the studio', { method: 'POST', headers: { origin: `http://localhost:${studioPort}` } }, 403],
])('[BRD-06] a link refuses %s', async (_what, { path = '/api/index/auth', ...request }, status) => {
  expect((await look(await share(), path, request)).status).toBe(status)
})

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['none', 403],
  ['same-origin', 200],
])(
  '[BRD-06] if the browser marks a call to the link’s own origin as %s, the link responds with %d',
  async (site, status) => {
    const link = await share()
    const { origin } = new URL(link.url)
    const headers = { origin, 'sec-fetch-site': site, 'content-length': '2' }
    expect((await look(link, '/api/index/auth', { method: 'POST', headers, body: '{}' })).status).toBe(status)
  },
)

test('[BRD-06] a call of a shared page reaches its brand only, without the token, and has a maximum size', async () => {
  const link = await share()
  const { origin } = new URL(link.url)
  const call = (headers: Readonly<Record<string, string>>, body = '{}') =>
    look(link, '/api/index/auth', { method: 'POST', headers: { origin, ...headers }, body })
  expect((await call({ 'transfer-encoding': 'chunked' })).status).toBe(411)
  expect((await call({}, 'x'.repeat(300_000))).status).toBe(413)
  const response = await call({
    cookie: `session=1; ${cookieOf(link)}`,
    'x-forwarded-host': 'other.localhost',
    'x-country': 'US',
  })
  expect(response.status).toBe(200)
  const { headers } = JSON.parse(response.text) as { headers: Record<string, string> }
  expect(headers).toMatchObject({ host: 'acme.localhost', origin: 'http://acme.localhost', cookie: 'session=1' })
  expect(Object.keys(headers)).not.toContain('x-forwarded-host')
  expect(Object.keys(headers)).not.toContain('x-country')
})

test('[BRD-06] no cache and no search engine stores the pages of a link, and the pages send data to no other origin', async () => {
  const { headers } = await look(await share(), '/th')
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "script-src 'self'; connect-src 'self'",
  })
  expect(headers['access-control-allow-origin']).toBeUndefined()
})
