// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { ApiCalls } from '../../schemas/generated/api.ts'
import type { Game, Provider } from '../../schemas/generated/records.ts'
import { gameAddress } from './game-address.ts'
import { createLauncher, type LaunchPlace, openingLimit } from './launcher.ts'
import type { LaunchTarget } from './launch-target.ts'

const game: Game = {
  game_id: 'g1',
  provider_id: '101',
  provider_name: 'jade-comet',
  provider_fullname: 'Jade Comet',
  game_name: 'Golden Naga',
  currency: 'THB',
  category: 'slot',
  img: '',
  maintenance: 0,
}
const other: Game = { ...game, game_id: 'g2' }
const playtech: Provider = {
  provider_id: '101',
  providerName: 'Jade Comet',
  providerKey: 'jade-comet',
  img: '',
  categories: [],
  tags: ['playtech'],
  game_maintenance: 0,
}

type Answers = { [Name in keyof ApiCalls]?: ApiCalls[Name]['response'] | Promise<ApiCalls[Name]['response']> }

const url = 'https://games.example/play?token=1'
const wallets = [
  { wallet_id: 'main', name: 'THB', amount: '10' },
  { wallet_id: 'bonus', name: 'Bonus', amount: '5' },
]

interface TestWindow {
  shown: LaunchTarget | undefined
  closed: boolean
}

