import { describe, expect, test } from 'vitest'
import { ConnectionCut } from '../../../../sandbox/index.ts'
import { callWithKey, control, enter, ledgerRowsOf, plainMember } from '../../../../tests/sandbox/money.ts'
import { type Browser, merchants, openSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'
import type { Fixture, Prediction } from '../../../../schemas/generated/records.ts'

const hour = 3_600_000
const picks = ['home', 'draw', 'away'] as const
const name = 'contest/predict'

const fixturesOf = async (browser: Browser) =>
  (await browser.call('contest/get-fixtures', { currency: 'THB' })).body.data ?? []
const predictionsOf = async (browser: Browser) => (await browser.call('contest/get-predictions', {})).body.data ?? []
const predict = async (browser: Browser, fixture: string, pick: Prediction['pick']) =>
  (await browser.call(name, { fixture, pick })).body

/** The first fixture that can be predicted. */
async function openFixture(browser: Browser): Promise<Fixture> {
  const found = (await fixturesOf(browser)).find(({ state }) => state === 'open')
  if (!found) throw new Error('No fixture is open.')
  return found
}

const kickOffOf = ({ kick_off }: Fixture) => Date.parse(`${kick_off.replace(' ', 'T')}+08:00`)

test('[ENG-06] the fixtures are sorted by kick-off, and finished ones have results', async () => {
  const sandbox = openSandbox()
  const fixtures = await fixturesOf(sandbox.browser())
  const kickOffs = fixtures.map(({ kick_off }) => kick_off)
  expect(kickOffs).toEqual(kickOffs.toSorted())
  for (const { state, home_goals, away_goals, home, away } of fixtures) {
    expect([home_goals, away_goals].map((goals) => goals !== undefined)).toEqual(Array(2).fill(state === 'finished'))
    expect(home).not.toBe(away)
  }
  expect(new Set(fixtures.map(({ state }) => state))).toEqual(new Set(['finished', 'open']))
  expect((await sandbox.browser().call('contest/get-fixtures', { currency: 'PHP' })).body.data).toEqual([])
})

test('[ENG-06] a prediction is accepted until kick-off by the server’s clock', async () => {
  const sandbox = openSandbox()
  const fixture = await openFixture(sandbox.browser())
  sandbox.now = kickOffOf(fixture)
  const browser = await enter(sandbox)
  expect(await predict(browser, fixture.fixture, 'home')).toMatchObject({ status: false, code: 4643 })
  sandbox.now -= 1
  expect(await predict(browser, fixture.fixture, 'home')).toMatchObject({ status: true })
  expect(await predictionsOf(browser)).toMatchObject([{ fixture: fixture.fixture, pick: 'home', state: 'open' }])
})

test.each([
  ['an unknown fixture', plainMember, '2026-11-18-9', 4642],
  ['an invalid date', plainMember, '2026-13-45-1', 4642],
  ['an invalid id', plainMember, "x' OR '1'='1", 4642],
  ['a fixture that is over', plainMember, '2026-11-17-1', 4643],
  ['a fixture, by a member whose currency has no contests,', '63-9171234567', '2026-11-18-1', 4641],
])('[ENG-06] a prediction of %s is refused', async (_case, username, fixture, code) => {
  const sandbox = openSandbox()
  expect(await predict(await enter(sandbox, username), fixture, 'home')).toMatchObject({ status: false, code })
})

test('[ENG-06] a stored prediction cannot be changed, and sending the same prediction again changes nothing', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const { fixture } = await openFixture(browser)
  expect(await predict(browser, fixture, 'draw')).toMatchObject({ status: true })
  expect(await predict(browser, fixture, 'draw')).toMatchObject({ status: true })
  expect(await predict(browser, fixture, 'away')).toMatchObject({ status: false, code: 4644 })
  expect(await predictionsOf(browser)).toMatchObject([{ pick: 'draw' }])
})

