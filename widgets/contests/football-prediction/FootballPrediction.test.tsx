// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { serverTime } from '../../../sandbox/index.ts'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, shows, untilShown } from '../../../tests/contract/widget-stage.tsx'
import { FootballPrediction } from './FootballPrediction.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

const fixture = {
  fixture: 'f1',
  home: 'Reds',
  home_code: 'RED',
  away: 'Blues',
  away_code: 'BLU',
  kick_off: serverTime(Date.now() + 3_600_000),
  state: 'open',
  prize: '20.00',
}

test('[ENG-06] after a prediction, its fixture has the focus, and no heading is above an empty list', async () => {
  const mine: object[] = []
  const page = <FootballPrediction title="routes.football-prediction.title" />
  const { element, root } = await mountOnStage('contests/football-prediction', page, {
    responses: {
      ...loginResponses,
      'contest/get-fixtures': () => ({ status: true, data: [fixture] }),
      'contest/get-predictions': () => ({ status: true, data: [...mine] }),
      'contest/predict': () => {
        mine.push({ fixture: 'f1', pick: 'home', state: 'open', prize: '0.00' })
        return { status: true }
      },
      'user/get-bal': () => ({ status: true, data: [] }),
    },
  })
  await shows(element, 'Home wins')
  expect([...element.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Matches'])
  await act(async () => element.querySelector<HTMLElement>('[value=home]')?.click())
  const send = element.querySelector<HTMLElement>('[type=submit]')
  send?.focus()
  await act(async () => send?.click())
  await shows(element, 'Awaiting the result')
  expect(document.activeElement).toBe(element.querySelector('li'))
  await act(async () => root.unmount())
})

test('[ENG-06] a prediction without a response keeps the focus in its fixture', async () => {
  onTestFinished(() => localStorage.clear())
  const page = <FootballPrediction title="routes.football-prediction.title" />
  const { element, root } = await mountOnStage('contests/football-prediction', page, {
    responses: {
      ...loginResponses,
      'contest/get-fixtures': () => ({ status: true, data: [fixture] }),
      'contest/get-predictions': () => ({ status: true, data: [] }),
      'contest/predict': () => ({ status: false, noResponse: true }),
    },
  })
  await shows(element, 'Home wins')
  await act(async () => element.querySelector<HTMLElement>('[value=home]')?.click())
  const send = element.querySelector<HTMLElement>('[type=submit]')
  send?.focus()
  await act(async () => send?.click())
  await untilShown(() => expect(element.querySelector('li [role=status]')).not.toBeNull())
  expect(document.activeElement).toBe(element.querySelector('li [role=status]')?.parentElement)
  await act(async () => root.unmount())
})
