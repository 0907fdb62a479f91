// @vitest-environment window
import { describe, expect, test } from 'vitest'
import type { ApiCalls } from '../../../schemas/generated/api.ts'
import type { Game, Provider } from '../../../schemas/generated/records.ts'
import { createPage, game, playtech, settle, url, wallets } from './testing/launch-page.ts'
import { openingLimit } from './launch-runs.ts'

describe('[GAM-11] a failure', () => {
  const failed = { status: false, code: 4000, msg: 'Not today.' }
  const cut = { status: false, noResponse: true }
  const unexplained = { status: false, code: 429 }
  test.each([
    ['game/get-wallet', failed, 'server'],
    ['game/get-wallet', cut, 'network'],
    ['game/set-wallet', failed, 'server'],
    ['game/login-game', failed, 'server'],
    ['game/login-game', cut, 'network'],
    ['game/login-game', unexplained, 'server'],
    ['game/login-game', { status: true }, 'refused'],
    ['game/get-pt-player', failed, 'playtech'],
  ] as const)('of %s (%o) shows its reason and leaves no window', async (name, response, reason) => {
    const several = name === 'game/set-wallet'
    const page = createPage({
      responses: {
        [name]: response,
        ...(several ? { 'game/get-wallet': { status: true, data: wallets } } : {}),
      },
      ...(name === 'game/get-pt-player' ? { provider: playtech } : {}),
    })
    page.launcher.play(game)
    await settle()
    if (several) page.launcher.chooseWallet('bonus')
    await settle()
    expect(page.state()).toMatchObject({ step: 'failed', error: { reason } })
    expect(page.windows.map(({ closed }) => closed)).toEqual([true])
    expect(page.opened).toEqual([])
  })

  test('a launch without a response fails after 15 seconds, and a late response changes nothing', async () => {
    let respond: (value: ApiCalls['game/login-game']['response']) => void = () => {}
    const late = new Promise<ApiCalls['game/login-game']['response']>((resolve) => {
      respond = resolve
    })
    const page = createPage({ responses: { 'game/login-game': late } })
    page.launcher.play(game)
    await page.pass(openingLimit - 1)
    expect(page.state().step).toBe('opening')
    await page.pass(1)
    expect(page.state()).toMatchObject({ step: 'failed', error: { reason: 'network' } })
    respond({ status: true, data: { type: 'url', data: url } })
    await settle()
    expect(page.windows).toEqual([{ shown: undefined, closed: true }])
    expect(page.opened).toEqual([])
  })
})

test.each([
  ['without a response', new Promise<never>(() => {})],
  ['without a connection', { status: false, noResponse: true } as const],
])('[GAM-07] after a call %s, a player who has closed the window sees no failure', async (_what, response) => {
  const page = createPage({ responses: { 'game/get-wallet': response } })
  page.launcher.play(game)
  for (const window of page.windows) window.closed = true
  await page.pass(openingLimit)
  expect(page.state()).toEqual({ step: 'idle' })
  expect(page.closings()).toBe(1)
})

describe('[GAM-05] a guest', () => {
  test('has to log in before any window or call; after the login, the game opens', async () => {
    const page = createPage({ loggedIn: false })
    page.launcher.play(game)
    await settle()
    expect(page.state()).toEqual({ step: 'login', game, isLoginOpen: false })
    expect([page.windows, page.calls]).toEqual([[], []])
    page.launcher.askedToLogIn()
    page.launcher.dismissLogin()
    page.setLoggedIn(true)
    page.launcher.resume()
    await settle()
    expect(page.opened).toEqual(['g1'])
  })

  test('cancels the game by closing the modal', async () => {
    const page = createPage({ loggedIn: false })
    page.launcher.play(game)
    page.launcher.dismissLogin()
    page.launcher.resume()
    await settle()
    expect(page.opened).toEqual([])
  })

  test('the launch waits until the session is known', async () => {
    const page = createPage()
    page.setLoggedIn(Promise.resolve(true))
    page.launcher.play(game)
    expect(page.windows).toEqual([])
    await settle()
    expect(page.opened).toEqual(['g1'])
  })
})

describe('[GAM-04] maintenance', () => {
  const closed: readonly (readonly [what: string, game: Game, provider: Provider | undefined, reason: string])[] = [
    ['of the game', { ...game, maintenance: 1 }, undefined, 'game-maintenance'],
    ['of its provider', game, { ...playtech, game_maintenance: 1 }, 'provider-maintenance'],
    ['in the dashboard’s window', { ...game, provider_id: '999' }, undefined, 'provider-maintenance'],
    [
      'in the provider’s own window',
      game,
      { ...playtech, maintenance_start: '1970-01-01 07:00:00', maintenance_end: '1970-01-01 09:00:00' },
      'provider-maintenance',
    ],
  ]
  test.each(closed)('%s blocks the launch: no window, no call', async (_what, wanted, provider, reason) => {
    const page = createPage(provider ? { provider } : {})
    page.launcher.play(wanted)
    await settle()
    expect(page.state()).toMatchObject({ step: 'failed', error: { reason } })
    expect([page.windows, page.calls]).toEqual([[], []])
  })

  test('a future maintenance window blocks nothing', async () => {
    const later = {
      ...playtech,
      tags: [],
      maintenance_start: '1970-01-01 10:00:00',
      maintenance_end: '1970-01-01 11:00:00',
    }
    const page = createPage({ provider: later })
    page.launcher.play(game)
    await settle()
    expect(page.opened).toEqual(['g1'])
  })
})
