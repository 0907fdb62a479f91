import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { Page, Request } from '@playwright/test'
import { withBuild } from './built-host.ts'
import { awayBackendPort, awayHostPort as port, previewPort } from './ports.ts'
import { expect, test } from './site.ts'
import { type RunningLivery, startLivery } from './start-livery.ts'

/** The ways in which a backend fails. In the last way, the backend's calls work, but its files are missing. */
const ways = {
  'refuses every connection': (_asked: IncomingMessage, outgoing: ServerResponse) => void outgoing.socket?.destroy(),
  'is a bad gateway': (_asked: IncomingMessage, outgoing: ServerResponse) => void outgoing.writeHead(502).end(),
  'responds with a page of HTML': (_asked: IncomingMessage, outgoing: ServerResponse) =>
    void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>'),
  'has none of its files': (asked: IncomingMessage, outgoing: ServerResponse) =>
    asked.url?.startsWith('/static/') ? void outgoing.writeHead(404).end() : passOn(asked, outgoing),
} as const
type Way = keyof typeof ways

const build = withBuild()
let way: Way = 'refuses every connection'
let backend: Server
let host: RunningLivery

test.beforeAll(async () => {
  backend = createServer((asked, outgoing) => ways[way](asked, outgoing))
  await new Promise<void>((resolve) => backend.listen(awayBackendPort, '127.0.0.1', resolve))
  const api = `http://127.0.0.1:${awayBackendPort}`
  host = await startLivery(
    ['bin/livery.js', 'host', '--env', 'development', '--api', api, '--built', build(), '--port', String(port)],
    'Listening',
  )
})

test.afterAll(async () => {
  await host.stop()
  await new Promise((resolve) => backend.close(resolve))
})

/** Passes a call on to the sandbox behind the tested server. */
function passOn(asked: IncomingMessage, outgoing: ServerResponse): void {
  const headers = { ...asked.headers, host: `siam191.localhost:${previewPort}` }
  const { method, url: path } = asked
  const passed = request({ host: '127.0.0.1', port: previewPort, path, method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  asked.pipe(passed)
}

/** Each page is opened once, so that no case gets a page that the host has rendered for another case. */
const visits: readonly (readonly [Way, string, 'night' | 'day'])[] = [
  ['refuses every connection', '/en-th', 'day'],
  ['refuses every connection', '/th-th/slot', 'night'],
  ['is a bad gateway', '/th-th', 'night'],
  ['is a bad gateway', '/en-th/promotions', 'night'],
  ['responds with a page of HTML', '/th-th/promotions', 'day'],
  ['responds with a page of HTML', '/en-th/slot', 'night'],
  ['has none of its files', '/en-th/faq', 'night'],
  ['has none of its files', '/th-th/vip', 'night'],
]

for (const [how, path, when] of visits) {
  test(`[ERR-01] a backend that ${how}: ${path} stays readable, sends few reports and does not request in a loop`, {
    tag: when === 'night' ? '@night' : [],
  }, async ({ page, complaints }) => {
    way = how
    const { asked, isIdle } = watchRequests(page)
    await page.clock.install()
    const response = await page.goto(`http://siam191.localhost:${port}${path}`)
    expect(response?.status()).toBe(200)
    const thai = path.startsWith('/th-th')
    await expect(page.locator('html')).toHaveAttribute('lang', thai ? 'th' : 'en')
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('main').locator('h1, h2, p').filter({ hasText: /\S/ }).first()).toBeAttached()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    await expect(page.locator('.block-failed')).toHaveCount(0)
    // The page offers to load failed data again.
    const retry = page.getByRole('main').getByRole('button', { name: thai ? 'ลองอีกครั้ง' : 'Try again' })
    if (how !== 'has none of its files') await expect(retry.first()).toBeVisible()

    // In ten minutes, no timer sends requests in a loop.
    for (let step = 0; step < 20; step += 1) {
      await page.clock.runFor('00:30')
      // The clock runs faster than the network. A longer step would end requests that have time limits.
      await expect.poll(isIdle).toBe(true)
    }
    const often = [...asked].filter(([, times]) => times > 4)
    expect(often).toEqual([])
    expect(asked.get('/_livery/errors') ?? 0).toBeLessThanOrEqual(1)
    expect(await page.evaluate(() => document.body.innerText.trim().length)).toBeGreaterThan(200)
    // The browser itself logs each failed request. The page may log nothing else.
    expect(complaints.filter((output) => !/Failed to load resource/.test(output))).toEqual([])
    complaints.splice(0)
  })
}

/** The number of requests of a page for each path, and whether none is in flight. */
function watchRequests(page: Page): { readonly asked: ReadonlyMap<string, number>; readonly isIdle: () => boolean } {
  const asked = new Map<string, number>()
  const running = new Set<Request>()
  page.on('request', (one: Request) => {
    const { pathname } = new URL(one.url())
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
    running.add(one)
  })
  const onEnd = (one: Request) => void running.delete(one)
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  return { asked, isIdle: () => running.size === 0 }
}
