import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { atProvider, gamesOrigin, openHtmlGame, playable, setFault } from './game.ts'
import { previewPort } from './ports.ts'
import { address, type Brand, expect, open, test } from './site.ts'

/** The second origin of siam191 on loopback. */
const shellOrigin = `http://play.siam191.localhost:${previewPort}`

test('[GAM-07] an HTML game can be played in the frame of a brand without a second origin', async ({ page }) => {
  // Plays at mafa191, so that the wins do not affect the counts of other tests.
  await atProvider(page, 'lotus-forge', 'mafa191')
  const opening = page.waitForEvent('popup')
  await playable(page).first().getByRole('link').click()
  const game = (await opening).frameLocator('iframe')
  await expect(game.locator('#balance')).toHaveText('฿12480.50')
  await game.getByRole('button').click()
  await expect(game.locator('output')).not.toBeEmpty()
})

test('[GAM-07] an HTML game runs under the brand’s second origin, if the brand has one', async ({ page }) => {
  await atProvider(page, 'lotus-forge')
  const game = await openHtmlGame(page)
  expect(await game.evaluate(() => [origin, document.cookie])).toEqual([shellOrigin, ''])
})

test('[GAM-07] the second origin serves only the shell', async () => {
  const at = (path: string) => ask(`play.siam191.localhost:${previewPort}`, path)
  expect((await at('/game-shell')).status).toBe(200)
  for (const path of [
    '/',
    '/en-th',
    '/loading_game.html',
    '/api/user/dashboard',
    '/static/frontend/development/menu.json',
  ]) {
    expect((await at(path)).status, path).toBe(404)
  }
  // A brand without a second origin, and an unknown name.
  for (const name of ['mafa191', 'nobody']) {
    expect((await ask(`play.${name}.localhost:${previewPort}`, '/game-shell')).status, name).toBe(421)
  }
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

  async function openHostile(
    page: Page,
    kind: 'hostile-url' | 'hostile-html',
    brand: Brand = 'siam191',
  ): Promise<Page> {
    await atProvider(page, 'jade-comet', brand)
    await page.evaluate((text) => localStorage.setItem('secret', text), secret)
    await setFault(page, 'game/login-game', kind, { brand })
    const opening = page.waitForEvent('popup')
    await playable(page).first().getByRole('link').click()
    return opening
  }

  test('[GAM-07] that opens at an address has no opener, and cannot navigate our page', async ({ page }) => {
    const game = await openHostile(page, 'hostile-url')
    await game.waitForURL(`${gamesOrigin}/hostile`)
    const before = page.url()
    const got = await gotOf(game)
    expect(got).toMatchObject({ opener: 'null', origin: gamesOrigin, storage: 'null' })
    expect(page.url()).toBe(before)
  })

  for (const [brand, where, got] of [
    ['mafa191', 'under an opaque origin', { origin: 'null', storage: 'SecurityError' }],
    ['siam191', 'under another origin', { origin: shellOrigin, storage: 'null' }],
  ] as const) {
    test(`[GAM-07] that is HTML, ${where}, cannot read our storage or reach our pages`, async ({ page }) => {
      const game = await openHostile(page, 'hostile-html', brand)
      const before = page.url()
      expect(await gotOf(game.frameLocator('iframe'))).toMatchObject({
        ...got,
        opener: 'null',
        parent: 'SecurityError',
      })
      expect(page.url()).toBe(before)
      expect(new URL(game.url()).pathname).toBe('/loading_game.html')
    })
  }

  // The same page opened directly and without the host's policy, which shows that the tests above can fail.
  test.describe('without a policy', () => {
    test.use({ bypassCSP: true })

    test('opened directly, navigates our page and reads our storage', async ({ page, complaints }) => {
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
      expect(complaints.splice(0).filter((output) => !output.includes('404'))).toEqual([])
    })
  })
})
