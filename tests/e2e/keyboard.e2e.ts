import type { Page } from '@playwright/test'
import { drawnRing } from './focus-ring.ts'
import { enter, openHydrated, playable, setFault } from './game.ts'
import { holdBack } from './hold-back.ts'
import { address, type Brand, expect, logIn, open, test } from './site.ts'

/** The cards of the virtualised list, which replaces the first cards after all games have loaded. */
const drawnCards = (page: Page) => page.locator('[style*="top"] > [data-game]')

test('[GAM-05] [MOD-01] by keyboard: a guest’s modal takes the focus, keeps it, and returns it', async ({ page }) => {
  await openHydrated(page, address('beta191', '/en-th/slot'), 'games/lobby')
  // Wait for all games: while the list renders again, there is no card for some frames.
  await expect(drawnCards(page).first()).toBeAttached()
  const card = playable(page).first().getByRole('link')
  const modal = page.getByRole('dialog', { name: 'Log in to play' })
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(modal).toBeFocused()
  for (const name of ['Log in', 'Close']) {
    await page.keyboard.press('Tab')
    await expect(modal.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
  // The dialog has closed completely when it is empty.
  await expect(page.locator('dialog', { hasText: 'Log in to play' })).toHaveCount(0)

  await page.keyboard.press('Enter')
  await expect(modal).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(modal).toBeHidden()
  await expect(page.locator('#login-phone')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
})

for (const dialog of ['no dialog', 'a dialog']) {
  test(`the focused card keeps the focus when the list renders again with all games, with ${dialog} open`, {
    tag: '@night',
  }, async ({ page }) => {
    const release = await holdBack(page, '**/static/games/**/*.json.gz')
    await openHydrated(page, address('beta191', '/en-th/slot'), 'games/lobby')
    const card = playable(page).first().getByRole('link')
    await card.focus()
    if (dialog === 'a dialog') {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Log in to play' })).toBeFocused()
    }
    release()
    await expect(drawnCards(page).first()).toBeAttached()
    if (dialog === 'a dialog') await page.keyboard.press('Escape')
    await expect(card).toBeFocused()
  })
}

test('[GAM-09] by keyboard: the alert of a failed game is announced immediately, and returns the focus', async ({
  page,
}) => {
  await enter(page)
  await openHydrated(page, address('siam191', '/en-th/slot/pavilion-tech'), 'games/lobby')
  await setFault(page, 'game/get-pt-player', 'code', { value: 305 })
  const card = playable(page).first().getByRole('link')
  await card.focus()
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alertdialog')
  await expect(alert).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(alert).toBeHidden()
  await expect(card).toBeFocused()
})

test('the button that refreshes the balance keeps the focus', { tag: '@night' }, async ({ page }) => {
  await open(page, address('siam191', '/en-th'))
  await logIn(page)
  await page.getByTestId('balance').click()
  const refresh = page.locator('#member-menu').getByRole('button', { name: /^Refresh/ })
  await refresh.focus()
  const responded = page.waitForResponse('**/api/user/get-bal')
  await page.keyboard.press('Enter')
  await responded
  await expect(refresh).toHaveAttribute('aria-busy', 'false')
  await expect(refresh).toBeFocused()
})

const tours: readonly (readonly [
  brand: Brand,
  path: string,
  isMember: boolean,
  from: 'top' | 'main',
  stops: number,
])[] = [
  ['beta191', '/en-th', false, 'top', 22],
  ['mafa191', '/th-th/slot', false, 'main', 10],
  ['siam191', '/en-th', false, 'main', 9],
  ['siam191', '/th-th/account', true, 'main', 11],
  ['beta191', '/en-th/deposit', true, 'main', 10],
]
for (const [brand, path, isMember, from, stops] of tours) {
  test(`${brand}${path} by keyboard, ${stops} stops from the ${from}: each shows its focus ring`, {
    // The usual run has one tour of a guest and one of a member.
    tag: brand === 'siam191' ? [] : '@night',
  }, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (isMember) await enter(page, brand)
    await open(page, address(brand, path))
    if (!isMember) await expect(page.locator('main [data-widget][data-live]').first()).toBeAttached()
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    if (from === 'main') await page.getByRole('main').focus()
    const withoutRing: string[] = []
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      let { name, drawn } = await drawnRing(page)
      // A screenshot may be from the time of the hydration, so look again before reporting a missing ring.
      for (let look = 0; drawn < 0.6 && look < 3; look++) ({ name, drawn } = await drawnRing(page))
      if (drawn < 0.6) withoutRing.push(`${name}: ${drawn.toFixed(2)}`)
    }
    expect(withoutRing).toEqual([])
  })
}

test('[NAV-04] after a link outside of the content, the keyboard continues in the new page’s content', async ({
  page,
}) => {
  // Enter is pressed while the page is still scrolling smoothly to the focused link.
  await open(page, address('siam191', '/en-th'))
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address('siam191', '/en-th/faq'))
  // The name of the content is the page's title, which a screen reader reads.
  const content = page.getByRole('main', { name: 'FAQ' })
  await expect(content).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(content).toHaveCSS('outline-style', 'none')

  // If the form of the new page focuses its first field, the focus stays in this field.
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#page-login-phone')).toBeFocused()
})
