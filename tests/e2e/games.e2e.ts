import { type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { previewPort } from './ports.ts'
import { address, type Brand, expect, fieldOf, logIn, loginOf, open, phone, test } from './site.ts'

const gamesOrigin = `http://games.localhost:${previewPort}`

/** Cards of games that can be played now. */
const playable = (page: Page) => page.locator('[data-game]:not([data-closed])')

/** Calls to the games' endpoints, as they are made. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/api\/game\/([\w-]+)$/.exec(request.url()) ?? []
    if (name) calls.push(name)
  })
  return calls
}

/** Opens a page and waits until a widget on it answers: before that its cards are plain links. */
async function openAlive(page: Page, url: string, widget: string): Promise<void> {
  await open(page, url)
  await expect(page.locator(`[data-widget="${widget}"][data-live]`).first()).toBeAttached()
}

/** Logs a member in. */
async function enter(page: Page, brand: Brand = 'siam191', number?: string): Promise<void> {
  await open(page, address(brand, '/en-th/faq'))
  await logIn(page, number)
  await expect(page.getByTestId('balance')).toBeVisible()
}

/** The page of a provider's slots, as a member. */
async function atProvider(page: Page, provider: string, brand: Brand = 'siam191'): Promise<void> {
  await enter(page, brand)
  await openAlive(page, address(brand, `/en-th/slot/${provider}`), 'games/lobby')
  await expect(playable(page).first()).toBeVisible()
}

/** Tells the sandbox what goes wrong with the next call of an endpoint. */
async function setFault(page: Page, match: string, kind: string, value?: number): Promise<void> {
  const answer = await page.request.post(`http://localhost:${previewPort}/__sandbox/faults`, {
    data: { match, kind, merchant: 'siam191', ...(value === undefined ? {} : { value }) },
  })
  expect(answer.ok()).toBe(true)
}

for (const brand of ['siam191', 'mafa191'] as const) {
  test(`[GAM-05] [MOD-01] ${brand}, from home as a guest: pick a game, meet the modal, log in, and the game opens`, async ({
    page,
  }) => {
    await openAlive(page, address(brand, '/en-th'), 'games/game-shelf')
    const card = page.locator('[aria-labelledby=game-shelf-top] [data-game]:not([data-closed])').first()
    const name = await card.locator('[title]').first().getAttribute('title')
    await card.getByRole('link').click()
    const modal = page.locator('#dialog-login-to-play')
    await expect(modal).toBeVisible()
    await expect(modal).toContainText(name ?? '')
    await modal
      .getByRole('button', { name: 'Log in' })
      .or(modal.getByRole('link', { name: 'Log in' }))
      .click()
    await fieldOf(page, 'login-phone').fill('081-234-5678')
    await fieldOf(page, 'login-phone').press('Enter')
    await fieldOf(page, 'login-password').fill('Passw0rd1')
    const opening = page.waitForEvent('popup')
    await fieldOf(page, 'login-password').press('Enter')
    const game = await opening
    await expect(game.getByRole('heading', { name: name ?? '' })).toBeVisible()
    expect(new URL(game.url()).origin).toBe(gamesOrigin)
  })
}

test('[GAM-07] ten quick clicks open one window and make one call', async ({ page, context }) => {
  await atProvider(page, 'jade-comet')
  const calls = watchCalls(page)
  const windows: Page[] = []
  context.on('page', (one) => windows.push(one))
  const opening = page.waitForEvent('popup')
  await playable(page)
    .first()
    .getByRole('link')
    .evaluate((link: HTMLElement) => {
      for (let click = 0; click < 10; click += 1) link.click()
    })
  const game = await opening
  await expect(game.locator('#balance')).toHaveText('฿12480.50')
  expect(windows).toHaveLength(1)
  expect(calls).toEqual(['get-wallet', 'login-game'])
})

test('[GAM-07] a form that posts itself opens in the window', async ({ page }) => {
  await atProvider(page, 'copper-tiger')
  const opening = page.waitForEvent('popup')
  await playable(page).first().getByRole('link').click()
  const game = await opening
  await expect(game.locator('#balance')).toBeVisible()
  expect(game.url()).toBe(`${gamesOrigin}/enter`)
})

test('[GAM-07] a game that comes as HTML plays in the shell, under no origin', async ({ page }) => {
  // Of another brand: what is won here must not change what other tests count.
  await atProvider(page, 'lotus-forge', 'mafa191')
  const opening = page.waitForEvent('popup')
  await playable(page).first().getByRole('link').click()
  const game = (await opening).frameLocator('iframe')
  await expect(game.locator('#balance')).toHaveText('฿12480.50')
  await game.getByRole('button').click()
  await expect(game.locator('output')).not.toBeEmpty()
})

test('[GAM-07] inside a webview the game opens in place of the site', async ({ browser }) => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36'
  const context = await browser.newContext({ ...phone, userAgent })
  const page = await context.newPage()
  await atProvider(page, 'jade-comet')
  await playable(page).first().getByRole('link').click()
  await expect(page.locator('#balance')).toHaveText('฿12480.50')
  expect(context.pages()).toHaveLength(1)
  await context.close()
})

