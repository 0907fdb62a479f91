import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { ledgerRowsOf } from '../../../../tests/sandbox/money.ts'
import { logIn, openSandbox, type TestSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'
import type { Game } from '../../../../schemas/generated/records.ts'

let sandbox: TestSandbox

/** A member at the river brand, and the first playable game of a provider. */
async function memberAt(providerKey: string, username?: string) {
  sandbox = openSandbox()
  const browser = sandbox.browser()
  await logIn(browser, username)
  const list = await browser.get('/static/games/THB/all_games.json.gz')
  const text = await new Response(list.body?.pipeThrough(new DecompressionStream('gzip'))).text()
  const game = (JSON.parse(text) as Game[]).find(
    (one) => one.provider_name === providerKey && one.maintenance === 0,
  ) as Game
  const ids = { provider_id: game.provider_id, game_id: game.game_id }
  return { browser, game, ids, call: { ...ids, currency: 'THB' } }
}

const gamesHost = 'games.localhost'

async function atGames(path: string, form?: Record<string, string>): Promise<Response> {
  return sandbox.fetch(
    new Request(`http://${gamesHost}${path}`, {
      headers: { host: gamesHost },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    }),
  )
}

describe('[GAM-07] an opened game', () => {
  test('can be at an address, where a spin changes the balance', async () => {
    const { browser, game, call } = await memberAt('jade-comet')
    const { body } = await browser.call('game/login-game', call)
    expect(body.data?.type).toBe('url')
    const address = new URL(body.data?.data ?? '')
    expect(address.host).toBe(gamesHost)
    const page = await (await atGames(address.pathname + address.search)).text()
    expect(page).toContain(game.game_name)
    expect(page).toContain('฿12480.50')
    const token = address.searchParams.get('token') ?? ''
    const outcome = (await (await atGames('/spin', { token })).json()) as { balance: string; won?: string }
    expect(Number(outcome.balance)).toBeCloseTo(12_480.5 - 10 + Number(outcome.won ?? 0), 2)
    expect((await browser.call('user/get-bal', {})).body.data?.[0]?.balance).toBe(outcome.balance)
    const moves = (await ledgerRowsOf(sandbox)).map(({ kind, amount }) => [kind, amount])
    const prize = outcome.won === undefined ? [] : [['prize', outcome.won]]
    expect(moves).toEqual([['stake', '-10.00'], ...prize])
  })

  test.each([
    ['the member has no money', '660810000011', (token: string) => token, 'ยอดเงินคงเหลือไม่พอ ฝากเงินเพื่อเล่นต่อ'],
    ['the game has been closed', undefined, () => 'closed', 'เกมนี้จบแล้ว กรุณาเปิดใหม่'],
  ])('shows the reason after a spin, and keeps the shown balance, if %s', async (_who, username, sent, shown) => {
    const { browser, call } = await memberAt('jade-comet', username)
    const { body } = await browser.call('game/login-game', call)
    const address = new URL(body.data?.data ?? '')
    const page = await (await atGames(address.pathname + address.search)).text()
    const { window } = new JSDOM(page, {
      runScripts: 'dangerously',
      beforeParse: (inner) =>
        Object.assign(inner, {
          fetch: (_url: string, { body: form }: { body: URLSearchParams }) =>
            atGames('/spin', { token: sent(form.get('token') ?? '') }),
        }),
    })
    const balance = window.document.getElementById('balance')?.textContent
    window.document.querySelector('button')?.click()
    await expect.poll(() => window.document.querySelector('output')?.textContent).toBe(shown)
    expect(window.document.getElementById('balance')?.textContent).toBe(balance)
  })

  test('can begin with a self-submitting form', async () => {
    const { browser, game, call } = await memberAt('copper-tiger')
    const { body } = await browser.call('game/login-game', call)
    expect(body.data?.type).toBe('html')
    const token = /name="token" value="([^"]+)"/.exec(body.data?.data ?? '')?.[1] ?? ''
    expect(await (await atGames('/enter', { token })).text()).toContain(game.game_name)
  })

  test('can be an HTML page', async () => {
    const { browser, game, call } = await memberAt('lotus-forge')
    const { body } = await browser.call('game/login-game', call)
    expect(body.data).toMatchObject({ type: 'html' })
    expect(body.data?.data).toContain(game.game_name)
  })

  test('is not found without its token', async () => {
    await memberAt('jade-comet')
    expect((await atGames('/play?token=guess')).status).toBe(404)
    expect((await atGames('/spin', { token: 'guess' })).status).toBe(404)
  })
})

