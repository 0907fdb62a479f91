import { expect, test } from 'vitest'
import { weekOf } from './weeks.ts'

const day = 86_400_000

test.each([
  ['the start of Monday', '2026-11-16T00:00:00+07:00', '2026-11-16'],
  ['the last millisecond of Sunday', '2026-11-22T23:59:59.999+07:00', '2026-11-16'],
  ['the start of the next Monday', '2026-11-23T00:00:00+07:00', '2026-11-23'],
  ['a Sunday that is Monday in Tokyo', '2026-11-22T22:30:00+07:00', '2026-11-16'],
])('[ENG-06] the week of the leaderboard at %s lasts from Monday to Sunday', (_case, moment, monday) => {
  const week = weekOf(Date.parse(moment))
  expect(week).toEqual({
    id: monday,
    starts: Date.parse(`${monday}T00:00:00+07:00`),
    ends: Date.parse(`${monday}T00:00:00+07:00`) + 7 * day,
  })
  expect(weekOf(Date.parse(moment), 1).ends).toBe(week.starts)
})
