// @vitest-environment window
import { expect, test } from 'vitest'
import { createCountdowns, resendKind } from './countdowns.ts'
import { removeOldCountdowns } from './remove-old-countdowns.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 10, 21, 10)

test('[AUT-09] a device removes malformed countdowns, and those that end more than a day before or after now', () => {
  let now = start
  const clock = { now: () => now, observe: () => {} }
  const countdowns = (scope: string) => createCountdowns({ clock, storage: localStorage, scope })
  const keys = () => Object.keys(localStorage).toSorted()
  localStorage.setItem('livery:clock', '0')
  localStorage.setItem('livery:countdown:production:acme:malformed', 'soon')
  localStorage.setItem('livery:countdown:production:acme:far', String(start + 1000 * hour))
  countdowns('production:acme').start('otp:a', resendKind)
  countdowns('production:other').start('otp:b', resendKind)
  now += 12 * hour
  countdowns('production:acme').start('otp:c', resendKind)
  removeOldCountdowns(localStorage, clock)
  const [a, b, c] = ['acme:otp:a', 'other:otp:b', 'acme:otp:c'].map((key) => `livery:countdown:production:${key}`)
  expect(keys()).toEqual(['livery:clock', a, c, b])

  now += 13 * hour
  removeOldCountdowns(localStorage, clock)
  expect(keys()).toEqual(['livery:clock', c])
})
