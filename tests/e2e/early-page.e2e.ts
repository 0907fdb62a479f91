import type { Page } from '@playwright/test'
import { expectHydrated } from './built-host.ts'
import { startHaltingFront } from './halting-front.ts'
import { logIn } from '../screens/log-in.ts'
import { holdBack } from './hold-back.ts'
import { address, brands, expect, test } from './site.ts'

// Tests of pages between their first bytes and hydration.

test('a page fetches all of its scripts at the same time, and each script once', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const [, name = ''] = /_livery\/build\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (name !== '') requests.push(name)
  })
  const worker = page.waitForEvent('worker')
  // With the entry held back, the page fetches only the scripts that its HTML announces. The entry would fetch all of
  // its imports.
  const release = await holdBack(page, '**/_livery/build/entry-client-*.js')
  await page.goto(address('siam191', '/en-th'), { waitUntil: 'commit' })
  await expect.poll(() => requests).toContain('banner-carousel')
  expect(requests).toEqual(expect.arrayContaining(['react', 'site', 'entry-client']))
  expect((await worker).url()).toContain('/formats-worker-')
  expect(new Set(requests).size, requests.join(' ')).toBe(requests.length)
  release()
  await expectHydrated(page)
})

test('pictures below the first screen wait only for the scripts', { tag: '@night' }, async ({ page }) => {
  const release = await holdBack(page, '**/_livery/build/site-*.js')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(address('siam191', '/en-th'), { waitUntil: 'commit' })
  await expect(page.locator('[data-widget="banners/banner-carousel"] img').first()).toBeVisible()
  const cards = page.locator('[aria-labelledby=provider-list] li img')
  await expect(cards).toHaveCount(60)
  await expect(cards.first()).toBeHidden()
  const ofCards = () => requests.filter((path) => path.includes('/providers/')).length
  expect(ofCards()).toBe(0)
  release()
  await expect(cards.first()).toBeVisible()
  await expect.poll(ofCards).toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } })
  // Finds the last provider by its number. While the list arrives, `:last-child` would match an earlier provider.
  const lastProvider = '[aria-labelledby=provider-list] li:nth-child(60)'

  /**
   * Opens beta191's home page over a connection that halts before the footer. `drawn` returns whether the last provider
   * is painted. Timers of a second or more wait until `passTime`.
   */
  async function openHalting(page: Page, path: string) {
    const front = await startHaltingFront(/<footer [^>]*/)
    await page.addInitScript((card) => {
      const drawn: string[] = []
      const later: (() => void)[] = []
      const soon = window.setTimeout
      const held = (act: () => void, ms = 0) => (ms < 1000 ? soon(act, ms) : later.push(act))
      const passTime = () => {
        for (const act of later) act()
      }
      Object.assign(window, { drawn, passTime, setTimeout: held })
      const look = () => {
        const shown = document.querySelector(card)?.checkVisibility()
        const now = shown === undefined ? 'to come' : shown ? 'shown' : 'not shown'
        if (drawn.at(-1) !== now) drawn.push(now)
        requestAnimationFrame(look)
      }
      look()
    }, lastProvider)
    await page.goto(front.site(path, 'beta191'), { waitUntil: 'commit' })
    const drawn = () =>
      page.evaluate(() => (window as never as { drawn: string[] }).drawn.filter((it) => it !== 'to come'))
    const passTime = () => page.evaluate(() => (window as never as { passTime: () => void }).passTime())
    return { front, drawn, passTime }
  }

  test('the page below the first screen is painted later, even over a halting connection', async ({ page }) => {
    const { front, drawn, passTime } = await openHalting(page, '/en-th')
    await expect.poll(drawn).toEqual(['not shown'])
    await passTime()
    await expect.poll(drawn).toEqual(['not shown', 'shown'])
    front.release()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    front.close()
  })

  test('an address with a fragment paints the whole page immediately', { tag: '@night' }, async ({ page }) => {
    const { front, drawn } = await openHalting(page, '/en-th#provider-list')
    await expect.poll(drawn).toEqual(['shown'])
    front.close()
  })

  test('a reload paints the whole page immediately, because the visitor may have scrolled down', {
    tag: '@night',
  }, async ({ page }) => {
    const { front, drawn } = await openHalting(page, '/en-th')
    await expect.poll(drawn).toEqual(['not shown'])
    front.release()
    await page.waitForLoadState()
    await page.reload()
    await expect.poll(drawn).toEqual(['shown'])
    front.close()
  })
})

