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
