// @vitest-environment window
import { act, useState } from 'react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Call } from '../../../runtime/widget-api/data.ts'
import type { Member } from '../../../schemas/generated/records.ts'
import { mountOnStage, untilShown } from '../../../tests/contract/widget-stage.tsx'
import { MissionRow } from './MissionRow.tsx'
import { TodayReward } from './TodayReward.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

const mission = {
  id: 1,
  title: 'Play',
  description: '',
  progress: '0',
  target: '10',
  unit: 'times',
  reward: '5.00',
  state: 'open',
} as const

test.each([
  ['/slot', '/en-th/slot'],
  ['/no-such-page', undefined],
  ['', undefined],
  ['slot', undefined],
])('[ENG-06] a mission with the link %j leads to %s', async (link, address) => {
  const row = <MissionRow mission={{ ...mission, link }} today="2026-11-18" />
  const { element, root } = await mountOnStage('missions/mission-diary', row)
  expect(element.querySelector('a')?.getAttribute('href')).toBe(address)
  await act(async () => root.unmount())
})

test('[ENG-06] if a claim has no response, the focus stays in the mission’s row', async () => {
  onTestFinished(() => localStorage.clear())
  const call = (async (endpoint: string) =>
    endpoint === 'mission/claim' || endpoint === 'user/get-transactions'
      ? { status: false, noResponse: true }
      : { status: true, data: [] }) as unknown as Call
  const row = <MissionRow mission={{ ...mission, link: '', state: 'ready' }} today="2026-11-18" />
  const { element, root } = await mountOnStage('missions/mission-diary', row, {
    member: { uid: 'u1', username: '660812345678', currency: 'THB' } as Member,
    call,
    // Without `responses`, the site would have no storage.
    responses: {},
  })
  onTestFinished(() => act(() => root.unmount()))
  const button = element.querySelector('button')
  button?.focus()
  expect(document.activeElement).toBe(button)
  await act(async () => button?.click())
  await untilShown(() => expect(element.querySelector('[role=status]')).not.toBeNull())
  expect(document.activeElement).toBe(element.querySelector('[role=status]')?.parentElement)
})

test('[ENG-06] when a new day begins, the focus moves from the mission’s button to its row', async () => {
  /** A mission, with a button that begins the next day. */
  function Row() {
    const [state, setState] = useState<'ready' | 'open'>('ready')
    return (
      <>
        <button type="button" name="midnight" onClick={() => setState('open')}>
          midnight
        </button>
        <MissionRow mission={{ ...mission, link: '', state }} today="2026-11-18" />
      </>
    )
  }
  const { element, root } = await mountOnStage('missions/mission-diary', <Row />)
  onTestFinished(() => act(() => root.unmount()))
  element.querySelector<HTMLElement>('li button')?.focus()
  expect(document.activeElement).toBe(element.querySelector('li button'))
  await act(async () => element.querySelector<HTMLElement>('[name=midnight]')?.click())
  expect(element.querySelector('li button')).toBeNull()
  expect(document.activeElement).toBe(element.querySelector('li'))
})

test.each([
  [
    'a mission',
    (day: string, state: 'ready' | 'open') => <MissionRow mission={{ ...mission, link: '', state }} today={day} />,
  ],
  [
    'a daily reward',
    (day: string) => {
      const days = [{ date: day, reward: '5.00', is_special: 0, state: 'available' } as const]
      return <TodayReward calendar={{ month: '2026-11', today: day, streak: 0, days, missions: [] }} />
    },
  ],
])('[ENG-06] after midnight, an unanswered claim of %s is reported once the history has it', async (_what, rowOf) => {
  onTestFinished(() => localStorage.clear())
  let intent: string | undefined
  let isFound = false
  let shown = (): unknown => undefined
  const call = (async (endpoint: string, payload: { readonly intent?: string }) => {
    if (endpoint !== 'user/get-transactions') return { status: false, noResponse: true }
    intent = payload.intent
    const items = [{ intent, kind: 'bonus', state: 'done', amount: '5.00' }]
    return isFound ? { status: true, data: { items, total: 1 } } : { status: false, noResponse: true }
  }) as unknown as Call
  /** A row, with a button that begins the next day. */
  function Row() {
    const [isNextDay, setNextDay] = useState(false)
    return (
      <>
        <button type="button" name="midnight" onClick={() => setNextDay(true)}>
          midnight
        </button>
        {isNextDay ? rowOf('2026-11-18', 'open') : rowOf('2026-11-17', 'ready')}
      </>
    )
  }
  const { element, root } = await mountOnStage('missions/mission-diary', <Row />, {
    member: { uid: 'u1', username: '660812345678', currency: 'THB' } as Member,
    call,
    // Without `responses`, the site would have no storage.
    responses: {},
    changeSite: (site) => {
      shown = () => site.toasts.getState().toast?.message
      return site
    },
  })
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => [...element.querySelectorAll('button')].at(-1)?.click())
  await untilShown(() => expect(intent).toBeDefined())
  isFound = true
  await act(async () => element.querySelector<HTMLElement>('[name=midnight]')?.click())
  await untilShown(() => expect(shown()).toBe('฿5.00 is in your wallet.'))
})
