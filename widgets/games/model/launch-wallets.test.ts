// @vitest-environment window
import { describe, expect, test } from 'vitest'
import { type Responses, createPage, game, ids, other, playtech, settle, url, wallets } from './testing/launch-page.ts'

describe('[GAM-08] several wallets', () => {
  const several: Responses = { 'game/get-wallet': { status: true, data: wallets } }

  test('are offered on the page and in the open window; the choice is sent, then the game opens in the window', async () => {
    const page = createPage({ responses: several })
    page.launcher.play(game)
    await settle()
    expect(page.state()).toMatchObject({ step: 'wallet', wallets })
    expect(page.windows).toMatchObject([{ shown: undefined, closed: false }])
    for (let click = 0; click < 10; click += 1) page.windows[0]?.choose?.('bonus')
    await settle()
    expect(page.calls.slice(1)).toEqual([
      ['game/set-wallet', { provider_id: '101', wallet_type: 'bonus' }],
      ['game/login-game', { ...ids, currency: 'THB' }],
    ])
    expect(page.windows).toMatchObject([{ shown: { kind: 'url', url }, closed: false }])
  })

  test('after a choice on the page the game opens in the open window', async () => {
    const page = createPage({ responses: several })
    page.launcher.play(game)
    await settle()
    page.launcher.chooseWallet('bonus')
    await settle()
    expect(page.windows).toMatchObject([{ shown: { kind: 'url', url }, closed: false }])
  })

  test('the choice on the page opens a new window if the player has closed the first', async () => {
    const page = createPage({ responses: several })
    page.launcher.play(game)
    await settle()
    for (const window of page.windows) window.closed = true
    expect(page.state().step).toBe('wallet')
    page.launcher.chooseWallet('main')
    await settle()
    expect(page.windows).toMatchObject([{ shown: undefined }, { shown: { kind: 'url', url }, closed: false }])
  })

  test('a choice in the window of an earlier launch changes nothing', async () => {
    const page = createPage({ responses: several })
    page.launcher.play(game)
    await settle()
    page.launcher.play(other)
    await settle()
    page.windows[0]?.choose?.('bonus')
    await settle()
    expect(page.state()).toMatchObject({ step: 'wallet', game: other })
    expect(page.names()).toEqual(['get-wallet', 'get-wallet'])
  })

  test.each([
    ['inside a webview', { place: 'webview' }],
    ['after a blocked window', { blocked: true }],
  ] as const)(
    '%s an HTML game opens on the play page with the chosen wallet, and is requested once',
    async (_what, given) => {
      const html = '<canvas></canvas><script>play()</script>'
      const page = createPage({
        ...given,
        responses: { ...several, 'game/login-game': { status: true, data: { type: 'html', data: html } } },
      })
      page.launcher.play(game)
      await settle()
      page.launcher.chooseWallet('bonus')
      await settle()
      page.launcher.openBlocked()
      expect(page.framed).toEqual([['g1', 'bonus']])
      page.launcher.playInFrame(game, 'bonus')
      await settle()
      expect(page.state()).toEqual({ step: 'framed', game, target: { kind: 'html', html } })
      expect(page.names()).toEqual(['get-wallet', 'set-wallet', 'login-game'])
      expect(page.opened).toEqual(['g1'])
    },
  )

  test('a wallet that was not offered is not chosen', async () => {
    const page = createPage({ responses: several })
    page.launcher.play(game)
    await settle()
    page.launcher.chooseWallet('somebody-elses')
    await settle()
    expect(page.names()).toEqual(['get-wallet'])
  })

  test('closing the choice ends the launch', async () => {
    const page = createPage({ responses: several })
    page.launcher.play(game)
    await settle()
    page.launcher.dismiss()
    page.launcher.chooseWallet('main')
    await settle()
    expect(page.state().step).toBe('idle')
    expect(page.windows.map(({ closed }) => closed)).toEqual([true])
    expect(page.names()).toEqual(['get-wallet'])
  })
})

test('[GAM-08] closing the choice on the play page leaves the game unopened, until the player tries again', async () => {
  const page = createPage({ responses: { 'game/get-wallet': { status: true, data: wallets } } })
  page.launcher.playInFrame(game)
  await settle()
  page.launcher.dismiss()
  expect(page.state().step).toBe('abandoned')
  page.launcher.playInFrame(game)
  await settle()
  expect(page.state().step).toBe('wallet')
})

describe('[GAM-09] PlayTech', () => {
  test('the player is logged in, three seconds pass, then the form goes to its client with /Close as return address', async () => {
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

  test('a refusal has a code and a message', async () => {
    const page = createPage({
      provider: playtech,
      responses: { 'game/get-pt-player': { status: false, code: 62, msg: 'Login error' } },
    })
    page.launcher.play(game)
    await settle()
    expect(page.state()).toMatchObject({ error: { reason: 'playtech', code: 62, message: 'Login error' } })
  })

  test('a refusal without a code has only its message', async () => {
    const page = createPage({
      provider: playtech,
      responses: { 'game/get-pt-player': { status: false, msg: 'Login error' } },
    })
    page.launcher.play(game)
    await settle()
    expect(page.state()).toEqual({ step: 'failed', game, error: { reason: 'playtech', message: 'Login error' } })
  })

  test('a client at a forbidden host does not get the form', async () => {
    const data = { username: 'U', provider_token: 'T', gamecode: 'G', mobiledomain: 'evil.example' }
    const page = createPage({ provider: playtech, responses: { 'game/get-pt-player': { status: true, data } } })
    page.launcher.play(game)
    await page.pass(5_000)
    expect(page.state()).toMatchObject({ step: 'failed', error: { reason: 'refused' } })
    expect(page.windows.map(({ shown }) => shown?.kind)).not.toContain('form')
    expect(page.windows).toHaveLength(1)
  })

  test('after the alert on the play page the game is not open', async () => {
    const page = createPage({
      provider: playtech,
      responses: { 'game/get-pt-player': { status: false, code: 62, msg: 'Login error' } },
    })
    page.launcher.playInFrame(game)
    await settle()
    page.launcher.dismiss()
    expect(page.state().step).toBe('abandoned')
  })
})

test.each([
  ['the same game', game],
  ['another game', other],
])('[GAM-08] opening the play page of %s closes the window that offers the wallets', async (_what, framed) => {
  const page = createPage({ responses: { 'game/get-wallet': { status: true, data: wallets } } })
  page.launcher.play(game)
  await settle()
  page.launcher.playInFrame(framed)
  await settle()
  expect(page.windows.map(({ closed }) => closed)).toEqual([true])
  expect(page.state()).toMatchObject({ step: 'wallet', game: framed })
  expect(page.names()).toEqual(['get-wallet', 'get-wallet'])
})
