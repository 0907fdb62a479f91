import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createHostLog } from '../../app/operations/host-log.ts'
import { startOperationsServer } from '../../app/operations/operations-server.ts'
import { messageLine, pathWithoutPersons, requestLine } from '../../app/operations/request-log.ts'
import { readMetrics } from './read-metrics.ts'
import { ask, serveHost } from './serve-host.ts'

describe('a host that stops', () => {
  test('[OPS-03] completes the requests in flight and refuses new connections', async () => {
    const arrived = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const { server } = await serveHost(async () => {
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

  test('[OPS-03] does not wait for a connection without a request', async () => {
    const { server } = await serveHost()
    const connection = connect(server.port, '127.0.0.1')
    await once(connection, 'connect')
    // The server accepts connections in their order.
    await ask(server.port, '/robots.txt')
    await Promise.all([once(connection, 'close'), server.close()])
    expect(server.inFlight()).toBe(0)
  }, 10_000)
})

describe('health, readiness and metrics', () => {
  test('[OPS-03] have a port of their own', async () => {
    let isReady = false
    const readiness = () => ({ isReady, details: { served: 0 } })
    const operations = await startOperationsServer({ readiness, metrics: () => 'm 1\n' }, 0, '127.0.0.1')
    onTestFinished(operations.close)
    const status = async (path: string) => (await ask(operations.port, path)).status
    expect([await status('/health'), await status('/ready'), await status('/en-th')]).toEqual([200, 503, 404])
    isReady = true
    expect(await ask(operations.port, '/ready')).toMatchObject({ status: 200, text: '{"ready":true,"served":0}\n' })
    expect((await ask(operations.port, '/metrics')).headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    const site = await serveHost()
    expect((await ask(site.server.port, '/metrics')).status).toBe(404)
  })

  test.each(['/health', '/ready', '/metrics', '/nothing'])(
    '[OPS-03] no cache stores %s, and no browser guesses its type',
    async (path) => {
      const readiness = () => ({ isReady: false, details: {} })
      const operations = await startOperationsServer({ readiness, metrics: () => 'm 1\n' }, 0, '127.0.0.1')
      onTestFinished(operations.close)
      const { headers } = await ask(operations.port, path)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      expect(headers['content-type']).toMatch(/^(text\/plain|application\/json)/)
      const refused = await fetch(`http://127.0.0.1:${operations.port}${path}`, { method: 'POST' })
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    },
  )

  test('[OPS-03] a scrape is well-formed, and counts the finished requests', async () => {
    const { server, metrics } = await serveHost()
    await ask(server.port, '/en-th')
    await ask(server.port, '/en-th/nothing-here')
    await ask(server.port, '/_livery/assets/logo.svg')
    await ask(server.port, '/', { host: 'a"b\\c.example' })
    const operations = await startOperationsServer(
      { readiness: () => ({ isReady: true, details: {} }), metrics: metrics.text },
      0,
      '127.0.0.1',
    )
    onTestFinished(operations.close)
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
  test('[OPS-03] as JSON, has a line for each request, without personal data', async () => {
    const { server, finished } = await serveHost()
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

  test.each(['plain', 'json'] as const)(
    '[OPS-03] the path of a failed request has no personal data in the format %s',
    (format) => {
      const lines: string[] = []
      const print = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
      createHostLog(format, (line) => lines.push(line)).requestFailed(
        'siam191',
        '/en-th/history/0812345678',
        new Error('a bug'),
      )
      print.mockRestore()
      expect(lines).toEqual([expect.stringContaining('siam191: /en-th/history/* failed.')])
      expect(lines.join()).not.toContain('0812345678')
    },
  )

  test('[OPS-03] as JSON, a message with a line break stays on one line of the log', () => {
    const line = messageLine('warn', 'one\ntwo "three"', 0)
    expect(line).not.toContain('\n')
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', message: 'one\ntwo "three"' })
  })
})