test('a visitor who reloads, and goes back before hydration, gets the page of the earlier address', async ({
  page,
}) => {
  await page.goto(address('siam191', '/en-th/faq'))
  await expect(page.locator('[data-widget="layout/footer"][data-live]')).toBeAttached()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Language' }).first().click()
  await expect(page.getByRole('main')).toHaveAccessibleName('Language')
  const release = await holdBack(page, '**/_livery/build/site-*.js')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('main')).toHaveAccessibleName('Language')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(address('siam191', '/en-th/faq'))
  release()
  await expect(page.locator('main h1')).toHaveText(/FAQ/)
  await expect(page.locator('[data-widget="layout/footer"][data-live]')).toBeAttached()
})

test('a dialog whose button is pressed while the page loads opens once the page is complete', async ({ page }) => {
  const front = await startHaltingFront(/<dialog (?=id="?dialog-auth)/)
  await page.goto(front.site('/en-th', 'beta191'), { waitUntil: 'commit' })
  const button = page.getByRole('banner').getByRole('button', { name: 'Log in' })
  await button.dispatchEvent('click')
  await button.dispatchEvent('click')
  await expect(page.locator('#dialog-auth')).toHaveCount(0)
  front.release()
  await expect(page.locator('#login-phone')).toBeFocused()
  front.close()
})

test('if the login dialog opens before its field has loaded, the field gets the focus after hydration', async ({
  page,
}) => {
  const release = await holdBack(page, '**/_livery/build/site-*.js')
  await page.goto(address('beta191', '/en-th'), { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.locator('#dialog-auth')
  await expect(dialog).toBeVisible()
  // The browser focuses the dialog itself if it opens while its content is still loading.
  await dialog.evaluate((element: HTMLElement) => element.focus())
  await expect(dialog).toBeFocused()
  release()
  await expect(page.locator('#login-phone')).toBeFocused()
})

test('a tap before hydration is replayed after hydration', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const release = await holdBack(page, '**/_livery/build/site-*.js')
  await page.goto(address('siam191', '/en-th'), { waitUntil: 'commit' })
  const bar = page.locator('[data-widget="layout/app-download"]')
  await bar.getByRole('button', { name: 'Hide this' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-app-download')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-app-download', 'closed')
})

test('[LAY-06] the theme switch responds before hydration, once for each tap', async ({ page }) => {
  const release = await holdBack(page, '**/_livery/build/site-*.js')
  await page.goto(address('siam191', '/en-th'), { waitUntil: 'commit' })
  const root = page.locator('html')
  const theme = page.getByRole('banner').getByRole('button', { name: 'light and dark' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await theme.click()
  await expect(root).toHaveAttribute('data-theme', 'light')
  release()
  await expect(page.locator('[data-widget="layout/header"][data-live]')).toBeAttached()
  await expect(root).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  await theme.click()
  await expect(root).toHaveAttribute('data-theme', 'dark')
})

test('the dots of the carousel respond before hydration, and the chosen banner remains after hydration', async ({
  page,
}) => {
  const release = await holdBack(page, '**/_livery/build/site-*.js')
  await page.goto(address('siam191', '/en-th'), { waitUntil: 'commit' })
  const carousel = page.locator('[data-widget="banners/banner-carousel"]')
  const second = carousel.locator('img').nth(1).getAttribute('src')
  const current = carousel.getByRole('button', { name: /^Show/ }).and(page.locator('[aria-current]'))
  await carousel.getByRole('button', { name: 'Show 3' }).focus()
  await page.keyboard.press('Enter')
  await expect(current).toHaveAccessibleName(/^Show 3/)
  await expect(carousel.locator('[inert]')).toHaveCount(2)
  await expect(carousel.locator('img').nth(2)).toBeVisible()
  await expect(carousel.locator('img').nth(2)).toHaveJSProperty('complete', true)
  release()
  await expect(carousel.and(page.locator('[data-live]'))).toBeAttached()
  await expect(current).toHaveAccessibleName(/^Show 3/)
  await carousel.getByRole('button', { name: 'Show 2' }).click()
  await expect(current).toHaveAccessibleName(/^Show 2/)
  await expect(carousel.locator('[inert]')).toHaveCount(2)
  await expect(carousel.locator('div:not([inert]) > a > img, div:not([inert]) > img')).toHaveAttribute(
    'src',
    (await second) ?? '',
  )
})

test('a link opens its page while pictures are loading, and loads deferred widgets', async ({ page }) => {
  const release = await holdBack(page, /\.(png|jpe?g|webp|avif|svg)(\?|$)/)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const hasDialog = () => requests.some((url) => url.includes('/auth-dialog-'))
  await page.goto(address('siam191', '/en-th'), { waitUntil: 'commit' })
  const footer = page.locator('[data-widget="layout/footer"]')
  await expect(footer.and(page.locator('[data-live]'))).toBeAttached()
  await expect.poll(() => requests.some((url) => url.includes('/api/'))).toBe(true)
  expect(hasDialog(), 'the dialog for guests waits until the page is complete').toBe(false)
  await footer.getByRole('link', { name: 'Language' }).first().click()
  await expect(page.getByRole('main')).toHaveAccessibleName('Language')
  expect(hasDialog()).toBe(true)
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  release()
})

test('a member’s page keeps its heading until the code of its first block has loaded', async ({ page, context }) => {
  await logIn(context, new URL(address('siam191')).origin)
  const release = await holdBack(page, '**/_livery/build/profile-index-*.js')
  await page.goto(address('siam191', '/en-th/profile'), { waitUntil: 'commit' })
  await expect(page.getByTestId('balance').first()).toHaveText(/฿/)
  await expect(page.locator('main h1')).toHaveText('Profile')
  await expect(page.locator('[data-widget="account/profile-index"]')).not.toHaveText(/081/)
  release()
  await expect(page.locator('[data-widget="account/profile-index"]')).toHaveText(/081/)
  await expect(page.locator('main h1')).toHaveText('Profile')
})

for (const brand of brands) {
  test(`${brand}: a balance that loads late moves no other element of a member’s header`, {
    tag: brand === 'siam191' ? [] : '@night',
  }, async ({ page, context }) => {
    await logIn(context, new URL(address(brand)).origin)
    const balance = page.getByTestId('balance').first()
    await page.goto(address(brand, '/en-th'))
    await expect(balance).toHaveText(/฿/)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const release = await holdBack(page, '**/api/user/dashboard')
      await page.reload()
      await expectHydrated(page)
      await page.evaluate(() => document.fonts.ready)
      const places = () =>
        page
          .getByRole('banner')
          .locator('a[href$="/en-th"], a[href$="/en-th"] img, [popovertarget="language-menu"], [data-choice]')
          .filter({ visible: true })
          .evaluateAll((elements) => elements.map((one) => JSON.stringify(one.getBoundingClientRect())))
      const first = await places()
      expect(first.length).toBeGreaterThan(2)
      release()
      await expect(balance).toHaveText(/฿/)
      expect(await places(), `at ${width} px`).toEqual(first)
      await page.unrouteAll()
    }
  })
}

test('[NAV-01] a link in a list opens its page in the same document, and Back shows the whole list', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto(address('siam191', '/en-th'))
  await expectHydrated(page)
  const cards = page.locator('[aria-labelledby=provider-list] li')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await cards.getByRole('link').nth(40).click()
  await expect(page).toHaveURL(/\/en-th\/provider\//)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(60)
  await expect(page.locator('[aria-labelledby=promotions-strip] li').first()).toContainText(/\w/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
