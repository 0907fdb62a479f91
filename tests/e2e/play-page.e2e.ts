import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { atProvider, playable, setFault, watchCalls } from './game.ts'
import { previewPort } from './ports.ts'
import { address, expect, fieldOf, loginOf, open, test } from './site.ts'

/** The path of a game's play page, with the payload as base64url. */
const playPath = (payload: unknown) => `/en-th/play/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`

async function firstGame(page: Page) {
  const key = (await playable(page).first().getAttribute('data-game')) ?? ''
  const [provider, game] = key.split('/')
  return { provider, game, currency: 'THB' }
}

test('[GAM-06] [RTE-11] the play page shows the game in a frame that cannot navigate the page', async ({ page }) => {
  await atProvider(page, 'jade-comet')
  const calls = watchCalls(page)
  await open(page, address('siam191', playPath(await firstGame(page))))
  await expect(page.frameLocator('iframe').locator('#balance')).toHaveText('฿12480.50')
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', /^(?!.*allow-top-navigation)/)
  expect(calls).toEqual(['get-wallet', 'login-game'])
  await page.getByRole('link', { name: 'Leave the game' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('[GAM-06] a game that opens by a form plays in the frame, and an HTML game plays on the play host', {
  tag: '@night',
}, async ({ page }) => {
  await atProvider(page, 'copper-tiger')
  await open(page, address('siam191', playPath(await firstGame(page))))
  await expect(page.frameLocator('iframe').locator('#balance')).toBeVisible()
  await page.goto(address('siam191', '/en-th/slot/lotus-forge'))
  await expect(playable(page).first()).toBeVisible()
  await open(page, address('siam191', playPath(await firstGame(page))))
  await expect(page.frameLocator('iframe').locator('#balance')).toBeVisible()
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    new RegExp(`^http://play\\.siam191\\.localhost:${previewPort}/`),
  )
})

test('[GAM-06] going back from a game that opens by a form leaves the game', async ({ page }) => {
  await atProvider(page, 'copper-tiger')
  await open(page, address('siam191', playPath(await firstGame(page))))
  await expect(page.frameLocator('iframe').locator('#balance')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address('siam191', '/en-th/slot/copper-tiger'))
  await expect(playable(page).first()).toBeVisible()
})

test('[GAM-09] a provider that returns the player to /Close in the frame closes the game', async ({
  page,
  complaints,
}) => {
  await atProvider(page, 'pavilion-tech')
  await open(page, address('siam191', playPath(await firstGame(page))))
  await page.frameLocator('iframe').getByRole('link').click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page).not.toHaveURL(/\/play\//)
  // Chromium warns that a page of the site is in a frame with scripts.
  expect(complaints.splice(0).filter((output) => !output.includes('escape its sandboxing'))).toEqual([])
})

test('[GAM-06] a hostile game in the frame cannot navigate the page', async ({ page, complaints }) => {
  await atProvider(page, 'jade-comet')
  const path = playPath(await firstGame(page))
  await setFault(page, 'game/login-game', 'hostile-url')
  await open(page, address('siam191', path))
  await expect(page.frameLocator('iframe').locator('body[data-got]')).toBeAttached()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(complaints.splice(0).filter((output) => !/navigate|sandbox|frame/i.test(output))).toEqual([])
})

test('[GRD-02] a guest on the play page gets the login', { tag: '@night' }, async ({ page }) => {
  await open(page, address('siam191', '/en-th/slot/jade-comet'))
  await page.goto(address('siam191', playPath(await firstGame(page))))
  await expect(fieldOf(page, 'login-phone')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

for (const [what, payload] of [
  ['a URL', { provider: '101', game: 'g1', currency: 'THB', url: 'https://evil.example' }],
  ['javascript:', { provider: '101', game: 'javascript:alert(1)', currency: 'THB', x: 1 }],
] as const) {
  test(`[GAM-06] a play address with ${what} has no page`, async () => {
    expect((await ask(`siam191.localhost:${previewPort}`, playPath(payload))).status).toBe(404)
  })
}

test('[GAM-10] a member who returns to a game’s page with another login’s token is logged out', async ({ page }) => {
  await atProvider(page, 'jade-comet')
  const payload = await firstGame(page)
  await page.evaluate(
    ([provider, game]) =>
      sessionStorage.setItem('livery-game', JSON.stringify({ provider_id: provider, game_id: game, utk: 'old' })),
    [payload.provider, payload.game],
  )
  await page.goto(address('siam191', playPath(payload)))
  await expect(loginOf(page)).toBeVisible()
  await expect(page).toHaveURL(address('siam191', '/en-th'))
  expect(await page.evaluate(() => sessionStorage.getItem('livery-game'))).toBeNull()
})