/** A page that writes down all that a launch does, with a clock that a test moves. */
function createPage(
  given: { answers?: Answers; place?: LaunchPlace; loggedIn?: boolean; blocked?: boolean; provider?: Provider } = {},
) {
  const answers: Answers = {
    'game/get-wallet': { status: true, data: wallets.slice(0, 1) },
    'game/set-wallet': { status: true },
    'game/login-game': { status: true, data: { type: 'url', data: url } },
    'game/get-pt-player': {
      status: true,
      data: { username: 'U', provider_token: 'T', gamecode: 'G', mobiledomain: 'games.example' },
    },
    ...given.answers,
  }
  const calls: [name: string, payload: unknown][] = []
  const windows: TestWindow[] = []
  const here: LaunchTarget[] = []
  const framed: string[] = []
  const opened: string[] = []
  const waiting: { until: number; go: () => void }[] = []
  let now = 0
  let loggedIn: boolean | Promise<boolean> = given.loggedIn ?? true
  const page = {
    calls,
    windows,
    here,
    framed,
    opened,
    names: () => calls.map(([name]) => name.replace('game/', '')),
    setLoggedIn: (value: boolean | Promise<boolean>) => {
      loggedIn = value
    },
    /** Lets time pass, and everything that was waiting for it. */
    async pass(ms: number): Promise<void> {
      await settle()
      now += ms
      for (const one of waiting.filter(({ until }) => until <= now)) one.go()
      await settle()
    },
  }
  const launcher = createLauncher({
    call: async (name, payload) => {
      calls.push([name, payload])
      return (await answers[name]) as never
    },
    currency: 'THB',
    now: () => now,
    loggedIn: () => loggedIn,
    windows: () => ({ '999': { start_date: '1970-01-01 08:00:00', end_date: '1970-01-01 09:00:00' } }),
    providerAtHand: () => given.provider,
    provider: async () => given.provider,
    place: () => given.place ?? 'window',
    openWindow: () => {
      if (given.blocked) return undefined
      const window: TestWindow = { shown: undefined, closed: false }
      windows.push(window)
      return {
        show: (target) => {
          window.shown = target
        },
        close: () => {
          window.closed = true
        },
        isClosed: () => window.closed,
      }
    },
    openHere: (target) => here.push(target),
    goToFrame: (one) => framed.push(one.game_id),
    returnAddress: 'https://brand.example/Close',
    allow: (address) => gameAddress(address, ['games.example'], { protocol: 'https:', host: 'brand.example' }),
    parse: (html) => new DOMParser().parseFromString(html, 'text/html'),
    wait: (ms) =>
      new Promise((resolve) => {
        waiting.push({ until: now + ms, go: resolve })
      }),
    opened: (one) => opened.push(one.game_id),
  })
  return Object.assign(page, { launcher, state: () => launcher.store.getState() })
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

const ids = { provider_id: '101', game_id: 'g1' }

describe('[GAM-07] a game in a window of its own', () => {
  test('the window opens in the click, before any call; then it is told the address', async () => {
    const page = createPage()
    page.launcher.play(game)
    expect(page.windows).toHaveLength(1)
    await settle()
    expect(page.calls).toEqual([
      ['game/get-wallet', ids],
      ['game/login-game', { ...ids, currency: 'THB' }],
    ])
    expect(page.windows).toEqual([{ shown: { kind: 'url', url }, closed: false }])
    expect(page.opened).toEqual(['g1'])
    expect(page.state().step).toBe('idle')
  })

  test('ten quick clicks open one window and make one call', async () => {
    const page = createPage()
    for (let click = 0; click < 10; click += 1) page.launcher.play(game)
    await settle()
    expect(page.windows).toHaveLength(1)
    expect(page.names()).toEqual(['get-wallet', 'login-game'])
  })

  test('another game takes the place of one that has not opened yet', async () => {
    const page = createPage()
    page.launcher.play(game)
    page.launcher.play(other)
    await settle()
    expect(page.windows.map(({ closed }) => closed)).toEqual([true, false])
    expect(page.opened).toEqual(['g2'])
  })

  test('a form that posts itself is made anew, with its fields and none of its scripts', async () => {
    const html =
      '<form method="post" action="https://games.example/enter"><input type=hidden name=token value="a&quot;b"></form><script>document.forms[0].submit()</script>'
    const page = createPage({ answers: { 'game/login-game': { status: true, data: { type: 'html', data: html } } } })
    page.launcher.play(game)
    await settle()
    expect(page.windows[0]?.shown).toEqual({
      kind: 'form',
      form: { action: 'https://games.example/enter', method: 'post', fields: [['token', 'a"b']] },
    })
  })

  test('a form to anywhere else is refused, and the window goes', async () => {
    const html = '<form action="https://evil.example/"><input type=hidden name=a></form><script></script>'
    const page = createPage({ answers: { 'game/login-game': { status: true, data: { type: 'html', data: html } } } })
    page.launcher.play(game)
    await settle()
    expect(page.state()).toMatchObject({ step: 'failed', fault: { reason: 'refused' } })
    expect(page.windows).toEqual([{ shown: undefined, closed: true }])
  })

  test('other HTML is handed on as HTML, for the shell', async () => {
    const html = '<canvas></canvas><script>play()</script>'
    const page = createPage({ answers: { 'game/login-game': { status: true, data: { type: 'html', data: html } } } })
    page.launcher.play(game)
    await settle()
    expect(page.windows[0]?.shown).toEqual({ kind: 'html', html })
  })

  test('a blocked window gives an offer to open the game here', async () => {
    const page = createPage({ blocked: true })
    page.launcher.play(game)
    await settle()
    expect(page.state().step).toBe('blocked')
    page.launcher.openBlocked()
    expect(page.here).toEqual([{ kind: 'url', url }])
    expect(page.state().step).toBe('idle')
  })

  test('a window that the player has closed is left alone', async () => {
    const page = createPage()
    page.launcher.play(game)
    const [window] = page.windows
    if (window) window.closed = true
    await settle()
    expect(window?.shown).toBeUndefined()
    expect(page.opened).toEqual([])
    expect(page.state().step).toBe('idle')
  })

  test('inside a webview it opens in place of the site', async () => {
    const page = createPage({ place: 'webview' })
    page.launcher.play(game)
    await settle()
    expect(page.windows).toEqual([])
    expect(page.here).toEqual([{ kind: 'url', url }])
  })
})

describe('[GAM-11] a failure', () => {
  const failed = { status: false, code: 4000, msg: 'Not today.' }
  const cut = { status: false }
  test.each([
    ['game/get-wallet', failed, 'server', 1],
    ['game/get-wallet', cut, 'network', 1],
    ['game/set-wallet', failed, 'server', 2],
    ['game/login-game', failed, 'server', 1],
    ['game/login-game', cut, 'network', 1],
    ['game/login-game', { status: true }, 'refused', 1],
    ['game/get-pt-player', failed, 'playtech', 1],
  ] as const)('of %s (%o) tells why and leaves no window', async (name, answer, reason, windows) => {
    const several = name === 'game/set-wallet'
    const page = createPage({
      answers: {
        [name]: answer,
        ...(several ? { 'game/get-wallet': { status: true, data: wallets } } : {}),
      },
      ...(name === 'game/get-pt-player' ? { provider: playtech } : {}),
    })
    page.launcher.play(game)
    await settle()
    if (several) page.launcher.chooseWallet('bonus')
    await settle()
    expect(page.state()).toMatchObject({ step: 'failed', fault: { reason } })
    expect(page.windows.map(({ closed }) => closed)).toEqual(Array.from({ length: windows }, () => true))
    expect(page.opened).toEqual([])
  })

  test('a backend that does not answer is given up after 15 seconds, and its late answer changes nothing', async () => {
    let answer: (value: ApiCalls['game/login-game']['response']) => void = () => {}
    const late = new Promise<ApiCalls['game/login-game']['response']>((resolve) => {
      answer = resolve
    })
    const page = createPage({ answers: { 'game/login-game': late } })
    page.launcher.play(game)
    await page.pass(openingLimit - 1)
    expect(page.state().step).toBe('opening')
    await page.pass(1)
    expect(page.state()).toMatchObject({ step: 'failed', fault: { reason: 'network' } })
    answer({ status: true, data: { type: 'url', data: url } })
    await settle()
    expect(page.windows).toEqual([{ shown: undefined, closed: true }])
    expect(page.opened).toEqual([])
  })
})

describe('[GAM-08] several wallets', () => {
  const several: Answers = { 'game/get-wallet': { status: true, data: wallets } }

  test('are offered, the choice is sent, then the game opens in the window of the choice’s click', async () => {
    const page = createPage({ answers: several })
    page.launcher.play(game)
    await settle()
    expect(page.state()).toMatchObject({ step: 'wallet', wallets })
    expect(page.windows.map(({ closed }) => closed)).toEqual([true])
    for (let click = 0; click < 10; click += 1) page.launcher.chooseWallet('bonus')
    await settle()
    expect(page.calls.slice(1)).toEqual([
      ['game/set-wallet', { provider_id: '101', wallet_type: 'bonus' }],
      ['game/login-game', { ...ids, currency: 'THB' }],
    ])
    expect(page.windows.map(({ closed }) => closed)).toEqual([true, false])
  })

  test('a wallet that was not offered is not chosen', async () => {
    const page = createPage({ answers: several })
    page.launcher.play(game)
    await settle()
    page.launcher.chooseWallet('somebody-elses')
    await settle()
    expect(page.names()).toEqual(['get-wallet'])
  })

  test('a choice that is put off ends the launch', async () => {
    const page = createPage({ answers: several })
    page.launcher.play(game)
    await settle()
    page.launcher.dismiss()
    page.launcher.chooseWallet('main')
    await settle()
    expect(page.state().step).toBe('idle')
    expect(page.names()).toEqual(['get-wallet'])
  })
})

describe('[GAM-09] PlayTech', () => {
  test('the player is logged in, three seconds pass, then the form goes to its client with /Close to come back to', async () => {
    const page = createPage({ provider: playtech })
    page.launcher.play(game)
    await page.pass(2_999)
    expect(page.names()).toEqual(['get-wallet', 'get-pt-player'])
    expect(page.windows[0]?.shown).toBeUndefined()
    await page.pass(1)
    expect(page.windows[0]?.shown).toEqual({
      kind: 'form',
      form: {
        action: 'https://games.example/',
        method: 'post',
        fields: [
          ['username', 'U'],
          ['provider_token', 'T'],
          ['gamecode', 'G'],
          ['return', 'https://brand.example/Close'],
        ],
      },
    })
  })

  test('a refusal carries code and text', async () => {
    const page = createPage({
      provider: playtech,
      answers: { 'game/get-pt-player': { status: false, code: 62, msg: 'Login error' } },
    })
    page.launcher.play(game)
    await settle()
    expect(page.state()).toMatchObject({ fault: { reason: 'playtech', code: 62, message: 'Login error' } })
  })

  test('a client at a host that is not allowed gets nothing', async () => {
    const data = { username: 'U', provider_token: 'T', gamecode: 'G', mobiledomain: 'evil.example' }
    const page = createPage({ provider: playtech, answers: { 'game/get-pt-player': { status: true, data } } })
    page.launcher.play(game)
    await page.pass(5_000)
    expect(page.state()).toMatchObject({ step: 'failed', fault: { reason: 'refused' } })
  })
})

describe('[GAM-05] a guest', () => {
  test('is asked to log in: no window, no call; after the login the game opens', async () => {
    const page = createPage({ loggedIn: false })
    page.launcher.play(game)
    await settle()
    expect(page.state()).toEqual({ step: 'login', game, isAsked: false })
    expect([page.windows, page.calls]).toEqual([[], []])
    page.launcher.askedToLogIn()
    page.launcher.dismissLogin()
    page.setLoggedIn(true)
    page.launcher.resume()
    await settle()
    expect(page.opened).toEqual(['g1'])
  })

  test('who closes the modal wants the game no more', async () => {
    const page = createPage({ loggedIn: false })
    page.launcher.play(game)
    page.launcher.dismissLogin()
    page.launcher.resume()
    await settle()
    expect(page.opened).toEqual([])
  })

  test('a page that does not know yet who is here waits until it does', async () => {
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
    expect(page.state()).toMatchObject({ step: 'failed', fault: { reason } })
    expect([page.windows, page.calls]).toEqual([[], []])
  })

  test('a window that is over, or to come, blocks nothing', async () => {
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

describe('[GAM-06] a game in a frame', () => {
  test('goes to the play page, with no window and no call', async () => {
    const page = createPage({ place: 'frame' })
    page.launcher.play(game)
    await settle()
    expect(page.framed).toEqual(['g1'])
    expect([page.windows, page.calls]).toEqual([[], []])
  })

  test('there the frame gets the target, after the choice of a wallet where there are several', async () => {
    const page = createPage({ answers: { 'game/get-wallet': { status: true, data: wallets } } })
    page.launcher.playInFrame(game)
    page.launcher.playInFrame(game)
    await settle()
    page.launcher.chooseWallet('bonus')
    await settle()
    expect(page.state()).toEqual({ step: 'framed', game, target: { kind: 'url', url } })
    expect(page.windows).toEqual([])
    expect(page.names()).toEqual(['get-wallet', 'set-wallet', 'login-game'])
    page.launcher.leaveFrame()
    expect(page.state().step).toBe('idle')
  })
})
