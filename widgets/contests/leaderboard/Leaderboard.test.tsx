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

test.each<[string, object, object, string]>([
  ['a week without bets', { status: true, data: week }, noStakes, empty],
  ['a week without dates', { status: true, data: { ...week, starts: '', ends: '' } }, noStakes, none],
  ['a missing call', { status: false, missing: true }, noStakes, none],
  ['a currency without contests', { status: true, data: week }, { status: false, code: 4641 }, none],
])('[ENG-06] the leaderboard of %s', async (_what, leaderboard, place, text) => {
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
