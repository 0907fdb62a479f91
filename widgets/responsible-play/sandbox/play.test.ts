import { expect, test } from 'vitest'
import type { Game } from '../../../schemas/generated/records.ts'
import { gateway } from '../../../tests/sandbox/deposit-payloads.ts'
import { enter, ledgerRowsOf, plainMember } from '../../../tests/sandbox/money.ts'
import { type Browser, logIn, openSandbox, type TestSandbox } from '../../../tests/sandbox/sandbox-under-test.ts'

let sandbox: TestSandbox

const minute = 60_000
const day = 24 * 60 * minute
const statusOf = async (browser: Browser) => (await browser.call('responsible-play/get-status', {})).body.data
const limitLoss = (browser: Browser, amount: string) =>
  browser.call('responsible-play/set-limit', { kind: 'loss', period: 'day', amount })
const pause = async (browser: Browser, kind: 'break' | 'exclusion', days: number) =>
  (await browser.call('responsible-play/take-pause', { kind, days })).body

async function openGame(browser: Browser) {
  const list = await browser.get('/static/games/THB/all_games.json.gz')
  const text = await new Response(list.body?.pipeThrough(new DecompressionStream('gzip'))).text()
  const game = (JSON.parse(text) as Game[]).find((one) => one.provider_name === 'jade-comet' && one.maintenance === 0)
  const { body } = await browser.call('game/login-game', {
    provider_id: game?.provider_id ?? '',
    game_id: game?.game_id ?? '',
    currency: 'THB',
  })
  return { body, token: body.status ? (new URL(body.data?.data ?? '').searchParams.get('token') ?? '') : '' }
}

const spin = (token: string) =>
  sandbox.fetch(
    new Request('http://games.localhost/spin', {
      headers: { host: 'games.localhost' },
      method: 'POST',
      body: new URLSearchParams({ token }),
    }),
  )

test('200 parallel spins never lose more than the loss limit of the day', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  expect((await limitLoss(browser, '100')).body.status).toBe(true)
  const { token } = await openGame(browser)
  const responses = await Promise.all(Array.from({ length: 200 }, () => spin(token)))
  const moves = await ledgerRowsOf(sandbox)
  let lost = 0
  for (const { amount } of moves) {
    lost -= Number(amount)
    expect(lost).toBeLessThanOrEqual(100)
  }
  // A spin loses 3.33 on average, so the spins reach the limit long before the last one.
  const refused = responses.filter(({ status }) => status === 403)
  expect(refused.length + responses.filter(({ status }) => status === 200).length).toBe(200)
  expect(await refused[0]?.json()).toEqual({ refused: expect.stringContaining('100.00') })
})

test('a spin that could exceed the loss limit is refused and moves nothing', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  await limitLoss(browser, '9')
  const { token } = await openGame(browser)
  expect((await spin(token)).status).toBe(403)
  expect(await ledgerRowsOf(sandbox)).toEqual([])
})

test('the duration and the result of the session count from the login', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  const { token } = await openGame(browser)
  await spin(token)
  sandbox.now += 12 * minute
  const moves = await ledgerRowsOf(sandbox)
  const prize = moves.find(({ kind }) => kind === 'prize')?.amount ?? '0.00'
  expect(await statusOf(browser)).toMatchObject({ session_seconds: 720, staked: '10.00', won: prize })
  sandbox.now += minute
  expect(await statusOf(await enter(sandbox))).toMatchObject({ session_seconds: 0, staked: '0.00', won: '0.00' })
})

test('a session ends after the minutes that the member has chosen, and the response has the reason', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  await browser.call('responsible-play/set-limit', { kind: 'session', period: 'session', amount: '60' })
  sandbox.now += 20 * minute
  expect((await browser.call('user/get-bal', {})).body.status).toBe(true)
  sandbox.now += 20 * minute
  expect((await browser.call('user/get-bal', {})).body.status).toBe(true)
  sandbox.now += 20 * minute
  const ended = { status: false, code: 1003, msg: expect.stringContaining('60 นาที') }
  expect((await browser.call('user/get-bal', {})).body).toMatchObject(ended)
  expect((await browser.call('user/dashboard', { page_name: 'home' })).body).toMatchObject(ended)
  expect((await browser.call('user/dashboard', { page_name: 'home' })).body.data?.logged_in).toBe(false)
  expect((await logIn(browser, plainMember)).body.status).toBe(true)
})

