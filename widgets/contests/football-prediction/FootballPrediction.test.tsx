// @vitest-environment window
import { act, useState } from 'react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { serverTime } from '../../../sandbox/index.ts'
import { member } from '../../../runtime/session/testing/member.ts'
import type { Fixture } from '../../../schemas/generated/records.ts'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, shows, untilShown } from '../../../tests/contract/widget-stage.tsx'
import { FixtureCard } from './FixtureCard.tsx'
import { FootballPrediction } from './FootballPrediction.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

const fixture: Fixture = {
  fixture: 'f1',
  home: 'Reds',
  home_code: 'RED',
  away: 'Blues',
  away_code: 'BLU',
  kick_off: serverTime(Date.now() + 3_600_000),
  state: 'open',
  prize: '20.00',
}

test('[ENG-06] after a prediction, the predicted fixture has the focus, and an empty list has no heading', async () => {
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

test('[ENG-06] if a prediction gets no response, the focus stays in the fixture', async () => {
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

test('[ENG-06] a prediction that is being sent at the kick-off is not reported as missing', async () => {
  let respond: (response: object) => void = () => {}
  const response = new Promise<object>((resolve) => {
    respond = resolve
  })
  let kickOff = () => {}
  function Card() {
    const [isOpen, setOpen] = useState(true)
    kickOff = () => setOpen(false)
    return <FixtureCard fixture={fixture} isOpen={isOpen} mine="none" />
  }
  const { element, root } = await mountOnStage('contests/football-prediction', <Card />, {
    member,
    responses: {
      'contest/predict': () => response,
      'contest/get-predictions': () => ({ status: true, data: [] }),
    },
  })
  const missing = 'You did not predict this match'
  await act(async () => element.querySelector<HTMLElement>('[value=home]')?.click())
  await act(async () => element.querySelector<HTMLElement>('[type=submit]')?.click())
  await act(async () => kickOff())
  expect(element.textContent).toContain('Sending…')
  expect(element.textContent).not.toContain(missing)
  respond({ status: false, code: 4643, msg: 'The match has kicked off.' })
  await shows(element, missing)
  await act(async () => root.unmount())
})

test('[ENG-06] a member sees the fixtures and the prize in the currency of their wallet', async () => {
  const { data } = loginResponses['index/auth']()
  const user = { ...data.user, currency: 'PHP' }
  const prizes: Readonly<Record<string, string>> = { THB: '20.00', PHP: '12.00' }
  const page = <FootballPrediction title="routes.football-prediction.title" />
  const { element, root } = await mountOnStage('contests/football-prediction', page, {
    changeStage: (stage) => {
      const call = async (endpoint: string, payload: object): Promise<unknown> =>
        endpoint === 'contest/get-fixtures'
          ? {
              status: true,
              data: [{ ...fixture, prize: prizes[(payload as { readonly currency: string }).currency] }],
            }
          : stage.reader.call(endpoint as never, payload as never)
      return { ...stage, reader: { ...stage.reader, call: call as typeof stage.reader.call } }
    },
    responses: {
      'index/auth': () => ({ status: true, data: { ...data, user } }),
      'user/dashboard': () => ({ status: true, data: { logged_in: true, user } }),
      'contest/get-predictions': () => ({ status: true, data: [] }),
    },
  })
  await shows(element, '₱12')
  expect(element.textContent).not.toContain('฿')
  await act(async () => root.unmount())
})
