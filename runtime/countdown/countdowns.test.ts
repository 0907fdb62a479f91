import { expect, test } from 'vitest'
import { createCountdowns, resendKind as resend } from './countdowns.ts'
import { resendSeconds } from './resend-seconds.ts'
import { createServerClock } from './server-clock.ts'

const start = Date.UTC(2026, 10, 21, 10)

function createDevice() {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const device = { wall: start, monotonic: 0, server: start }
  /** Opens a page on the device. The storage still has the values of earlier pages. */
  const open = (scope = 'development:acme') => {
    const clock = createServerClock({ wall: () => device.wall, monotonic: () => device.monotonic, storage })
    return { clock, countdowns: createCountdowns({ clock, storage, scope }) }
  }
  const pass = (seconds: number) => {
    device.wall += seconds * 1000
    device.monotonic += seconds * 1000
    device.server += seconds * 1000
  }
  return { device, storage, open, pass, date: () => new Date(device.server).toUTCString() }
}

test('[AUT-09] a countdown continues after a reload', () => {
  const { open, pass } = createDevice()
  open().countdowns.start('otp', resend)
  pass(60)
  expect(open().countdowns.secondsLeft('otp', resend)).toBe(60)
  pass(60)
  expect(open().countdowns.secondsLeft('otp', resend)).toBe(0)
})

test.each([-86_400, 86_400, -3600, 30])(
  '[AUT-09] moving the device clock by %i s changes a countdown by at most 1 s after a reload, and not at all before',
  (seconds) => {
    const { device, open, pass, date } = createDevice()
    const page = open()
    page.clock.observe(date())
    page.countdowns.start('otp', resend)
    pass(20)
    device.wall += seconds * 1000
    expect(page.countdowns.secondsLeft('otp', resend)).toBe(100)

    const next = open()
    next.clock.observe(date())
    expect(Math.abs(next.countdowns.secondsLeft('otp', resend) - 100)).toBeLessThanOrEqual(1)
  },
)

test('if the device’s clock is a day late, the second page has the server’s time before any response', () => {
  const { device, open, date } = createDevice()
  device.wall -= 86_400_000
  open().clock.observe(date())
  expect(open().clock.now()).toBe(start)
})

test('whole seconds in headers do not make the clock jump', () => {
  const { open, pass, date } = createDevice()
  const { clock } = open()
  clock.observe(date())
  pass(0.9)
  clock.observe(date())
  expect(clock.now()).toBe(start + 900)
  clock.observe('no date')
  clock.observe(null)
  expect(clock.now()).toBe(start + 900)
})

test.each([0, 0.2, 0.6, 0.999])(
  '[AUT-09] a countdown of 120 s begins at 120 s, %d ms after a whole millisecond',
  (fraction) => {
    const { device, open } = createDevice()
    device.monotonic += fraction
    const { clock, countdowns } = open()
    device.monotonic += 7 - fraction / 2
    clock.observe(null)
    countdowns.start('otp', resend)
    expect(countdowns.secondsLeft('otp', resend)).toBe(120)
  },
)

test.each([0, 0.3, 0.9, 0.999])(
  '[AUT-09] if the clock is set %d s after a whole second, a receipt for 120 s starts a countdown of at most 120 s',
  (fraction) => {
    const { open, pass, date } = createDevice()
    pass(fraction)
    const page = open()
    page.clock.observe(date())
    for (const gap of [0.05, 0.4, 0.9]) {
      pass(gap)
      const response = Date.parse(date())
      page.clock.observe(date())
      const receipt = new Date(response + 120_000).toISOString()
      page.countdowns.start('otp', resend, resendSeconds(receipt, page.clock.now()))
      expect(page.countdowns.secondsLeft('otp', resend)).toBeLessThanOrEqual(120)
      expect(page.countdowns.secondsLeft('otp', resend)).toBeGreaterThanOrEqual(119)
    }
  },
)

test('[AUT-09] the first response after a reload does not add a second to a countdown', () => {
  const { open, pass, date } = createDevice()
  const first = open()
  first.clock.observe(date())
  pass(0.9)
  first.countdowns.start('otp', resend)
  const second = open()
  second.clock.observe(date())
  expect(second.countdowns.secondsLeft('otp', resend)).toBe(120)
})

test.each([
  [Number.NaN, 120],
  [Number.POSITIVE_INFINITY, 120],
  [-28_800, 0],
  [86_400, 3600],
  [45, 45],
])('[AUT-09] %d seconds from the server count as %d', (seconds, expected) => {
  const { countdowns } = createDevice().open()
  countdowns.start('otp', resend, seconds)
  expect(countdowns.secondsLeft('otp', resend)).toBe(expected)
})

test.each(['', 'soon', '{}', 'NaN', '99999999999999999999', '-1'])(
  'a stored value of %j gives a time within bounds',
  (kept) => {
    const { storage, open } = createDevice()
    storage.setItem('livery:countdown:development:acme:otp', kept)
    const left = open().countdowns.secondsLeft('otp', resend)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThanOrEqual(resend.maximumSeconds)
  },
)

test('each brand and each account has its own countdowns', () => {
  const { open } = createDevice()
  open().countdowns.start('otp:a', resend)
  expect(open().countdowns.secondsLeft('otp:b', resend)).toBe(0)
  expect(open('development:third').countdowns.secondsLeft('otp:a', resend)).toBe(0)
})

test('subscribers are notified when a countdown starts and when it is cleared', () => {
  const { countdowns } = createDevice().open()
  let notifications = 0
  const stop = countdowns.subscribe(() => (notifications += 1))
  countdowns.start('otp', resend)
  countdowns.clear('otp')
  stop()
  countdowns.start('otp', resend)
  expect(notifications).toBe(2)
})

test.each([
  [undefined, undefined],
  ['08******78', 300],
  ['2026-11-21 18:02:00', 120],
  ['later', undefined],
])('[AUT-09] a receipt of %j gives a countdown of %j s', (receipt, seconds) => {
  expect(resendSeconds(receipt, start)).toBe(seconds)
})