test('a break closes deposits and games, and leaves account and withdrawals open', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  const { token } = await openGame(browser)
  expect(await pause(browser, 'break', 1)).toMatchObject({ status: true, data: { until: '2026-11-19 13:00:00' } })
  const refused = { status: false, code: 4712, msg: expect.stringContaining('2026-11-19 12:00') }
  expect((await browser.call('deposit/get-deposit-channel', { currency: 'THB' })).body).toMatchObject(refused)
  expect((await browser.call('deposit/add-deposit', { ...gateway, amount: '500' })).body).toMatchObject(refused)
  expect((await openGame(browser)).body).toMatchObject(refused)
  expect((await spin(token)).status).toBe(403)
  expect((await browser.call('withdraw/get-withdraw-limit', { currency: 'THB' })).body.status).toBe(true)
  sandbox.now += day
  const later = await enter(sandbox)
  expect((await later.call('deposit/add-deposit', { ...gateway, amount: '500' })).body.status).toBe(true)
})

test('a self-excluded member has no session, on any device, until the end of the exclusion', async () => {
  sandbox = openSandbox()
  const [browser, other] = [await enter(sandbox), await enter(sandbox)]
  const { token } = await openGame(other)
  expect((await pause(browser, 'exclusion', 180)).status).toBe(true)
  const ended = { status: false, code: 1003, msg: expect.stringContaining('2027-05-17') }
  for (const one of [browser, other]) {
    expect((await one.call('user/get-bal', {})).body).toMatchObject(ended)
    expect((await one.call('deposit/add-deposit', { ...gateway, amount: '500' })).body).toMatchObject(ended)
  }
  expect((await spin(token)).status).toBe(403)
  const login = (await logIn(sandbox.browser(), plainMember)).body
  expect(login).toMatchObject({ status: false, code: 4711, msg: expect.stringContaining('2027-05-17') })
  // Without the password, a login does not reveal the exclusion.
  expect((await logIn(sandbox.browser(), plainMember, 'Passw0rd2')).body.code).toBe(4001)
  sandbox.now += 180 * day
  expect((await logIn(sandbox.browser(), plainMember)).body.status).toBe(true)
})

test.each([
  ['exclusion', 180, '2027-05-17 12:01'],
  ['break', 1, '2026-11-19 12:01'],
] as const)('the message of a pause (%s) names a minute at which the pause is over', async (kind, days, end) => {
  sandbox = openSandbox()
  sandbox.now += 30_000
  const browser = await enter(sandbox)
  await pause(browser, kind, days)
  const { msg } = (await browser.call('deposit/get-deposit-channel', { currency: 'THB' })).body
  expect(msg).toContain(`${end} น.`)
  sandbox.now += days * day + 30_000
  expect((await logIn(sandbox.browser(), plainMember)).body.status).toBe(true)
})

test('a pause that is too short or too long is refused, and a shorter pause does not shorten the current one', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  for (const [kind, days] of [
    ['break', 43],
    ['exclusion', 7],
  ] as const) {
    expect(await pause(browser, kind, days)).toMatchObject({ status: false, code: 4703 })
  }
  const { data } = await pause(browser, 'break', 30)
  expect((await pause(browser, 'break', 1)).data?.until).toBe(data?.until)
  expect((await statusOf(browser))?.pauses).toEqual([{ kind: 'break', until: data?.until }])
})

test('the member’s interval between reminders remains after the session', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  expect(await statusOf(browser)).not.toHaveProperty('reminder_minutes')
  await browser.call('responsible-play/set-reminder', { minutes: 15 })
  expect(await statusOf(await enter(sandbox))).toMatchObject({ reminder_minutes: 15 })
})
