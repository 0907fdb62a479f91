import { ask } from './ask.ts'
import { holdBack } from './hold-back.ts'
import { previewPort } from './ports.ts'
import { openAs } from './sandbox.ts'
import { address, brands, expect, logIn, newContext, open, phone, test } from './site.ts'

test('[LAY-06] the chosen theme stays after a reload', async ({ page }) => {
  await open(page, address('siam191', '/en-th'))
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: /light and dark/ }).click()
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'light')
})

test('[LAY-03] a phone turned sideways shows a notice until the visitor dismisses it', async ({ browser }) => {
  const context = await newContext(browser, { ...phone, locale: 'th' })
  const page = await context.newPage()
  await open(page, address('siam191', '/en-th'))
  const warning = page.getByRole('alert').filter({ hasText: 'turn your phone upright' })
  const sideways = () => page.setViewportSize({ width: 844, height: 390 })
  await expect(warning).toHaveCount(0)
  await sideways()
  await expect(warning).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(warning).toHaveCount(0)
  await sideways()
  await warning.getByRole('button', { name: 'Continue anyway' }).tap()
  await expect(warning).toHaveCount(0)
  await page.getByRole('link', { name: 'FAQ' }).first().tap()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(warning).toHaveCount(0)
  await context.close()
})

for (const width of [320, 360, 412]) {
  test(`the header of a member shows a legible mark of the brand in a window of ${width} px`, async ({ browser }) => {
    const context = await newContext(browser, { ...phone, viewport: { width, height: 640 } })
    const page = await context.newPage()
    await openAs(page, 'siam191', '/en-th/faq')
    await expect(page.getByTestId('balance')).toBeVisible()
    const mark = page.getByRole('banner').getByRole('link', { name: 'Siam191' }).getByRole('img')
    await expect(mark).toHaveCount(1)
    // The drawn height: the icon is square, the logo four times as wide as high.
    const drawnHeight = async () => {
      const box = await mark.boundingBox()
      return (box?.width ?? 0) / ((await mark.getAttribute('width')) === '36' ? 1 : 4)
    }
    await expect.poll(drawnHeight, 'once the picture has loaded').toBeGreaterThanOrEqual(24)
    await context.close()
  })
}

