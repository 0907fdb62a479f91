// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { serverTime } from '../../../sandbox/index.ts'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, shows, untilShown } from '../../../tests/contract/widget-stage.tsx'
import { LuckySpin } from './LuckySpin.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const segment = { label: 'Nothing', kind: 'none', amount: '0', odds: '50' }
const segments = [1, 2].map((id) => ({ ...segment, id }))

test('[ENG-06] the button returns at the time of the next free spin', async () => {
  const dueAt = Math.ceil(Date.now() / 1000 + 3600) * 1000
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { element, root } = await mountOnStage('rewards/lucky-spin', <LuckySpin title="routes.lucky-spin.title" />, {
    responses: {
      ...loginResponses,
      'wheel/get-wheel': () => ({
        status: true,
        data: { segments, spins_left: Date.now() < dueAt ? 0 : 1, next_spin: serverTime(dueAt) },
      }),
    },
  })
  await shows(element, 'Your next free spin is on')
  await act(() => vi.advanceTimersByTimeAsync(dueAt - Date.now()))
  await shows(element, 'Odds')
  expect(element.querySelector('button')?.textContent).toBe('Spin')
  await act(async () => root.unmount())
})

test('[ENG-06] if the wheel no longer has the segment of a prize, the prize shows, and the wheel does not turn', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { element, root } = await mountOnStage('rewards/lucky-spin', <LuckySpin title="routes.lucky-spin.title" />, {
    responses: {
      ...loginResponses,
      'wheel/get-wheel': () => ({ status: true, data: { segments, spins_left: 1, next_spin: '' } }),
      'user/get-bal': () => ({ status: true, data: [] }),
      'wheel/spin': () => ({ status: true, data: { segment_id: 9, kind: 'money', amount: '5.00' } }),
    },
  })
  await shows(element, 'Odds')
  await act(async () => element.querySelector('button')?.click())
  await shows(element, '฿5.00 is in your bonus wallet.')
  expect(element.querySelector<SVGElement>('svg g')?.style.transform).toBe('rotate(0deg)')
  await act(async () => root.unmount())
})

test('[ENG-06] after the last spin, the focus moves from the button to the time of the next free spin', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  let left = 1
  const { element, root } = await mountOnStage('rewards/lucky-spin', <LuckySpin title="routes.lucky-spin.title" />, {
    responses: {
      ...loginResponses,
      'wheel/get-wheel': () => ({
        status: true,
        data: { segments, spins_left: left, next_spin: serverTime(Date.now() + 3_600_000) },
      }),
      'user/get-bal': () => ({ status: true, data: [] }),
      'wheel/spin': () => {
        left = 0
        return { status: true, data: { segment_id: 1, kind: 'none', amount: '0' } }
      },
    },
  })
  await shows(element, 'Odds')
  const button = element.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  await shows(element, 'Your next free spin is on')
  expect(document.activeElement?.textContent).toContain('Your next free spin is on')
  await act(async () => root.unmount())
})

test('[ENG-06] if a spin has no response, the focus stays where the button was', async () => {
  onTestFinished(() => localStorage.clear())
  const { element, root } = await mountOnStage('rewards/lucky-spin', <LuckySpin title="routes.lucky-spin.title" />, {
    responses: {
      ...loginResponses,
      'wheel/get-wheel': () => ({ status: true, data: { segments, spins_left: 1, next_spin: '' } }),
      'wheel/spin': () => ({ status: false, noResponse: true }),
    },
  })
  await shows(element, 'Odds')
  const button = element.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  await shows(element, 'We are still checking your request')
  expect(document.activeElement).toBe(element.querySelector('[data-testid=spin-unknown]')?.parentElement)
  await act(async () => root.unmount())
})

test('[ENG-06] after a spin without a readable prize, the member can spin again, even if the wheel does not load', async () => {
  let loads = 0
  const { element, root } = await mountOnStage('rewards/lucky-spin', <LuckySpin title="routes.lucky-spin.title" />, {
    responses: {
      ...loginResponses,
      'wheel/get-wheel': () =>
        ++loads === 1 ? { status: true, data: { segments, spins_left: 2, next_spin: '' } } : { status: false },
      'user/get-bal': () => ({ status: true, data: [] }),
      'wheel/spin': () => ({ status: true }),
    },
  })
  await shows(element, 'Odds')
  await act(async () => element.querySelector('button')?.click())
  await untilShown(() => expect(loads).toBe(2))
  await untilShown(() => expect(element.querySelector('button')?.getAttribute('aria-busy')).toBe('false'))
  await act(async () => root.unmount())
})
