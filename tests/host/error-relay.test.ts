import { describe, expect, test } from 'vitest'
import { createBackendNotices } from '../../app/host/backend-notices.ts'
import { createErrorRelay } from '../../app/host/error-relay.ts'
import type { Environment } from '../../runtime/manifest/index.ts'
import { openHost } from './open-host.ts'

const webhook = 'https://chat.example/hooks/1'
const report = {
  message: 'TypeError: x is not a function',
  frames: ['draw site-1a2b.js:1:2345'],
  page: '/th-th/deposit',
  code: 'SIAM191-P-3FA91C2B-0.1.0-2F-K',
  block: 'routes/home/regions/main/blocks/banner',
  widget: 'banners/banner-carousel',
}

async function open(environment: Environment = 'production', post = async (_webhook: string, _text: string) => {}) {
  const time = { now: 0 }
  const posted: (readonly [string, string])[] = []
  const warned: string[] = []
  const errorReports = createErrorRelay({
    post: (...message) => {
      posted.push(message)
      return post(...message)
    },
    now: () => time.now,
    warn: (message) => warned.push(message),
  })
  const { ask } = await openHost({ errorReports }, {}, (resolved) => ({
    ...resolved,
    environment,
    manifest: { ...resolved.manifest, errorReports: { webhook } },
  }))
  const send = async (body: unknown, headers: Record<string, string> = {}) =>
    (await ask('/_livery/errors', { method: 'POST', headers, body: JSON.stringify(body) })).status
  return { send, posted, warned, time }
}

test('[ERR-01] an error of a page is posted to the brand’s webhook', async () => {
  const { send, posted } = await open()
  expect(await send(report)).toBe(204)
  expect(posted).toEqual([
    [
      webhook,
      [
        'siam191 production: TypeError: x is not a function',
        'page /th-th/deposit',
        'block banners/banner-carousel at routes/home/regions/main/blocks/banner',
        'code SIAM191-P-3FA91C2B-0.1.0-2F-K',
        'draw site-1a2b.js:1:2345',
      ].join('\n'),
    ],
  ])
})

test('[ERR-01] a brand posts at most one message in ten seconds, and counts the other errors', async () => {
  const { send, posted, time } = await open()
  for (const now of [0, 5_000, 9_999, 10_000, 25_000]) {
    time.now = now
    await send(report)
  }
  expect(posted.map(([, text]) => /\d+ more since/.exec(text)?.[0])).toEqual([undefined, '2 more since', undefined])
})

test('[ERR-01] nothing is posted in development', async () => {
  const { send, posted } = await open('development')
  expect(await send(report)).toBe(204)
  expect(posted).toEqual([])
})

test('[ERR-01] a report succeeds although its webhook fails, and the host warns the operator', async () => {
  const { send, warned } = await open('production', () => Promise.reject(new Error('503')))
  expect(await send(report)).toBe(204)
  await expect.poll(() => warned).toEqual(['siam191: an error report was not delivered. 503'])
})

describe('[ERR-01] a visitor’s own texts', () => {
  test.each([
    ['no report', {}, 400],
    ['a list', [], 400],
    ['nothing', null, 400],
    ['frames that are not a list', { ...report, frames: 'x' }, 400],
    ['five thousand characters', { ...report, message: 'x'.repeat(5_000) }, 400],
  ])('%s is refused', async (_name, body, status) => {
    const { send, posted } = await open()
    expect(await send(body)).toBe(status)
    expect(posted).toEqual([])
  })

  test('another site’s report is refused', async () => {
    const { send } = await open()
    expect(await send(report, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  })

  test('personal data, mentions, links and line breaks are removed', async () => {
    const { send, posted } = await open()
    await send({
      ...report,
      message: 'call for 0812345678 and a@b.example\n@here <!channel> <https://evil.example/?x=1|pay>',
      page: '/<!here>',
      frames: ['<script>', 'draw x.js:1:2\nmore', '<anonymous>:1:2'],
      code: 'code with\nlines',
      block: '../../x y',
    })
    expect(posted[0]?.[1]).toBe(
      [
        'siam191 production: call for &lt;number&gt; and &lt;email&gt;  here &lt;!channel&gt; &lt;https: //evil.example/',
        'page /&lt;!here&gt;',
        'block banners/banner-carousel',
        '&lt;anonymous&gt;:1:2',
      ].join('\n'),
    )
  })
})

test.each(['/_livery/errors', '/_livery/notices'])(
  '[ERR-01] the host stops reading an endless report to %s before 10 kB',
  async (path) => {
    const { ask } = await openHost({
      errorReports: createErrorRelay({ post: async () => {}, now: () => 0, warn: () => {} }),
      notices: createBackendNotices(() => {}, Date.now),
    })
    let sent = 0
    let isCancelled = false
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        // Without a limit, the host would read until its memory is full.
        if (sent > 100_000) return controller.close()
        controller.enqueue(new Uint8Array(1000).fill(32))
        sent += 1000
      },
      cancel: () => void (isCancelled = true),
    })
    const init = { method: 'POST', body, duplex: 'half' }
    expect((await ask(path, init)).status).toBe(400)
    expect(isCancelled).toBe(true)
    expect(sent).toBeLessThan(10_000)
  },
)
