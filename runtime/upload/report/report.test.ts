import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { options } from '../testing/fake-dependencies.ts'
import { createFakeDependencies } from '../testing/fake-dependencies.ts'
import { browserName } from './device-facts.ts'
import { chatText, sendFailureNotice } from './failure-notice.ts'
import { createNoticeGate } from './notice-gate.ts'
import { startReport } from './report.ts'

test('[UPL-13] a report lists device, browser, connection, screen and language, and events with their times', () => {
  const { device } = createFakeDependencies()
  let now = 5000
  const report = startReport(device(), () => now)
  now += 1234
  report.note('flow 1 directUpload, attempt 1: uploaded')
  expect(report.text().split('\n')).toEqual([
    'Device: mobile, Chrome 156',
    'Connection: 4g, online',
    'Screen: 390x844, ratio 3',
    'Language: th-TH',
    '+1.2 s flow 1 directUpload, attempt 1: uploaded',
  ])
})

test.each([
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36', 'Chrome 156'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Mobile/15E148 Safari/604.1', 'Safari 18'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile Safari Line/14.20.0', 'Line 14'],
  ['Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36', 'Samsung Internet 27'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/156.0 Safari/537.36 Edg/156.0', 'Edge 156'],
  ['<!channel> Chrome/1111111111', 'Chrome 1111'],
  ['somchai@example.com', 'another browser'],
])('[UPL-13] the user agent %s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})

describe('[UPL-03] the notice', () => {
  test('a text for a chat contains no mentions, links or markup', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '&', '!', '@', '`', '*', '_', '~', '|', 'http', '://', 'a') }),
        (text) => {
          const safe = chatText(text)
          expect(safe).not.toMatch(/[<>@`*_~|]|:\/\//)
          expect(safe.replace(/&(?:amp|lt|gt);/g, '')).not.toContain('&')
        },
      ),
    )
  })

  test('a long report keeps its beginning and its end, in 4,096 characters without mentions', async () => {
    const fake = createFakeDependencies()
    const report = `Device: mobile <!channel>\n${'+1 s a line\n'.repeat(2000)}Final: Failed`
    await sendFailureNotice(options, 'jpg', report, fake)
    const [call] = fake.calls
    const block = call?.payload.block as { readonly data: { readonly full_log: string } } | undefined
    const log = block?.data.full_log ?? ''
    expect(log.length).toBe(4096)
    expect(log).toMatch(/^Device: mobile/)
    expect(log).toMatch(/Final: Failed$/)
    expect(log).not.toContain('<')
  })

  test('of 100 failures at most five are reported, 10 s apart', () => {
    let now = 0
    const gate = createNoticeGate(() => now)
    const durations = Array.from({ length: 100 }, () => {
      now += 2500
      return gate() ? now : undefined
    }).filter((one) => one !== undefined)
    expect(durations).toEqual([2500, 12_500, 22_500, 32_500, 42_500])
  })

  test('no notice is sent if `mayNotify` refuses', async () => {
    const fake = { ...createFakeDependencies(), mayNotify: () => false }
    await sendFailureNotice(options, 'jpg', 'report', fake)
    expect(fake.calls).toEqual([])
  })
})