for (const brand of brands) {
  test(`a balance of seven digits leaves a legible mark of ${brand} in a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openAs(page, brand, '/en-th/faq')
    await page.getByTestId('balance').click()
    await page.route('**/api/user/get-bal', (route) =>
      route.fulfill({ json: { status: true, data: [{ display: 'THB', balance: '9234567.89' }] } }),
    )
    await page.getByRole('button', { name: 'Refresh balance' }).click()
    await expect(page.getByTestId('balance')).toHaveText(/฿9,234,567\.89/)
    // The theme switch is in the menu, because the bar has no space for it.
    const root = page.locator('html')
    const before = await root.getAttribute('data-theme')
    await page.getByRole('button', { name: /light and dark/ }).click()
    await expect(root).not.toHaveAttribute('data-theme', before ?? '')
    await page.keyboard.press('Escape')
    const mark = await page.getByRole('banner').getByRole('link', { name: /191$/ }).getByRole('img').boundingBox()
    expect(mark?.width).toBeGreaterThanOrEqual(24)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test('[LAY-03] a phone turned sideways shows no notice on casino and play pages', async ({ browser }) => {
  const context = await newContext(browser, phone)
  const page = await context.newPage()
  await openAs(page, 'siam191', '/en-th')
  await expect(page.getByTestId('balance').first()).toHaveText(/฿/)
  const warning = page.getByRole('alert').filter({ hasText: 'turn your phone upright' })
  const play = Buffer.from(JSON.stringify({ provider: '101', game: 'g00001', currency: 'THB' })).toString('base64url')
  for (const path of [
    '/casino',
    '/casino/velvet-cobra',
    '/casino/velvet-cobra/frozen-pearl',
    '/play',
    `/play/${play}`,
  ]) {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, address('siam191', `/en-th${path}`))
    // A play page leads home by way of the casino.
    const links = path.startsWith('/play') ? ['Leave the game', 'Siam191'] : ['Siam191']
    for (const name of links) await page.getByRole('link', { name, exact: true }).first().tap()
    await expect(page).toHaveURL(address('siam191', '/en-th'))
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(warning).toBeVisible()
    await page.evaluate((steps) => history.go(-steps), links.length)
    await expect(page).toHaveURL(address('siam191', `/en-th${path}`))
    await expect(warning, path).toHaveCount(0)
  }
  await context.close()
})

test('[LAY-05] the page changes its device class with the width of the window', async ({ page }) => {
  // The page and its menu entry are for desktops only.
  const entry = page.locator('[data-region=account-menu] a[href$="/reward-center"]')
  await openAs(page, 'siam191', '/en-th/account')
  await expect(entry).toHaveCount(1)
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(entry).toHaveCount(0)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(entry).toHaveCount(1)
  await entry.click()
  await expect(page).toHaveURL(address('siam191', '/en-th/reward-center'))
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(page).toHaveURL(address('siam191', '/en-th'))
})

test('[LAY-05] calls name the device class of the window’s current width', async ({ page }) => {
  await open(page, address('mafa191', '/en-th'))
  const asked = (): Promise<string | undefined> =>
    page.waitForRequest(address('mafa191', '/api/**')).then((request) => request.headers().device)
  await page.setViewportSize({ width: 767, height: 800 })
  const mobile = asked()
  await logIn(page)
  expect(await mobile).toBe('mobile')
})

test('[STA-09] the app’s bar reserves its space, and stays dismissed', async ({ browser }) => {
  const context = await newContext(browser, phone)
  const page = await context.newPage()
  await open(page, address('siam191', '/en-th'))
  const bar = page.getByRole('complementary', { name: 'App' })
  await expect(bar.getByRole('link')).toHaveAttribute('href', 'https://app.siam191.example/android')
  const heights = () =>
    page.evaluate(() =>
      ['--header-height', '--banner-height'].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(name),
      ),
    )
  await expect.poll(heights).toEqual(['116px', '56px'])
  await page.evaluate(() => scrollTo(0, 600))
  await expect(bar).not.toBeInViewport()
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(-56)
  await page.evaluate(() => scrollTo(0, 0))
  await bar.getByRole('button', { name: 'Hide this' }).tap()
  await expect(bar).toBeHidden()
  await expect.poll(heights).toEqual(['60px', '0px'])
  await open(page, address('siam191', '/th-th/faq'))
  await expect(page.getByRole('complementary', { name: 'แอป' })).toBeHidden()
  await context.close()
})

test('[STA-09] a collapsed sidebar stays collapsed, and its icons keep their names', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, address('siam191', '/en-th'))
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const width = async () => Math.round((await menu.boundingBox())?.width ?? 0)
  expect(await width()).toBeGreaterThan(200)
  await menu.getByRole('button', { name: 'Compact menu' }).click()
  await expect.poll(width).toBeLessThan(80)
  await open(page, address('siam191', '/en-th/about-us'))
  expect(await width()).toBeLessThan(80)
  await menu.getByRole('link', { name: 'Slots' }).click()
  await expect(page).toHaveURL(address('siam191', '/en-th/slot'))
  await menu.getByRole('button', { name: 'Compact menu' }).press('Enter')
  await expect.poll(width).toBeGreaterThan(200)
})

test('[CFG-02] the backend’s menu list adds missing entries to the brand’s menus: entries for all visitors, and entries for members', async ({
  page,
}) => {
  const { text } = await ask(`beta191.localhost:${previewPort}`, '/en-th/about-us')
  expect(text).toMatch(/href="?\/en-th\/instantwin[">\s]/)
  await open(page, address('beta191', '/en-th/about-us'))
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const addresses = () =>
    menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(6)))
  const forGuests = await addresses()
  expect(forGuests).toEqual([...new Set(forGuests)])
  expect(forGuests.slice(-2)).toEqual(['/instantwin', '/esport'])
  await logIn(page)
  await expect.poll(async () => (await addresses()).at(-1)).toBe('/history')
})

test('[STA-08] if a setting adds an entry to the account menu late, the current page’s entry stays in view', async ({
  browser,
}) => {
  const context = await newContext(browser, phone)
  const page = await context.newPage()
  const release = await holdBack(page, /partnership\.json/)
  await openAs(page, 'siam191', '/en-th/limits')
  const menu = page.getByRole('navigation', { name: 'My account' })
  const current = menu.locator('[aria-current=page]')
  await expect(current).toBeInViewport({ ratio: 1 })
  await expect(menu.getByRole('link', { name: 'Partner programme' })).toHaveCount(0)
  release()
  await expect(menu.getByRole('link', { name: 'Partner programme' })).toHaveCount(1)
  await expect(current).toBeInViewport({ ratio: 1 })
  await context.close()
})

test('the row of tabs at the top shows the current page’s tab', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, address('beta191', '/en-th'))
  const current = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current=page]')
  await expect(current).toBeInViewport({ ratio: 1 })
})
