import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { forward } from '../../app/backends.ts'
import { type HandlerParts, openRequestHandler } from '../../app/handle-requests.ts'
import { createHostLog } from '../../app/operations/host-log.ts'
import { startHostServer } from '../../app/operations/host-server.ts'
import { trustedProxies } from '../../app/operations/trusted-proxies.ts'
import { openHost } from './open-host.ts'
import { ask, serveHost } from './serve-host.ts'

/** A backend that responds with the request's headers. */
async function mirror(): Promise<string> {
  const server = createServer((request, response) => response.end(JSON.stringify(request.headers)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

const forged = {
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'evil.example',
  'X-Forwarded-Proto': 'https',
  'x-forwarded-prefix': '/admin',
  forwarded: 'for=6.6.6.6;host=evil.example',
  'x-real-ip': '6.6.6.6',
  'true-client-ip': '6.6.6.6',
  'cf-connecting-ip': '6.6.6.6',
  'x-country': 'LA',
  x_forwarded_for: '6.6.6.6',
  X_Country: 'LA',
  'x-original-url': '/admin',
  'x-cluster-client-ip': '6.6.6.6',
  proxy: 'evil.example',
  'x-own': 'stays',
}

async function reaching(proxies: readonly string[]): Promise<Record<string, string>> {
  const origin = await mirror()
  const { server } = await serveHost((request) => forward(request, () => origin), proxies)
  return JSON.parse((await ask(server.port, '/api/any/call', forged)).text) as Record<string, string>
}

test('[OPS-03] a client cannot set forwarding headers: the backend gets the facts of the connection instead', async () => {
  const reached = await reaching(['10.0.0.0/8'])
  expect(reached['x-forwarded-for']).toBe('127.0.0.1')
  expect(reached['x-forwarded-host']).toBe('siam191.localhost')
  expect(reached['x-own']).toBe('stays')
  expect(JSON.stringify(reached)).not.toMatch(/6\.6\.6\.6|evil|admin|https|"LA"/)
})

test('[OPS-03] the operator’s own proxy may set the visitor’s address, scheme and country, but no host', async () => {
  const reached = await reaching(['127.0.0.0/8'])
  expect(reached['x-forwarded-for']).toBe('6.6.6.6, 127.0.0.1')
  expect(reached['x-forwarded-proto']).toBe('https')
  expect(reached['x-country']).toBe('LA')
  expect(reached['x-forwarded-host']).toBe('siam191.localhost')
  expect(JSON.stringify(reached)).not.toMatch(/evil|admin|real-ip|connecting/)
})

test('[OPS-03] a client with a thousand other headers cannot set a forwarding header afterwards', async () => {
  const origin = await mirror()
  const { server } = await serveHost((request) => forward(request, () => origin), ['10.0.0.0/8'])
  for (let request = 0; request < 20; request += 1) {
    const others = Array.from({ length: 50 }, (_, index) => [`x-own-${request}-${index}`, '1'] as const)
    await ask(server.port, '/api/any/call', Object.fromEntries(others))
  }
  const reached = (await ask(server.port, '/api/any/call', { 'X-Forwarded-PREFIX': '/admin', ...forged })).text
  expect(reached).toContain('stays')
  expect(reached).not.toMatch(/6\.6\.6\.6|evil|admin|"LA"/)
})

test('[OPS-03] the addresses of two proxies in two headers reach the backend in their order', async () => {
  const origin = await mirror()
  const { server } = await serveHost((request) => forward(request, () => origin), ['127.0.0.0/8'])
  const twice = { 'x-forwarded-for': ['203.0.113.7', '10.0.0.1'] } as unknown as Record<string, string>
  const reached = JSON.parse((await ask(server.port, '/api/any/call', twice)).text) as Record<string, string>
  expect(reached['x-forwarded-for']).toBe('203.0.113.7, 10.0.0.1, 127.0.0.1')
})

test('[OPS-03] the page of a client that claims https has the scheme of its connection', async () => {
  const { server } = await serveHost(undefined, ['10.0.0.0/8'])
  const canonical = /<link rel="canonical" href="(\w+):/.exec((await ask(server.port, '/en-th', forged)).text)?.[1]
  expect(canonical).toBe('http')
})

test('[OPS-03] the sandbox receives the address of its client, also behind the operator’s own proxy', async () => {
  const { dependencies } = await openHost()
  const handler = openRequestHandler({
    site: dependencies as unknown as HandlerParts['site'],
    brands: { siteOf: () => undefined, canaryOf: () => undefined, store: {} } as unknown as HandlerParts['brands'],
    areaHosts: new Map(),
    backend: {
      fetch: async (_request: Request, connection?: object) => Response.json(connection),
      clockOffset: () => 0,
      isSandbox: true,
      ownHosts: [],
    } as unknown as HandlerParts['backend'],
    log: createHostLog('plain', () => {}),
  })
  const server = await startHostServer(
    {
      handle: handler.handle,
      isTrusted: trustedProxies(['127.0.0.1']),
      merchantOf: () => undefined,
      onRequestFinished: () => {},
    },
    0,
    '127.0.0.1',
  )
  onTestFinished(handler.close)
  onTestFinished(server.close)
  const seen = async (headers?: Record<string, string>) =>
    JSON.parse((await ask(server.port, '/__sandbox/clock', headers)).text) as object
  expect(await seen()).toEqual({ remoteAddress: '127.0.0.1' })
  expect(await seen({ 'x-forwarded-for': '203.0.113.7' })).toEqual({ remoteAddress: '203.0.113.7, 127.0.0.1' })
})

test('[OPS-03] only the operator’s own proxy may name the release for which it caches a page', async () => {
  for (const [proxies, expiry] of [
    ['10.0.0.0/8', undefined],
    ['127.0.0.0/8', '0'],
  ] as const) {
    const { server } = await serveHost(undefined, [proxies])
    const { headers } = await ask(server.port, '/en-th', { 'X-Livery-Release': 'another' })
    expect(headers['x-accel-expires']).toBe(expiry)
  }
})

test.each([
  ['127.0.0.0/8', '127.0.0.1', true],
  ['127.0.0.0/8', '::ffff:127.0.0.1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['10.1.0.7', '10.1.0.7', true],
  ['fd00::/8', 'fd12::1', true],
  ['fd00::/8', '10.0.0.1', false],
  ['10.0.0.0/8', undefined, false],
])('[OPS-03] with the proxies %s, the address %s is trusted: %s', (list, address, is) => {
  expect(trustedProxies([list])(address)).toBe(is)
})

test.each(['10.0.0', '10.0.0.0/99', '10.0.0.7/', '10.0.0.0/8/', '10.0.0.0/0x8', 'proxy.example', ''])(
  '[OPS-03] "%s" is not an address of a proxy',
  (text) => {
    expect(() => trustedProxies([text])).toThrow(/is not an address of a proxy/)
  },
)
