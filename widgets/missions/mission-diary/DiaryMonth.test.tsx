// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
import type { MissionCalendar } from '../../../schemas/generated/records.ts'
import { DiaryMonth } from './DiaryMonth.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

const empty: MissionCalendar = { month: '2026-11', today: '2026-11-21', streak: 0, days: [], missions: [] }

test('[ENG-06] a month without rewards shows a message instead of an empty calendar', async () => {
  const { element, root } = await mountOnStage('missions/mission-diary', <DiaryMonth current={empty} />)
  expect(element.querySelector('[role=status]')?.textContent).toBe('No rewards this month.')
  expect(element.querySelector('ol')).toBeNull()
  await act(async () => root.unmount())
})

test('[ENG-06] the button for the month after the current one is disabled, keeps the focus, and is not busy', async () => {
  const { element, root } = await mountOnStage('missions/mission-diary', <DiaryMonth current={empty} />)
  const later = [...element.querySelectorAll('button')].at(-1)
  later?.focus()
  await act(async () => later?.click())
  expect(later?.getAttribute('aria-disabled')).toBe('true')
  expect(later?.hasAttribute('aria-busy')).toBe(false)
  expect(document.activeElement).toBe(later)
  expect(element.querySelector('h2')?.textContent).toBe('November 2026')
  await act(async () => root.unmount())
})

test('[ENG-06] the weekdays have their shortest names', async () => {
  const { element, root } = await mountOnStage('missions/mission-diary', <DiaryMonth current={empty} />)
  const names = [...element.querySelectorAll('[aria-hidden] > span')].map(({ textContent }) => textContent)
  expect(names).toEqual(['S', 'M', 'T', 'W', 'T', 'F', 'S'])
  await act(async () => root.unmount())
})

test('[ENG-06] each day is below its weekday, even if the list lacks days', async () => {
  const dates = ['2026-11-02', '2026-11-03', '2026-11-13', '2026-11-30']
  const days = dates.map((date) => ({ date, reward: '5', is_special: 0, state: 'upcoming' }) as const)
  const { element, root } = await mountOnStage('missions/mission-diary', <DiaryMonth current={{ ...empty, days }} />)
  const cells = [...element.querySelectorAll('li')].map(({ style }) => [style.gridRowStart, style.gridColumnStart])
  expect(cells).toEqual([
    ['1', '2'],
    ['1', '3'],
    ['2', '6'],
    ['5', '2'],
  ])
  await act(async () => root.unmount())
})

test('[ENG-06] a month that fails to load shows no number of claimed days', async () => {
  const { element, root } = await mountOnStage('missions/mission-diary', <DiaryMonth current={empty} />, {
    responses: {
      ...loginResponses,
      'mission/get-calendar': () => ({ status: false }),
    },
  })
  expect(element.textContent).toContain('0 days claimed')
  await act(async () => element.querySelector('button')?.click())
  await shows(element, 'we could not load this')
  expect(element.textContent).not.toContain('days claimed')
  await act(async () => root.unmount())
})
