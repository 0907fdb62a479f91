import { describe, expect, test } from 'vitest'
import { createErrorReports, type ErrorReport } from './error-reports.ts'
import { scrub } from './scrub.ts'

function open() {
  const sent: ErrorReport[] = []
  const time = { now: 0 }
  const report = createErrorReports({
    page: () => '/th-th/deposit?usr=0812345678&pw=secret',
    code: 'CODE',
    now: () => time.now,
    send: (one) => sent.push(one),
  })
  return { sent, time, report }
}

test('[ERR-01] a page sends at most one report in ten seconds, and none twice', () => {
  const { sent, time, report } = open()
  report(new Error('first'))
  report(new Error('second'))
  time.now = 9_999
  report(new Error('third'))
  expect(sent.map(({ message }) => message)).toEqual(['Error: first'])
  time.now = 10_000
  report(new Error('first'))
  report(new Error('fourth'))
  expect(sent.map(({ message }) => message)).toEqual(['Error: first', 'Error: fourth'])
})

test('[ERR-01] a report names the frames, the block, the support code, and the page without its query', () => {
  const { sent, report } = open()
  const error = new TypeError('x is not a function')
  error.stack = [
    'TypeError: x is not a function',
    '    at draw (https://acme.example/_livery/build/site-1a2b.js?v=3:1:2345)',
    '    at https://acme.example/_livery/build/react-9z.js:2:1',
    '    at async load (https://acme.example/_livery/build/site-1a2b.js:3:4)',
    '    at new Cart (https://acme.example/_livery/build/site-1a2b.js:5:6)',
    'render@https://acme.example/_livery/build/site-1a2b.js:7:8',
  ].join('\n')
  report(error, { blockId: 'routes/home/regions/main/blocks/banner', widget: 'banners/banner-carousel' })
  expect(sent).toEqual([
    {
      message: 'TypeError: x is not a function',
      frames: [
        'draw site-1a2b.js:1:2345',
        'react-9z.js:2:1',
        'load site-1a2b.js:3:4',
        'Cart site-1a2b.js:5:6',
        'render site-1a2b.js:7:8',
      ],
      page: '/th-th/deposit',
      code: 'CODE',
      block: 'routes/home/regions/main/blocks/banner',
      widget: 'banners/banner-carousel',
    },
  ])
})

test.each([undefined, null, 7, {}, 'a text', { message: 'no error' }])(
  '[ERR-01] a thrown value of any type is reported: %s',
  (thrown) => {
    const { sent, report } = open()
    report(thrown)
    expect(sent).toHaveLength(1)
  },
)

test('[ERR-01] an error whose message is not a text causes no further error', () => {
  const { sent, report } = open()
  expect(() => report(Object.assign(new Error(''), { message: Symbol('none') }))).not.toThrow()
  report(new Error('next'))
  expect(sent).toMatchObject([{ message: 'Error: next' }])
})

test('[ERR-01] a report that cannot be sent causes no error', () => {
  const report = createErrorReports({
    page: () => '/',
    code: '',
    now: () => 0,
    send: () => {
      throw new Error('blocked')
    },
  })
  expect(() => report(new Error('first'))).not.toThrow()
})

describe('[ERR-01] scrubbing removes personal data from a text', () => {
  test.each([
    ['call failed for 0812345678', 'call failed for <number>'],
    ['account 123-4-56789-0 refused', 'account <number> refused'],
    ['call +66 (081) 234.5678 failed', 'call +<number> failed'],
    ['เบอร์ ๐๘๑๒๓๔๕๖๗๘', 'เบอร์ <number>'],
    ['mail somchai@example.com is taken', 'mail <email> is taken'],
    ['GET https://a.example/x?usr=1&pw=hunter2 failed', 'GET https://a.example/x failed'],
    ['Cannot read "สมชาย ใจดี" of undefined', 'Cannot read <value> of undefined'],
    ['line\u202Eone\n\u0007two', 'line one two'],
  ])('%s', (text, expected) => expect(scrub(text)).toBe(expected))
})
