// @vitest-environment window
import { describe, expect, test } from 'vitest'
import type { Provider } from '../../../schemas/generated/records.ts'
import { type Responses, createPage, game, ids, other, playtech, settle, url, wallets } from './testing/launch-page.ts'

describe('[GAM-07] a game in a window of its own', () => {
  test('the window opens during the click, and then gets the address', async () => {
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

  test('ten quick clicks open one window and make each call once', async () => {
    const page = createPage()
    for (let click = 0; click < 10; click += 1) page.launcher.play(game)
    await settle()
    expect(page.windows).toHaveLength(1)
    expect(page.names()).toEqual(['get-wallet', 'login-game'])
  })

  test('a second click opens a new window if the player has closed the first', async () => {
    const { promise, resolve } = Promise.withResolvers<Provider>()
    const page = createPage({ provider: promise })
    page.launcher.play(game)
    await settle()
    for (const window of page.windows) window.closed = true
    page.launcher.play(game)
    resolve({ ...playtech, tags: [] })
    await settle()
    expect(page.windows).toEqual([
      { shown: undefined, closed: true },
      { shown: { kind: 'url', url }, closed: false },
    ])
    expect(page.names()).toEqual(['get-wallet', 'get-wallet', 'login-game'])
    expect(page.opened).toEqual(['g1'])
  })

  test.each([
    ['the same game', game, 'g1'],
    ['another game', other, 'g2'],
  ])('before the session is known, two clicks, the second on %s, open one window', async (_what, second, opened) => {
    const page = createPage()
    page.setLoggedIn(Promise.resolve(true))
    page.launcher.play(game)
    page.launcher.play(second)
    await settle()
    expect(page.windows).toEqual([{ shown: { kind: 'url', url }, closed: false }])
    expect(page.opened).toEqual([opened])
  })

  test('a game that the player cancels before the session is known does not open', async () => {
    const page = createPage()
    page.setLoggedIn(Promise.resolve(true))
    page.launcher.play(game)
    page.launcher.dismiss()
    await settle()
    expect([page.windows, page.calls]).toEqual([[], []])
  })

  test.each(['cancels', 'closes'])(
    'if a player %s a game while its provider loads, the site does not log the player in to the game',
    async (what) => {
      const { promise, resolve } = Promise.withResolvers<Provider>()
      const page = createPage({ provider: promise })
      page.launcher.play(game)
      await settle()
      if (what === 'cancels') page.launcher.dismiss()
      else for (const window of page.windows) window.closed = true
      resolve({ ...playtech, tags: [] })
      await settle()
      expect(page.names()).toEqual(['get-wallet'])
      expect(page.windows).toEqual([{ shown: undefined, closed: true }])
      expect(page.state().step).toBe('idle')
    },
  )

  test('another game replaces a game that is still opening', async () => {
    const page = createPage()
    page.launcher.play(game)
    page.launcher.play(other)
    await settle()
    expect(page.windows.map(({ closed }) => closed)).toEqual([true, false])
    expect(page.opened).toEqual(['g2'])
  })

  test('a self-submitting form is rebuilt with its fields and without its scripts', async () => {
    const html =
      '<form method="post" action="https://games.example/enter"><input type=hidden name=token value="a&quot;b"></form><script>document.forms[0].submit()</script>'
    const page = createPage({ responses: { 'game/login-game': { status: true, data: { type: 'html', data: html } } } })
    page.launcher.play(game)
    await settle()
    expect(page.windows[0]?.shown).toEqual({
      kind: 'form',
      form: { action: 'https://games.example/enter', method: 'post', fields: [['token', 'a"b']] },
    })
  })

  test('a form to any other host is refused, and the window closes', async () => {
    const html = '<form action="https://evil.example/"><input type=hidden name=a></form><script></script>'
    const page = createPage({ responses: { 'game/login-game': { status: true, data: { type: 'html', data: html } } } })
    page.launcher.play(game)
    await settle()
    expect(page.state()).toMatchObject({ step: 'failed', error: { reason: 'refused' } })
    expect(page.windows).toEqual([{ shown: undefined, closed: true }])
  })

  test('HTML of more than half a megabyte is refused', async () => {
    const html = `<p>${'x'.repeat(512 * 1024)}</p>`
    const page = createPage({ responses: { 'game/login-game': { status: true, data: { type: 'html', data: html } } } })
    page.launcher.play(game)
    await settle()
    expect(page.state()).toMatchObject({ step: 'failed', error: { reason: 'refused' } })
  })

  test.each([
    '<canvas></canvas><script>play()</script>',
    '<form action="https://games.example/"><input name=password></form><script>ask()</script>',
  ])('other HTML goes to the shell: %s', async (html) => {
    const page = createPage({ responses: { 'game/login-game': { status: true, data: { type: 'html', data: html } } } })
    page.launcher.play(game)
    await settle()
    expect(page.windows[0]?.shown).toEqual({ kind: 'html', html })
  })

  test('if the browser blocks the window, the site offers to open the game on the page, until the page unloads', async () => {
    const page = createPage({ blocked: true })
    page.launcher.play(game)
    await settle()
    expect(page.state().step).toBe('blocked')
    page.launcher.openBlocked()
    expect(page.here).toEqual([{ kind: 'url', url }])
    expect(page.state().step).toBe('blocked')
  })

  test('a window that the player has closed stays closed, and its channel is closed', async () => {
    const page = createPage()
    page.launcher.play(game)
    const [window] = page.windows
    if (window) window.closed = true
    await settle()
    expect(window?.shown).toBeUndefined()
    expect(page.opened).toEqual([])
    expect(page.closings()).toBe(1)
    expect(page.state().step).toBe('idle')
  })

  test('inside a webview the game replaces the site', async () => {
    const page = createPage({ place: 'webview' })
    page.launcher.play(game)
    await settle()
    expect(page.windows).toEqual([])
    expect(page.here).toEqual([{ kind: 'url', url }])
    expect(page.state().step).toBe('idle')
  })
})

describe('[GAM-06] a game in a frame', () => {
  test('opens on the play page, without a window or a call', async () => {
    const page = createPage({ place: 'frame' })
    page.launcher.play(game)
    await settle()
    expect(page.framed).toEqual([['g1']])
    expect([page.windows, page.calls]).toEqual([[], []])
  })

  test.each([
    ['of the games', { place: 'frame' }],
    ['of an HTML game inside a webview', { place: 'webview' }],
    ['of an HTML game whose window is blocked', { blocked: true }],
  ] as const)('without the page %s, the game is refused', async (_what, given) => {
    const html = '<canvas></canvas><script>play()</script>'
    const responses: Responses = { 'game/login-game': { status: true, data: { type: 'html', data: html } } }
    const page = createPage({ ...given, lacksFrame: true, responses })
    page.launcher.play(game)
    await settle()
    page.launcher.openBlocked()
    expect(page.state()).toEqual({ step: 'failed', game, error: { reason: 'refused' } })
    expect(page.framed).toEqual([])
  })

  test('after the player has chosen one of several wallets, the frame gets the target', async () => {
    const page = createPage({ responses: { 'game/get-wallet': { status: true, data: wallets } } })
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
