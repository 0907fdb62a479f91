// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
import { MissionCalendar } from './MissionCalendar.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

const today = '2026-11-18'
const day = { date: today, reward: '5.00', is_special: 0, state: 'available' }
const calendar = { month: '2026-11', today, streak: 0, days: [day], missions: [] }

test('[ENG-06] the rewards of a member are in the member’s currency', async () => {
  const { data } = loginResponses['index/auth']()
  const user = { ...data.user, currency: 'PHP' }
  const { element, root } = await mountOnStage('missions/mission-calendar', <MissionCalendar title="home.missions" />, {
    responses: {
      'index/auth': () => ({ status: true, data: { ...data, user } }),
      'user/dashboard': () => ({ status: true, data: { logged_in: true, user } }),
      'mission/get-calendar': () => ({ status: true, data: calendar }),
    },
  })
  await shows(element, 'Claim ₱5')
  expect(element.querySelector('ol')?.textContent).toContain('₱5')
  expect(element.textContent).not.toContain('฿')
  await act(async () => root.unmount())
})

test.each([
  ['2026-11-01', 1, 7],
  ['2026-11-18', 15, 21],
  ['2026-11-28', 24, 30],
  ['2026-11-30', 24, 30],
  // A date outside of the month.
  ['2026-12-01', 1, 7],
])('[RTE-02] on %s the calendar shows the days from %i to %i', async (now, first, last) => {
  const month = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
  const days = month.map((date) => ({ ...day, date }))
  const { element, root } = await mountOnStage('missions/mission-calendar', <MissionCalendar title="home.missions" />, {
    responses: { 'mission/get-calendar': () => ({ status: true, data: { ...calendar, today: now, days } }) },
  })
  await shows(element, '฿5')
  const shown = [...element.querySelectorAll('ol > li')].map((one) => Number(/\d+/.exec(one.textContent ?? '')?.[0]))
  expect(shown).toEqual(Array.from({ length: 7 }, (_, index) => first + index))
  expect(shown.at(-1)).toBe(last)
  await act(async () => root.unmount())
})
