import { expect, test } from 'vitest'
import { logIn, market, openSandbox } from './sandbox-under-test.ts'

test('the response to a login has the user and their wallets', async () => {
  const sandbox = openSandbox()
  const { body } = await logIn(sandbox.browser())
  expect(body.data).toMatchObject({ country_lang: 'th-th', default_lang: 'th' })
  expect(body.data?.user).toMatchObject({
    uid: body.data?.uid,
    username: '660812345678',
    phone: '66-0812345678',
    currency: 'THB',
    vip: '3',
    restrict: '',
    is_first_time_deposit: 0,
    wallet: [
      { display: 'THB', balance: '12480.50' },
      { display: 'Bonus', balance: '500.00' },
    ],
  })
})

test('the dashboard of a guest has no user and no wallet, but lists the providers’ times of maintenance', async () => {
  const sandbox = openSandbox()
  const { body } = await sandbox.browser().call('user/dashboard', { page_name: 'home' })
  expect(body.data).toMatchObject({ logged_in: false, wallet: [] })
  expect(body.data?.user).toBeUndefined()
  expect(body.data?.provider_maintenance.map(({ provider_id }) => provider_id)).toEqual(['116', '127', '107'])
})

test('times in responses are in UTC+8', async () => {
  const sandbox = openSandbox()
  const { body } = await sandbox.browser().call('user/dashboard', { page_name: 'home' })
  expect(body.data?.provider_maintenance[0]).toEqual({
    provider_id: '116',
    start_time: '2026-11-18 12:00:00',
    end_time: '2026-11-18 18:00:00',
  })
})

test('a provider is under maintenance while its window is open', async () => {
  const sandbox = openSandbox()
  const find = async () =>
    (await sandbox.browser().call('provider/provider-list', {})).body.data?.find(
      ({ provider_id }) => provider_id === '107',
    )
  expect(await find()).toMatchObject({ game_maintenance: 0, maintenance_start: '2026-11-18 21:00:00' })
  sandbox.now += 9 * 3_600_000
  expect(await find()).toMatchObject({ game_maintenance: 1 })
  sandbox.now += 2 * 3_600_000
  expect(await find()).not.toHaveProperty('maintenance_start')
})

test('the responses are in the language of the page', async () => {
  const sandbox = openSandbox()
  const browser = sandbox.browser()
  const english = { body: { currency: 'THB', language: 'en', langCountry: 'en-th' } }
  const thai = await browser.call('promotion/get-promotion-content-list', { currency: 'THB' })
  const en = await browser.call('promotion/get-promotion-content-list', { currency: 'THB' }, english)
  expect(thai.body.data?.[0]?.title).toBe('โบนัสต้อนรับ 100%')
  expect(en.body.data?.[0]?.title).toBe('100% welcome bonus')
})

test('a promotion whose days are over is not listed', async () => {
  const sandbox = openSandbox()
  const ids = async () =>
    (await sandbox.browser().call('promotion/get-promotion-content-list', { currency: 'THB' })).body.data?.map(
      ({ promotion_id }) => promotion_id,
    )
  expect(await ids()).toEqual([1101, 1102, 1103, 1104, 1105, 1106, 1107])
})

test('the promotion centre returns the state of each promotion', async () => {
  const sandbox = openSandbox()
  const browser = sandbox.browser()
  await logIn(browser)
  const { body } = await browser.call('promotion/get-promotion-center-list', {})
  expect(body.data?.slice(0, 3).map(({ state }) => state)).toEqual(['completed', 'running', 'available'])
  const running = await browser.call('promotion/get-promotion-center-list', { state: 'running' })
  expect(running.body.data).toEqual([
    expect.objectContaining({ promotion_id: 1102, turnover_done: '4125.00', turnover_target: '9000.00' }),
  ])
})

test('guests receive no notices, and none of the announcements that appear after a login', async () => {
  const sandbox = openSandbox()
  const browser = sandbox.browser()
  const guest = await browser.call('notice/notice-list', { notification: 1 })
  await logIn(browser)
  const member = await browser.call('notice/notice-list', { notification: 1 })
  expect([guest.body.data?.item, guest.body.data?.announce?.after_login]).toEqual([[], []])
  expect(member.body.data?.item.length).toBeGreaterThan(0)
  expect(member.body.data?.announce?.after_login).toHaveLength(1)
  expect(member.body.data?.advertisement?.[0]?.announcement_type).toBe('advertisment')
})

test('the mission calendar has every day of the month and the claims of the member', async () => {
  const sandbox = openSandbox()
  const browser = sandbox.browser()
  const guest = await browser.call('mission/get-calendar', {})
  expect(guest.body.data).toMatchObject({ month: '2026-11', today: '2026-11-18', streak: 0 })
  expect(guest.body.data?.days).toHaveLength(30)
  expect(guest.body.data?.days[17]?.state).toBe('locked')
  await logIn(browser)
  const { data } = (await browser.call('mission/get-calendar', {})).body
  expect(data?.days.slice(14, 19).map(({ state }) => state)).toEqual([
    'claimed',
    'claimed',
    'claimed',
    'available',
    'upcoming',
  ])
  expect(data?.streak).toBeGreaterThanOrEqual(3)
  expect((await browser.call('mission/get-calendar', { month: '2026-13' })).body).toMatchObject({ code: 4000 })
})

test('the call that counts a click on an affiliate’s link succeeds', async () => {
  const sandbox = openSandbox()
  const { body } = await sandbox.browser().call('user/update-click', { aff_code: 'friend-7' })
  expect(body).toEqual({ status: true })
})

test('the sandbox refuses a game of a restricted provider', async () => {
  const sandbox = openSandbox()
  const browser = sandbox.browser()
  const login = await logIn(browser, '66-0810000010')
  expect(login.body.data?.user?.restrict).toBe('101,104,119')
  const list = await browser.get('/static/games/THB/all_games.json.gz')
  const games = JSON.parse(await new Response(list.body?.pipeThrough(new DecompressionStream('gzip'))).text()) as {
    game_id: string
    provider_id: string
  }[]
  const game = games.find(({ provider_id }) => provider_id === '104')
  const { body } = await browser.call('game/login-game', {
    currency: 'THB',
    provider_id: '104',
    game_id: game?.game_id ?? '',
  })
  expect(body).toMatchObject({ status: false, code: 4031 })
})

test('each brand has its own promotions', async () => {
  const sandbox = openSandbox()
  const { body } = await sandbox.browser(market).call('promotion/get-promotion-content-list', { currency: 'THB' })
  expect(body.data?.[0]?.promotion_id).toBe(3101)
})
