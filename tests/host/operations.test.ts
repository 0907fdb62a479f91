import { createServer, request as httpRequest } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { forward } from '../../app/backends.ts'
import { type HandlerParts, openRequestHandler } from '../../app/handle-requests.ts'
import { createHostLog } from '../../app/operations/host-log.ts'
import { createHostMetrics } from '../../app/operations/host-metrics.ts'
import { startHostServer } from '../../app/operations/host-server.ts'
import { startOperationsServer } from '../../app/operations/operations-server.ts'
import { type FinishedRequest, messageLine, pathWithoutPersons, requestLine } from '../../app/operations/request-log.ts'
import { trustedProxies } from '../../app/operations/trusted-proxies.ts'
import { openHost } from './open-host.ts'
import { readMetrics } from './read-metrics.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const ask = (port: number, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const sent = httpRequest(
      { port, host: '127.0.0.1', path, headers: { host: 'siam191.localhost', ...headers } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            headers: response.headers,
          }),
        )
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end()
  })

/** A host at its own port, with metrics, over a backend that the test defines. */
async function serve(backend?: (request: Request) => Promise<Response>, proxies: readonly string[] = ['127.0.0.1']) {
  const { host } = await openHost(backend ? { backend } : {})
  const finished: FinishedRequest[] = []
  const listener = getRequestListener((request) => host.fetch(request))
  const server = await startHostServer(
    {
      handle: (request, response) => void listener(request, response),
      isTrusted: trustedProxies(proxies),
      merchantOf: (name) => (name === 'siam191.localhost' ? 'siam191' : undefined),
      finished: (request) => {
        finished.push(request)
        metrics.finished(request)
      },
    },
    0,
    '127.0.0.1',
  )
  const metrics = createHostMetrics({
    served: () => 3,
    broken: () => 1,
    inFlight: server.inFlight,
    pages: () => ({ count: 2, bytes: 1000 }),
    sequences: () => new Map([['siam191', 12]]),
    cachedBytes: () => 2000,
    awaySince: () => 1000,
    now: () => 4500,
  })
  return { server, metrics, finished }
}

