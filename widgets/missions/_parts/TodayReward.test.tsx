// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import type { MissionCalendar } from '../../../schemas/generated/records.ts'
import { TodayReward } from './TodayReward.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

test.each([
  ['available', 'Claim', true],
  ['claimed', 'Claimed', false],
  ['missed', 'Missed', false],
  ['upcoming', 'Coming soon', false],
] as const)('[ENG-06] a reward of today that is %s shows %j', async (state, text, hasButton) => {
  const today = '2026-11-18'
  const days = [{ date: today, reward: '5.00', is_special: 0, state } as const]
  const calendar: MissionCalendar = { month: '2026-11', today, streak: 0, days, missions: [] }
  const { element, root } = await mountOnStage('missions/mission-diary', <TodayReward calendar={calendar} />)
  expect(element.querySelector('button') !== null).toBe(hasButton)
  expect(element.textContent).toMatch(new RegExp(`${text}$`))
  await act(async () => root.unmount())
})