test('[GAM-08] a provider that accepts bonuses offers two wallets, and the game uses the chosen one', async () => {
  const { browser, call, ids } = await memberAt('nine-lanterns')
  const { body } = await browser.call('game/get-wallet', ids)
  expect(body.data).toEqual([
    { wallet_id: 'main', name: 'THB', amount: '12480.50' },
    { wallet_id: 'bonus', name: 'โบนัส', amount: '500.00' },
  ])
  const choose = (wallet_type: string) => browser.call('game/set-wallet', { provider_id: ids.provider_id, wallet_type })
  expect((await choose('somebody-elses')).body.status).toBe(false)
  expect((await choose('bonus')).body).toEqual({ status: true })
  const { body: opened } = await browser.call('game/login-game', call)
  const address = new URL(opened.data?.data ?? '')
  expect(await (await atGames(address.pathname + address.search)).text()).toContain('฿500.00')
})

test('[GAM-08] a provider that accepts no bonuses offers one wallet', async () => {
  const { browser, ids } = await memberAt('jade-comet')
  expect((await browser.call('game/get-wallet', ids)).body.data).toHaveLength(1)
})

test('[GAM-09] the response to a login at PlayTech has the data with which the client opens the game', async () => {
  const { browser, call, game } = await memberAt('pavilion-tech')
  const { body } = await browser.call('game/get-pt-player', call)
  expect(body.data).toMatchObject({ gamecode: game.game_id, mobiledomain: gamesHost })
  const page = await atGames('/', {
    username: body.data?.username ?? '',
    provider_token: body.data?.provider_token ?? '',
    return: 'http://river.localhost/Close',
  })
  const text = await page.text()
  expect(text).toContain(game.game_name)
  expect(text).toContain('href="http://river.localhost/Close"')
})

test('[GAM-09] the login at PlayTech refuses a game of another provider', async () => {
  const { browser, call } = await memberAt('jade-comet')
  expect((await browser.call('game/get-pt-player', call)).body).toMatchObject({ status: false, code: 4000 })
})

describe('[ENG-08] the rounds of a member', () => {
  test('are stored, newest first, with stake and payout', async () => {
    const { browser, game, call } = await memberAt('jade-comet', '66-0810000001')
    const historyOf = async (more: object = {}) =>
      (await browser.call('game/get-game-history', { page: 1, ...more })).body.data
    expect(await historyOf()).toMatchObject({ items: [], total: 0 })
    const address = new URL((await browser.call('game/login-game', call)).body.data?.data ?? '')
    const won: string[] = []
    for (let round = 0; round < 3; round++) {
      const response = await atGames('/spin', { token: address.searchParams.get('token') ?? '' })
      won.unshift(((await response.json()) as { won?: string }).won ?? '0.00')
      sandbox.now += 1000
    }
    const shown = won.map((win) => ({ game_name: game.game_name, category: game.category, bet: '10.00', win }))
    expect(await historyOf()).toMatchObject({ items: shown, total: 3 })
    expect(await historyOf({ category: game.category })).toMatchObject({ total: 3 })
    expect(await historyOf({ category: 'lottery' })).toMatchObject({ items: [], total: 0 })
    expect(await historyOf({ page: 2, page_size: 2 })).toMatchObject({ items: shown.slice(2), page: 2, total: 3 })
  })

  test('are visible to this member only', async () => {
    const { browser } = await memberAt('jade-comet')
    expect((await browser.call('game/get-game-history', { page: 1 })).body.data?.total).toBeGreaterThan(10)
    const other = sandbox.browser()
    await logIn(other, '66-0810000001', 'Passw0rd1')
    expect((await other.call('game/get-game-history', { page: 1 })).body.data?.total).toBe(0)
  })
})

test('[GAM-04] a provider under maintenance refuses every kind of launch', async () => {
  const { browser, call, ids } = await memberAt('crimson-junk')
  for (const { body } of [
    await browser.call('game/login-game', call),
    await browser.call('game/get-wallet', ids),
    await browser.call('game/get-pt-player', call),
  ]) {
    expect(body).toMatchObject({ status: false, code: 4032 })
  }
})

test.each(['hostile-url', 'hostile-html'] as const)('with the fault %s, a hostile game opens', async (kind) => {
  const { browser, call } = await memberAt('jade-comet')
  await sandbox.fetch(
    new Request('http://localhost/__sandbox/faults', {
      method: 'POST',
      headers: { host: 'localhost' },
      body: JSON.stringify({ kind, match: 'game/login-game' }),
    }),
  )
  const { body } = await browser.call('game/login-game', call)
  expect(body.data?.data).toContain(kind === 'hostile-url' ? `${gamesHost}/hostile` : 'opener.location')
  expect(await (await atGames('/hostile')).text()).toContain('opener.location')
})