test('[GAM-08] [MOD-01] several wallets: one is chosen, and the game is played with it', async ({ page }) => {
  await atProvider(page, 'nine-lanterns')
  const calls = watchCalls(page)
  await playable(page).first().getByRole('link').click()
  const chooser = page.locator('#dialog-game-wallet')
  await expect(chooser.getByRole('button', { name: /THB.*12,480\.50/ })).toBeVisible()
  const opening = page.waitForEvent('popup')
  await chooser.getByRole('button', { name: /Bonus.*500\.00/ }).click()
  const game = await opening
  await expect(game.locator('#balance')).toHaveText('฿500.00')
  await expect(chooser).toBeHidden()
  expect(calls).toEqual(['get-wallet', 'set-wallet', 'login-game'])
})

test('[GAM-09] PlayTech: the player is logged in, three seconds pass, and /Close leads back', async ({ page }) => {
  await atProvider(page, 'pavilion-tech')
  const calls = watchCalls(page)
  const opening = page.waitForEvent('popup')
  const started = Date.now()
  await playable(page).first().getByRole('link').click()
  const game = await opening
  await expect(game.locator('#balance')).toBeVisible()
  expect(Date.now() - started).toBeGreaterThanOrEqual(3000)
  expect(calls).toEqual(['get-wallet', 'get-pt-player'])
  const refreshed = page.waitForRequest(/user\/dashboard/)
  const closed = game.waitForEvent('close')
  await game.getByRole('link').click()
  await refreshed
  await closed
})

test('[GAM-09] a PlayTech error is an alert with code and text, and no window stays', async ({ page, context }) => {
  await atProvider(page, 'pavilion-tech')
  await setFault(page, 'game/get-pt-player', 'code', 4062)
  await playable(page).first().getByRole('link').click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('4062 The sandbox was told')
  await expect.poll(() => context.pages().length).toBe(1)
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(alert).toBeHidden()
})

for (const endpoint of ['get-wallet', 'login-game']) {
  test(`[GAM-11] a failure of game/${endpoint} tells why and closes the window`, async ({ page, context }) => {
    await atProvider(page, 'jade-comet')
    await setFault(page, `game/${endpoint}`, 'code', 4000)
    const opening = page.waitForEvent('popup')
    const card = playable(page).first().getByRole('link')
    await card.click()
    await opening
    await expect(page.locator('.toast p')).toHaveText(/The sandbox was told to answer with code 4000/)
    await expect.poll(() => context.pages().length).toBe(1)
    await expect(card).not.toHaveAttribute('aria-busy', 'true')
  })
}

test('[GAM-07] a window that the browser blocks becomes an offer to open the game here', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await atProvider(page, 'jade-comet')
  await playable(page).first().getByRole('link').click()
  await page.locator('#dialog-game-blocked').getByRole('button', { name: 'Open it here' }).click()
  await expect(page.locator('#balance')).toBeVisible()
  expect(new URL(page.url()).origin).toBe(gamesOrigin)
})

test('[GAM-04] a provider under maintenance says so, and its games do not open', async ({ page, context }) => {
  await enter(page)
  await openAlive(page, address('siam191', '/en-th/slot/crimson-junk'), 'games/lobby')
  const calls = watchCalls(page)
  const card = page.locator('[data-game]').first()
  await expect(card).toContainText('Maintenance')
  await card.getByRole('link').click()
  await expect(page.locator('.toast p')).toHaveText('All games of this provider are under maintenance.')
  expect(calls).toEqual([])
  expect(context.pages()).toHaveLength(1)
})

test('[GAM-03] providers that a member may not play are hidden, for that member only', async ({ page }) => {
  await open(page, address('siam191', '/en-th/slot/jade-comet'))
  await expect(page.locator('[data-game]').first()).toBeVisible()
  await enter(page, 'siam191', '081-000-0010')
  await open(page, address('siam191', '/en-th/slot/jade-comet'))
  await expect(page.getByText('There are no games here at the moment.')).toBeVisible()
  await expect(page.locator('[data-game^="101/"]')).toHaveCount(0)
})