test('[ENG-06] only correct predictions are paid, each once, when the result is known', async () => {
  const sandbox = openSandbox()
  const predictors = ['66-0810000001', '66-0810000002', '66-0810000003']
  const fixture = await openFixture(sandbox.browser())
  for (const [index, username] of predictors.entries()) {
    await predict(await enter(sandbox, username), fixture.fixture, picks[index] ?? 'home')
  }
  sandbox.now = kickOffOf(fixture) + hour
  expect(await ledgerRowsOf(sandbox)).toEqual([])
  sandbox.now += 2 * hour
  const states = await Promise.all(
    predictors.map(async (username) => (await predictionsOf(await enter(sandbox, username)))[0]?.state),
  )
  expect(states.filter((state) => state === 'lost')).toHaveLength(2)
  const result = (await fixturesOf(sandbox.browser())).find((one) => one.fixture === fixture.fixture)
  const right = Math.sign((result?.away_goals ?? 0) - (result?.home_goals ?? 0)) + 1
  expect(states[right]).toBe('won')
  expect(await ledgerRowsOf(sandbox)).toMatchObject([{ kind: 'bonus', amount: '20.00' }])
})

test('[ENG-06] if the brand pays no prize, a correct prediction is won and nothing is paid', async () => {
  const sandbox = openSandbox({
    merchants: merchants.map((one) => ({
      ...one,
      data: { ...one.data, football: { ...one.data.football, prize: '0' } },
    })),
  })
  const fixture = await openFixture(sandbox.browser())
  const predictors = ['66-0810000001', '66-0810000002', '66-0810000003']
  for (const [index, username] of predictors.entries()) {
    await predict(await enter(sandbox, username), fixture.fixture, picks[index] ?? 'home')
  }
  sandbox.now = kickOffOf(fixture) + 3 * hour
  const states = await Promise.all(
    predictors.map(async (username) => (await predictionsOf(await enter(sandbox, username)))[0]?.state),
  )
  expect(states.filter((state) => state === 'lost')).toHaveLength(2)
  expect(states).toContain('won')
  expect(await ledgerRowsOf(sandbox)).toEqual([])
})

describe('[ENG-06] 200 parallel predictions of one fixture', () => {
  test.each<[string, (index: number) => Prediction['pick'], (index: number) => string]>([
    [
      'that agree, with different idempotency keys, are one prediction',
      () => 'home',
      (index: number) => `intent-tab-${index}`,
    ],
    ['that agree, with the same idempotency key, are one prediction', () => 'home', () => 'intent-of-tabs'],
    [
      'that differ store only one of them',
      (index: number) => picks[index % 3] ?? 'home',
      (index: number) => `intent-tab-${index}`,
    ],
  ])('%s', async (_case, pickOf, keyOf) => {
    const sandbox = openSandbox()
    const browsers = [await enter(sandbox), await enter(sandbox)]
    const { fixture } = await openFixture(browsers[0] as Browser)
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        callWithKey(browsers[index % 2] as Browser, name, keyOf(index), { fixture, pick: pickOf(index) }),
      ),
    )
    const [mine, ...others] = await predictionsOf(browsers[0] as Browser)
    expect(others).toEqual([])
    for (const [index, { body }] of responses.entries()) expect(body.status).toBe(pickOf(index) === mine?.pick)
  })
})

test('[ENG-06] a prediction with lost responses is stored once', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const { fixture } = await openFixture(browser)
  await control(sandbox, 'POST', 'faults', { match: name, kind: 'lost-reply', times: 20 })
  const send = (key: string) => callWithKey(browser, name, key, { fixture, pick: 'away' })
  for (let lost = 0; lost < 20; lost++) await expect(send(`intent-lost-${lost % 4}`)).rejects.toThrow(ConnectionCut)
  expect(await predictionsOf(browser)).toMatchObject([{ fixture, pick: 'away' }])
  expect((await send('intent-lost-1')).body).toMatchObject({ status: true })
  expect(await predictionsOf(browser)).toHaveLength(1)
})