/** A backend that responds with the request's headers. */
async function mirror(): Promise<string> {
  const server = createServer((request, response) => response.end(JSON.stringify(request.headers)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

describe('headers about a visitor', () => {
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
    const { server } = await serve((request) => forward(request, () => origin), proxies)
    ends.push(() => server.close())
    return JSON.parse((await ask(server.port, '/api/any/call', forged)).text) as Record<string, string>
  }

  test('[OPS-03] a client cannot set them: the backend gets only the facts of the connection', async () => {
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

  test('[OPS-03] the page of a client that claims https has the scheme of its connection', async () => {
    const { server } = await serve(undefined, ['10.0.0.0/8'])
    ends.push(() => server.close())
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
        finished: () => {},
      },
      0,
      '127.0.0.1',
    )
    ends.push(server.close, handler.close)
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
      const { server } = await serve(undefined, [proxies])
      ends.push(() => server.close())
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

  test.each(['10.0.0', '10.0.0.0/99', 'proxy.example', ''])('[OPS-03] "%s" is not an address of a proxy', (text) => {
    expect(() => trustedProxies([text])).toThrow(/is not an address of a proxy/)
  })
})

describe('a host that stops', () => {
  test('[OPS-03] completes the requests in flight and accepts no others', async () => {
    const arrived = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const { server } = await serve(async () => {
      arrived.resolve()
      await released.promise
      return Response.json({ status: true, from: 'the backend' })
    })
    const inFlight = ask(server.port, '/api/user/slow')
    await arrived.promise
    expect(server.inFlight()).toBe(1)
    let isClosed = false
    const closing = server.close().then(() => (isClosed = true))
    await expect(ask(server.port, '/en-th')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    expect(isClosed).toBe(false)
    released.resolve()
    expect(await inFlight).toMatchObject({ status: 200, text: expect.stringContaining('the backend') })
    await closing
    expect(server.inFlight()).toBe(0)
  })
})

describe('health, readiness and metrics', () => {
  test('[OPS-03] have a port of their own', async () => {
    let isReady = false
    const readiness = () => ({ isReady, details: { served: 0 } })
    const operations = await startOperationsServer({ readiness, metrics: () => 'm 1\n' }, 0, '127.0.0.1')
    ends.push(operations.close)
    const status = async (path: string) => (await ask(operations.port, path)).status
    expect([await status('/health'), await status('/ready'), await status('/en-th')]).toEqual([200, 503, 404])
    isReady = true
    expect(await ask(operations.port, '/ready')).toMatchObject({ status: 200, text: '{"ready":true,"served":0}\n' })
    expect((await ask(operations.port, '/metrics')).headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    const site = await serve()
    ends.push(() => site.server.close())
    expect((await ask(site.server.port, '/metrics')).status).toBe(404)
  })

  test.each(['/health', '/ready', '/metrics', '/nothing'])(
    '[OPS-03] no cache stores %s, and no browser guesses its type',
    async (path) => {
      const readiness = () => ({ isReady: false, details: {} })
      const operations = await startOperationsServer({ readiness, metrics: () => 'm 1\n' }, 0, '127.0.0.1')
      ends.push(operations.close)
      const { headers } = await ask(operations.port, path)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      expect(headers['content-type']).toMatch(/^(text\/plain|application\/json)/)
      const refused = await fetch(`http://127.0.0.1:${operations.port}${path}`, { method: 'POST' })
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    },
  )

  test('[OPS-03] a scrape is well-formed, and counts the finished requests', async () => {
    const { server, metrics } = await serve()
    ends.push(() => server.close())
    await ask(server.port, '/en-th')
    await ask(server.port, '/en-th/nothing-here')
    await ask(server.port, '/_livery/assets/logo.svg')
    await ask(server.port, '/', { host: 'a"b\\c.example' })
    const operations = await startOperationsServer(
      { readiness: () => ({ isReady: true, details: {} }), metrics: metrics.text },
      0,
      '127.0.0.1',
    )
    ends.push(operations.close)
    const { value, types } = readMetrics((await ask(operations.port, '/metrics')).text)
    expect(value('livery_requests_total', { merchant: 'siam191', status: '2xx' })).toBe(2)
    expect(value('livery_requests_total', { merchant: 'siam191', status: '4xx' })).toBe(1)
    expect(value('livery_requests_total', { merchant: '', status: '4xx' })).toBe(1)
    expect(value('livery_request_seconds_count', { kind: 'page' })).toBe(3)
    expect(value('livery_request_seconds_bucket', { kind: 'page', le: '+Inf' })).toBe(3)
    expect(value('livery_request_seconds_count', { kind: 'asset' })).toBe(1)
    expect(value('livery_brands', { state: 'served' })).toBe(3)
    expect(value('livery_release', { merchant: 'siam191' })).toBe(12)
    expect(value('livery_store_away_seconds', {})).toBe(3.5)
    expect(value('process_resident_memory_bytes', {})).toBeGreaterThan(10_000_000)
    expect(types.get('livery_request_seconds')).toBe('histogram')
  })
})

describe('the log', () => {
  test('[OPS-03] has a line for each request, without personal data', async () => {
    const { server, finished } = await serve()
    ends.push(() => server.close())
    const secrets = {
      cookie: 'session=5e55i0n',
      authorization: 'Bearer t0ken',
      'user-agent': 'Agent of one person',
      'x-forwarded-for': '203.0.113.7',
      referer: 'https://elsewhere.example/who',
    }
    await ask(
      server.port,
      '/en-th/play/eyJwcm92aWRlciI6ImFiYyIsImdhbWUiOiIxMjM0NTY3ODkwIn0?usr=0812345678&pw=Passw0rd1',
      secrets,
    )
    await ask(server.port, '/en-th/history/0812345678?from=lek@mail.example', secrets)
    const lines = finished.map((request) => requestLine(request, 0))
    expect(lines).toHaveLength(2)
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      time: '1970-01-01T00:00:00.000Z',
      event: 'request',
      merchant: 'siam191',
      kind: 'page',
      method: 'GET',
      path: '/en-th/history/*',
    })
    expect(lines.join('\n')).not.toMatch(
      /0812345678|Passw0rd|5e55i0n|t0ken|Agent|203\.0\.113|127\.0\.0|elsewhere|mail|eyJw/,
    )
  })

  test.each([
    ['/en-th/slot/pg?x=1', '/en-th/slot/pg'],
    ['/a@b.example/x', '/*/x'],
    ['/promo/66812345678', '/promo/*'],
    ['/promo/12345', '/promo/12345'],
    [`/${'a'.repeat(41)}`, '/*'],
  ])('[OPS-03] the path %s is written as %s', (url, path) => expect(pathWithoutPersons(url)).toBe(path))

  test.each(['plain', 'json'] as const)('[OPS-03] a failed request has no personal data in the format %s', (format) => {
    const lines: string[] = []
    const print = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
    createHostLog(format, (line) => lines.push(line)).failed('siam191', '/en-th/history/0812345678', new Error('a bug'))
    print.mockRestore()
    expect(lines).toEqual([expect.stringContaining('siam191: /en-th/history/* failed.')])
    expect(lines.join()).not.toContain('0812345678')
  })

  test('[OPS-03] a message is always one line', () => {
    const line = messageLine('warn', 'one\ntwo "three"', 0)
    expect(line).not.toContain('\n')
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', message: 'one\ntwo "three"' })
  })
})
