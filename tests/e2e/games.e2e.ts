import type { Page } from '@playwright/test'
import { atProvider, enter, gamesOrigin, openHydrated, playable, setFault, watchCalls } from './game.ts'
import { openAs } from './sandbox.ts'
import { address, expect, fieldOf, newContext, open, phone, test } from './site.ts'

for (const brand of ['siam191', 'mafa191'] as const) {
  test(`[GAM-05] [MOD-01] ${brand}: a guest picks a game, sees the modal, logs in, and the game opens`, async ({
    page,
  }) => {
    await openHydrated(page, address(brand, '/en-th'), 'games/game-shelf')
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

test('[GAM-07] ten quick clicks open one window and launch one game', async ({ page, context }) => {
  await atProvider(page, 'jade-comet')
  const calls = watchCalls(page)
  const windows: Page[] = []
  context.on('page', (one) => windows.push(one))
  const opening = page.waitForEvent('popup')
  // Find and click in one step, because the list may be rendering its rows again.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('[data-game]:not([data-closed]) a')
    for (let click = 0; click < 10; click += 1) link?.click()
  })
  const game = await opening
  await expect(game.locator('#balance')).toHaveText('฿12480.50')
  expect(windows).toHaveLength(1)
  expect(calls).toEqual(['get-wallet', 'login-game'])
})

test('[GAM-07] [STA-01] the call names the member’s currency, which may differ from the site’s', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/slot/jade-comet', '63-9171234567')
  await openHydrated(page, page.url(), 'games/lobby')
  const login = page.waitForRequest('**/api/game/login-game')
  await playable(page).first().getByRole('link').click()
  expect((await login).postDataJSON()).toMatchObject({ currency: 'PHP' })
})

test('[GAM-07] a self-submitting form opens in the window', { tag: '@night' }, async ({ page }) => {
  await atProvider(page, 'copper-tiger')
  const opening = page.waitForEvent('popup')
  await playable(page).first().getByRole('link').click()
  const game = await opening
  await expect(game.locator('#balance')).toBeVisible()
  expect(game.url()).toBe(`${gamesOrigin}/enter`)
})

test('[GAM-07] inside a webview the game replaces the site', { tag: '@night' }, async ({ browser }) => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36'
  const context = await newContext(browser, { ...phone, userAgent })
  const page = await context.newPage()
  await atProvider(page, 'jade-comet')
  await playable(page).first().getByRole('link').click()
  await expect(page.locator('#balance')).toHaveText('฿12480.50')
  expect(context.pages()).toHaveLength(1)
  await context.close()
})

test('[GAM-08] [MOD-01] a member with several wallets chooses one in the game’s window or on the page, and the game opens in the window', async ({
  page,
  context,
}) => {
  await atProvider(page, 'nine-lanterns')
  const calls = watchCalls(page)
  const opening = page.waitForEvent('popup')
  await playable(page).first().getByRole('link').click()
  const game = await opening
  const chooser = page.locator('#dialog-game-wallet')
  await expect(chooser.getByRole('button', { name: /THB.*฿12,480\.50/ })).toBeVisible()
  await expect(game.getByRole('button', { name: /THB.*฿12,480\.50/ })).toBeFocused()
  await game.getByRole('button', { name: /Bonus.*500\.00/ }).click()
  await expect(game.locator('#balance')).toHaveText('฿500.00')
  await expect(chooser).toBeHidden()
  expect(calls).toEqual(['get-wallet', 'set-wallet', 'login-game'])
  await game.close()
  // After a choice on the page, the game opens in the already open window.
  const reopening = page.waitForEvent('popup')
  await playable(page).first().getByRole('link').click()
  const again = await reopening
  await chooser.getByRole('button', { name: /THB/ }).click()
  await expect(again.locator('#balance')).toHaveText('฿12480.50')
  expect(context.pages()).toEqual([page, again])
})

test('[GAM-08] a reload of the game’s window offers the wallets again', async ({ page }) => {
  await atProvider(page, 'nine-lanterns')
  const opening = page.waitForEvent('popup')
  await playable(page).first().getByRole('link').click()
  const game = await opening
  const bonus = game.getByRole('button', { name: /Bonus.*500\.00/ })
  await expect(bonus).toBeVisible()
  await game.reload()
  await bonus.click()
  await expect(game.locator('#balance')).toHaveText('฿500.00')
})

test('[GAM-08] the second press of a double press on a wallet does not open the game behind the dialog', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await atProvider(page, 'nine-lanterns')
  const opening = page.waitForEvent('popup')
  await playable(page).first().getByRole('link').click()
  const game = await opening
  const calls = watchCalls(page)
  const chooser = page.locator('#dialog-game-wallet')
  await chooser.getByRole('button', { name: /Bonus/ }).dblclick()
  await expect(game.locator('#balance')).toHaveText('฿500.00')
  await expect(chooser).toBeHidden()
  expect(calls).toEqual(['set-wallet', 'login-game'])
  expect(context.pages()).toEqual([page, game])
})

test('[GAM-08] [MOD-01] Back closes the choice of a wallet and the game’s window, and leaves no entry in the history', async ({
  page,
}) => {
  await atProvider(page, 'nine-lanterns')
  const chooser = page.locator('#dialog-game-wallet')
  const card = playable(page).first().getByRole('link')
  const opening = page.waitForEvent('popup')
  await card.click()
  const closed = (await opening).waitForEvent('close')
  await expect(chooser).toBeVisible()
  await page.goBack()
  await expect(chooser).toBeHidden()
  await closed
  await expect(page).toHaveURL(address('siam191', '/en-th/slot/nine-lanterns'))
  // A choice of a wallet leaves no entry either.
  const reopening = page.waitForEvent('popup')
  await card.click()
  await reopening
  await chooser.getByRole('button', { name: /THB/ }).click()
  await expect(chooser).toBeHidden()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('dialog')
  await page.goBack()
  await expect(page).toHaveURL(address('siam191', '/en-th'))
})