test.describe('a hostile game', () => {
  interface Got {
    readonly origin: string
    readonly opener: string
    readonly storage: string
    readonly parent: string
  }

  const secret = 'a-secret-of-the-site'
  const gotOf = async (frame: { locator(selector: string): ReturnType<Page['locator']> }): Promise<Got> => {
    const body = frame.locator('body[data-got]')
    await expect(body).toBeAttached()
    return JSON.parse((await body.getAttribute('data-got')) ?? '{}') as Got
  }

  async function openHostile(page: Page, kind: 'hostile-url' | 'hostile-html'): Promise<Page> {
    await atProvider(page, 'jade-comet')
    await page.evaluate((text) => localStorage.setItem('secret', text), secret)
    await setFault(page, 'game/login-game', kind)
    const opening = page.waitForEvent('popup')
    await playable(page).first().getByRole('link').click()
    return opening
  }

  test('[GAM-07] at an address has no opener, and our page stays where it is', async ({ page }) => {
    const game = await openHostile(page, 'hostile-url')
    await game.waitForURL(`${gamesOrigin}/hostile`)
    const before = page.url()
    const got = await gotOf(game)
    expect(got).toMatchObject({ opener: 'null', origin: gamesOrigin, storage: 'null' })
    expect(page.url()).toBe(before)
  })

  test('[GAM-07] as HTML reads no storage, reaches no page of ours, and has no origin', async ({ page }) => {
    const game = await openHostile(page, 'hostile-html')
    const before = page.url()
    const got = await gotOf(game.frameLocator('iframe'))
    expect(got).toMatchObject({ origin: 'null', opener: 'null', storage: 'SecurityError', parent: 'SecurityError' })
    expect(page.url()).toBe(before)
    expect(new URL(game.url()).pathname).toBe('/loading_game.html')
  })

  // The same page opened the obvious way: it shows that the tests above can fail.
  test('opened without care, it moves our page and reads our storage', async ({ page, quiet }) => {
    await open(page, address('siam191', '/en-th'))
    await page.evaluate((text) => localStorage.setItem('secret', text), secret)
    const { text: html } = await ask(`games.localhost:${previewPort}`, '/hostile')
    const written = page.waitForEvent('popup')
    await page.evaluate((text) => {
      const unsafe = window.open('about:blank')
      unsafe?.document.write(text)
    }, html)
    const game = await written
    expect((await gotOf(game)).storage).toBe(secret)
    await page.waitForURL(/\/phished$/)
    expect(quiet.splice(0).join()).toMatch(/404|^$/)
  })
})

test.describe('in a frame', () => {
  /** The address of a game's play page, as the site writes it. */
  const playPath = (payload: unknown) => `/en-th/play/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`

  async function firstGame(page: Page) {
    const key = (await playable(page).first().getAttribute('data-game')) ?? ''
    const [provider, game] = key.split('/')
    return { provider, game, currency: 'THB' }
  }

  test('[GAM-06] the play page shows the game in a frame that cannot move the page', async ({ page }) => {
    await atProvider(page, 'jade-comet')
    const calls = watchCalls(page)
    await open(page, address('siam191', playPath(await firstGame(page))))
    await expect(page.frameLocator('iframe').locator('#balance')).toHaveText('฿12480.50')
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', /^(?!.*allow-top-navigation)/)
    expect(calls).toEqual(['get-wallet', 'login-game'])
    await page.getByRole('link', { name: 'Leave the game' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('[GAM-06] a form goes into the frame, and HTML into the shell within it', async ({ page }) => {
    await atProvider(page, 'copper-tiger')
    await open(page, address('siam191', playPath(await firstGame(page))))
    await expect(page.frameLocator('iframe').locator('#balance')).toBeVisible()
    await page.goto(address('siam191', '/en-th/slot/lotus-forge'))
    await expect(playable(page).first()).toBeVisible()
    await open(page, address('siam191', playPath(await firstGame(page))))
    await expect(page.frameLocator('iframe').locator('#balance')).toBeVisible()
    expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('same-origin')
  })

  test('[GAM-06] a hostile game in the frame leaves the page where it is', async ({ page, quiet }) => {
    await atProvider(page, 'jade-comet')
    const path = playPath(await firstGame(page))
    await setFault(page, 'game/login-game', 'hostile-url')
    await open(page, address('siam191', path))
    await expect(page.frameLocator('iframe').locator('body[data-got]')).toBeAttached()
    expect(new URL(page.url()).pathname).toBe(path)
    expect(quiet.splice(0).every((said) => /navigate|sandbox|frame/i.test(said))).toBe(true)
  })

  test('[GRD-02] a visitor is not let in, and meets the login', async ({ page }) => {
    await open(page, address('siam191', '/en-th/slot/jade-comet'))
    await page.goto(address('siam191', playPath(await firstGame(page))))
    await expect(fieldOf(page, 'login-phone')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  for (const [what, payload] of [
    ['a URL', { provider: '101', game: 'g1', currency: 'THB', url: 'https://evil.example' }],
    ['javascript:', { provider: '101', game: 'javascript:alert(1)', currency: 'THB', x: 1 }],
  ] as const) {
    test(`[GAM-06] a play address that holds ${what} is no page`, async () => {
      expect((await ask(`siam191.localhost:${previewPort}`, playPath(payload))).status).toBe(404)
    })
  }

  test('[GAM-10] back on a game’s page with another login’s token, the member is logged out', async ({ page }) => {
    await atProvider(page, 'jade-comet')
    const payload = await firstGame(page)
    await page.evaluate(
      ([provider, game]) =>
        sessionStorage.setItem('livery-game', JSON.stringify({ provider_id: provider, game_id: game, utk: 'old' })),
      [payload.provider, payload.game],
    )
    await page.goto(address('siam191', playPath(payload)))
    await expect(loginOf(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/en-th')
    expect(await page.evaluate(() => sessionStorage.getItem('livery-game'))).toBeNull()
  })
})
