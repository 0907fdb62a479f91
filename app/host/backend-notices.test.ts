import { describe, expect, test } from 'vitest'
import { createBackendNotices } from './backend-notices.ts'
import { takeNotice } from './take-notice.ts'

test('a missing endpoint is reported once and remembered for ten minutes', () => {
  const reported: string[] = []
  let now = 0
  const notices = createBackendNotices(
    (line) => reported.push(line),
    () => now,
  )
  for (let time = 0; time < 3; time++) notices.missing('acme', 'mission/get-calendar')
  notices.missing('river', 'mission/get-calendar')
  expect(reported).toHaveLength(2)
  expect(reported[0]).toContain('"endpoints": { "mission/get-calendar": false }')
  expect([...notices.missingCallsOf('acme')]).toEqual(['mission/get-calendar'])
  expect([...notices.missingCallsOf('other')]).toEqual([])
  now = 600_000
  expect([...notices.missingCallsOf('acme')]).toEqual([])
})

test('the missing calls of the last 500 brands are remembered', () => {
  const notices = createBackendNotices(() => {}, Date.now)
  for (let brand = 0; brand < 500; brand++) notices.missing(`brand-${brand}`, 'mission/get-calendar')
  notices.missing('brand-0', 'reward/get-list')
  notices.missing('brand-500', 'mission/get-calendar')
  expect([...notices.missingCallsOf('brand-0')]).toEqual(['mission/get-calendar', 'reward/get-list'])
  expect([...notices.missingCallsOf('brand-1')]).toEqual([])
  expect([...notices.missingCallsOf('brand-2')]).toEqual(['mission/get-calendar'])
})

test('an unreadable field is reported once, with the brand and the file', () => {
  const reported: string[] = []
  const notices = createBackendNotices((line) => reported.push(line), Date.now)
  const misreadings = [{ at: '/*/alternate', expected: 'a list' }]
  for (let page = 0; page < 50; page++) notices.misread('acme', 'canonical-entry', misreadings)
  expect(reported).toEqual(['acme: canonical-entry /*/alternate: expected a list. Such values are left out.'])
})

test('beyond the limit, the host says once that it reports no more mistakes', () => {
  const reported: string[] = []
  const notices = createBackendNotices((line) => reported.push(line), Date.now)
  for (let brand = 0; brand < 1500; brand++) notices.missing(`brand-${brand}`, 'mission/get-calendar')
  expect(reported).toHaveLength(1001)
  expect(reported.at(-1)).toBe(
    'The host has reported 1000 mistakes of backends, and reports no more until it restarts.',
  )
})

describe('a notice of a page', () => {
  const noticeRequest = (body: unknown, site = 'same-origin') =>
    new Request('http://a.localhost/_livery/notices', {
      method: 'POST',
      headers: { 'sec-fetch-site': site },
      body: JSON.stringify(body),
    })
  const misreadings = [{ at: '/data/*/balance', expected: 'an amount such as 100 or "100.50"' }]

  test('is reported once, in the same words as a notice of the host', async () => {
    const reported: string[] = []
    const notices = createBackendNotices((line) => reported.push(line), Date.now)
    for (let visit = 0; visit < 3; visit++) {
      const response = await takeNotice(noticeRequest({ source: 'user/get-bal', misreadings }), 'acme', notices)
      expect(response.status).toBe(204)
    }
    expect(reported).toEqual([
      'acme: user/get-bal /data/*/balance: expected an amount such as 100 or "100.50". Such values are left out.',
    ])
    expect(notices.linesOf('acme')).toHaveLength(1)
    expect(notices.linesOf('river')).toEqual([])
  })

  test('of a missing call does not change the pages of other visitors', async () => {
    const notices = createBackendNotices(() => {}, Date.now)
    await takeNotice(noticeRequest({ missing: 'mission/get-calendar' }), 'acme', notices)
    expect(notices.linesOf('acme')).toHaveLength(1)
    expect([...notices.missingCallsOf('acme')]).toEqual([])
  })

  test.each([
    [{ source: 'user/get-bal', misreadings: [{ at: '/data', expected: 'a\u001b[2Jb' }] }, 'same-origin', 204],
    [{ source: 'user/get-bal', misreadings: [{ at: '/\u001b[2J', expected: 'a' }] }, 'same-origin', 204],
    [{ source: 'no/such-call', misreadings }, 'same-origin', 400],
    [{ source: 'constructor', misreadings }, 'same-origin', 400],
    [{ missing: 'user/get-bal: \u001b[2J' }, 'same-origin', 400],
    [{ missing: 'call/0900-to-win' }, 'same-origin', 400],
    [{ source: 'user/get-bal', misreadings: 'x'.repeat(5000) }, 'same-origin', 400],
    [null, 'same-origin', 400],
    [{ source: 'user/get-bal', misreadings }, 'cross-site', 403],
  ])('%j from %s reports nothing', async (body, site, status) => {
    const reported: string[] = []
    const notices = createBackendNotices((line) => reported.push(line), Date.now)
    expect((await takeNotice(noticeRequest(body, site), 'acme', notices)).status).toBe(status)
    expect(reported).toEqual([])
  })

  test('leaves room for the notices of the host, even if a visitor sends thousands', () => {
    const reported: string[] = []
    const notices = createBackendNotices((line) => reported.push(line), Date.now)
    for (let row = 0; row < 5000; row++) {
      notices.misread('acme', 'user/get-bal', [{ at: `/data/${row}`, expected: 'a list' }], 'browser')
    }
    notices.misread('acme', 'user/get-bal', misreadings)
    expect(reported).toHaveLength(201)
  })
})
