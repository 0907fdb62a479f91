import { expect, test } from 'vitest'
import { elapsedSeconds, hoursAndMinutes, remindersDue, untilNextReminder } from './session-time.ts'

test('the duration grows from the last response and never shrinks', () => {
  const status = { session_seconds: 600, fetchedAt: 1_000_000 }
  expect(elapsedSeconds(status, 1_030_500)).toBe(630)
  expect(elapsedSeconds(status, 0)).toBe(600)
})

test.each([
  [0, 60, 0, 3_600_000],
  [3599, 60, 0, 1000],
  [3600, 60, 1, 3_600_000],
  [9000, 15, 10, 900_000],
  [9000, 0, 0, undefined],
])('after %i s, with reminders every %i min, %i reminders are due', (seconds, minutes, due, next) => {
  expect(remindersDue(seconds, minutes)).toBe(due)
  expect(untilNextReminder(seconds, minutes)).toBe(next)
})

test('a duration is split into hours and minutes', () => {
  expect(hoursAndMinutes(7385)).toEqual({ hours: 2, minutes: 3 })
})
