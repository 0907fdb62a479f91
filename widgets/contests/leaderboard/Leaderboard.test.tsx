// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, type Responses, shows } from '../../../tests/contract/widget-stage.tsx'
import { Leaderboard } from './Leaderboard.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

const week = { starts: '2026-11-16 00:00:00', ends: '2026-11-23 00:00:00', items: [] }
const noStakes = { status: true, data: { turnover: '0.00', prize: '0.00' } }

const none = 'There is no leaderboard in your currency yet.'
const empty = 'Nobody has placed a bet this week yet.'

test.each<[string, string, object, object]>([
  ['a week without bets', empty, { status: true, data: week }, noStakes],
  ['a week without dates', none, { status: true, data: { ...week, starts: '', ends: '' } }, noStakes],
  ['a missing call', none, { status: false, missing: true }, noStakes],
  ['a currency without contests', none, { status: true, data: week }, { status: false, code: 4641 }],
])('[ENG-06] the leaderboard of %s shows “%s”', async (_what, text, leaderboard, place) => {
  const responses: Responses = {
    ...loginResponses,
    'contest/get-leaderboard': () => leaderboard,
    'contest/get-my-place': () => place,
  }
  const part = <Leaderboard title="routes.leaderboard.title" />
  const { element, root } = await mountOnStage('contests/leaderboard', part, { responses })
  await shows(element, text)
  expect(element.textContent).not.toContain(text === none ? empty : none)
  await act(async () => root.unmount())
})

test.each([
  ['the member', '162000.00', ['2']],
  ['the player who had this place before', '150000', []],
])('[ENG-06] with %s at the member’s place, the list marks no other player’s row', async (_what, turnover, marked) => {
  const items = [
    { place: 1, name: '081•••678', turnover: '200000', prize: '500' },
    { place: 2, name: '089•••321', turnover, prize: '300' },
  ]
  const responses: Responses = {
    ...loginResponses,
    'contest/get-leaderboard': () => ({ status: true, data: { ...week, items } }),
    'contest/get-my-place': () => ({ status: true, data: { place: 2, turnover: '162000', prize: '300' } }),
  }
  const part = <Leaderboard title="routes.leaderboard.title" />
  const { element, root } = await mountOnStage('contests/leaderboard', part, { responses })
  await shows(element, '#2')
  const own = [...element.querySelectorAll('tr[data-own] [data-medal]')].map(({ textContent }) => textContent)
  expect(own).toEqual(marked)
  await act(async () => root.unmount())
})

test('[ENG-06] a member sees the leaderboard in the currency of their wallet', async () => {
  const { data } = loginResponses['index/auth']()
  const user = { ...data.user, currency: 'PHP' }
  const prizes: Readonly<Record<string, string>> = { THB: '500', PHP: '300' }
  const part = <Leaderboard title="routes.leaderboard.title" />
  const { element, root } = await mountOnStage('contests/leaderboard', part, {
    changeStage: (stage) => {
      const call = async (endpoint: string, payload: object): Promise<unknown> => {
        if (endpoint !== 'contest/get-leaderboard') return stage.reader.call(endpoint as never, payload as never)
        const { currency } = payload as { readonly currency: string }
        const items = [{ place: 1, name: '081•••678', turnover: '900', prize: prizes[currency] }]
        return { status: true, data: { ...week, items } }
      }
      return { ...stage, reader: { ...stage.reader, call: call as typeof stage.reader.call } }
    },
    responses: {
      'index/auth': () => ({ status: true, data: { ...data, user } }),
      'user/dashboard': () => ({ status: true, data: { logged_in: true, user } }),
      'contest/get-my-place': () => noStakes,
    },
  })
  await shows(element, '₱300')
  expect(element.textContent).not.toContain('฿')
  await act(async () => root.unmount())
})