test('[GAM-06] [GAM-08] on the play page, Back closes the choice of a wallet; a choice shows the game and leaves no entry', async ({
  page,
}) => {
  await atProvider(page, 'nine-lanterns')
  const [provider, game] = (await playable(page).first().getAttribute('data-game'))?.split('/') ?? []
  const payload = Buffer.from(JSON.stringify({ provider, game, currency: 'THB' })).toString('base64url')
  await page.goto(address('siam191', `/en-th/play/${payload}`))
  const chooser = page.locator('#dialog-game-wallet')
  await expect(chooser).toBeVisible()
  await page.goBack()
  await expect(chooser).toBeHidden()
  await expect(page).toHaveURL(address('siam191', `/en-th/play/${payload}`))
  await page.getByRole('main').getByRole('button', { name: 'Please try again' }).click()
  await chooser.getByRole('button', { name: /Bonus/ }).click()
  await expect(page.frameLocator('main iframe').locator('#balance')).toHaveText('฿500.00')
  await expect(chooser).toBeHidden()
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('dialog')
  await page.goBack()
  await expect(page).toHaveURL(address('siam191', '/en-th/slot/nine-lanterns'))
})

for (const brand of ['siam191', 'mafa191'] as const) {
  test(`[GAM-05] [MOD-01] ${brand}: Back closes the dialog for guests, also after a visit to the login`, async ({
    page,
  }) => {
    await openHydrated(page, address(brand, '/en-th/faq'), 'layout/footer')
    await openHydrated(page, address(brand, '/en-th/slot'), 'games/lobby')
    const modal = page.locator('#dialog-login-to-play')
    const card = playable(page).first().getByRole('link')
    await card.click()
    await expect(modal).toBeVisible()
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('dialog')
    await page.goBack()
    await expect(modal).toBeHidden()
    await expect(page).toHaveURL(address(brand, '/en-th/slot'))

    await card.click()
    await modal
      .getByRole('button', { name: 'Log in' })
      .or(modal.getByRole('link', { name: 'Log in' }))
      .click()
    await expect(fieldOf(page, 'login-phone')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(address(brand, '/en-th/slot'))
    await expect(modal).toBeHidden()
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('dialog')
    await page.goBack()
    await expect(page).toHaveURL(address(brand, '/en-th/faq'))
  })
}

test('[GAM-09] PlayTech logs the player in, waits three seconds, and /Close leads back', async ({ page }) => {
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

test('[GAM-09] a PlayTech error shows an alert with code and text, and closes the window', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await atProvider(page, 'pavilion-tech')
  await setFault(page, 'game/get-pt-player', 'code', { value: 4062 })
  await playable(page).first().getByRole('link').click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('4062 A fault of the sandbox')
  await expect.poll(() => context.pages().length).toBe(1)
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(alert).toBeHidden()
})

for (const endpoint of ['get-wallet', 'login-game']) {
  test(`[GAM-11] a failure of game/${endpoint} shows the reason and closes the window`, async ({ page, context }) => {
    await atProvider(page, 'jade-comet')
    await setFault(page, `game/${endpoint}`, 'code', { value: 4000 })
    const opening = page.waitForEvent('popup')
    const card = playable(page).first().getByRole('link')
    await card.click()
    await opening
    await expect(page.locator('.toast p')).toHaveText(/A fault of the sandbox responds with code 4000/)
    await expect.poll(() => context.pages().length).toBe(1)
    await expect(card).not.toHaveAttribute('aria-busy', 'true')
  })
}

test('[GAM-07] if the browser blocks the game’s window, the page offers to open the game in the page’s own tab', {
  tag: '@night',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await atProvider(page, 'jade-comet')
  await playable(page).first().getByRole('link').click()
  await page.locator('#dialog-game-blocked').getByRole('button', { name: 'Open here' }).click()
  await expect(page.locator('#balance')).toBeVisible()
  expect(new URL(page.url()).origin).toBe(gamesOrigin)
})

test('[GAM-04] a provider under maintenance has a note, and its games do not open', async ({ page, context }) => {
  await enter(page)
  await openHydrated(page, address('siam191', '/en-th/slot/crimson-junk'), 'games/lobby')
  const calls = watchCalls(page)
  const card = page.locator('[data-game]').first()
  await expect(card).toContainText('Maintenance')
  await card.getByRole('link').click()
  await expect(page.locator('.toast p')).toHaveText('All games of this provider are under maintenance.')
  expect(calls).toEqual([])
  expect(context.pages()).toHaveLength(1)
})

test('[GAM-03] a member’s blocked providers are hidden for that member only', { tag: '@night' }, async ({ page }) => {
  await open(page, address('siam191', '/en-th/slot/jade-comet'))
  await expect(page.locator('[data-game]').first()).toBeVisible()
  await enter(page, 'siam191', '081-000-0010')
  await open(page, address('siam191', '/en-th/slot/jade-comet'))
  await expect(page.getByText('There are no games here right now.')).toBeVisible()
  await expect(page.locator('[data-game^="101/"]')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'All providers' }).click()
  await expect(page).toHaveURL(address('siam191', '/en-th/slot'))
  await open(page, address('siam191', '/en-th'))
  await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(57)
})
