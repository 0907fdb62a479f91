import { alternatingScreen } from '../screens/alternating-screen.ts'
import { logIn } from '../screens/log-in.ts'
import { screenList } from '../screens/screen-list.ts'
import { isNightly } from './extent.ts'
import { fetchDirectly } from './fetch-directly.ts'
import { openAs } from './sandbox.ts'
import { address, brands, expect, newContext, open, phone, test } from './site.ts'

const all = await screenList({})
const routes = [...new Set(all.map(({ route }) => route))]

/** Every page in every brand and language in the nightly run. In the usual run, brands and languages alternate. */
const screens = isNightly ? all : routes.flatMap((route, index) => alternatingScreen(all, route, index))

for (const [group, some] of Map.groupBy(screens, ({ brand, visitor }) => `${brand} as a ${visitor}`)) {
  test(`${group}: no page scrolls sideways in a window of 320 px`, async ({ page, context }) => {
    test.setTimeout(60_000 + some.length * 30_000)
    const brand = brands.find((one) => one === some[0]?.brand)
    if (!brand) throw new Error(`The tests do not know the brand of ${group}.`)
    if (some[0]?.visitor === 'member') await logIn(context, new URL(address(brand)).origin)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { path } of some) {
      await open(page, address(brand, path))
      await expect(page.locator('main [role=status]:has(> i)')).toHaveCount(0)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `${brand}${path}`).toBe(320)
    }
  })
}

for (const locale of ['en-th', 'th-th']) {
  test(`with text of 200 %, the bar at the bottom of a phone in ${locale} shows its labels whole`, async ({
    browser,
  }) => {
    const context = await newContext(browser, phone)
    const page = await context.newPage()
    for (const brand of brands) {
      await open(page, address(brand, `/${locale}`))
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      const tabs = page.getByRole('navigation', { name: /^(Quick menu|เมนูลัด)$/ }).locator('li > *')
      await expect(tabs).not.toHaveCount(0)
      const cut = await tabs.evaluateAll((items) =>
        items
          .filter((item) => item.scrollWidth > item.clientWidth || item.scrollHeight > item.clientHeight + 1)
          .map((item) => item.textContent),
      )
      expect(cut, brand).toEqual([])
      for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 0.95 })
    }
    await context.close()
  })
}

test('the bar at the bottom of a phone of 320 px shows each label in one line', async ({ browser }) => {
  const context = await newContext(browser, { ...phone, viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  for (const brand of brands) {
    await open(page, address(brand, '/en-th'))
    const labels = page.getByRole('navigation', { name: 'Quick menu' }).locator('li span:last-child')
    await expect(labels).toHaveCount(5)
    const lines = await labels.evaluateAll((spans) =>
      spans.map((span) => {
        const text = document.createRange()
        text.selectNodeContents(span)
        return [span.textContent, text.getClientRects().length]
      }),
    )
    expect(
      lines.filter(([, count]) => count !== 1),
      brand,
    ).toEqual([])
  }
  await context.close()
})

test('with text of 200 %, the texts of a row do not overlap, and neither a table nor a long word widens the page', async ({
  page,
  context,
}) => {
  await logIn(context, new URL(address('beta191')).origin)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['history', 'game-history', 'rebate', 'my-vip', 'leaderboard', 'referral-user']) {
    await open(page, address('beta191', `/en-th/${path}`))
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const rows = page.locator('main').locator('li:has(> * + *), summary, tbody tr')
    await expect(rows.nth(2)).toBeVisible()
    expect.soft((await rows.evaluateAll(overlappingTexts)).slice(0, 3), path).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(address('mafa191', '/_livery/offline/th-th'))
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('with text of 200 %, the withdrawal dialog does not scroll sideways, and a badge leaves space for its channel', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const brand of brands) {
    await logIn(context, new URL(address(brand)).origin)
    await open(page, address(brand, '/en-th/withdrawal'))
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
    const dialog = page.locator('#dialog-withdrawal')
    await expect(dialog.getByRole('button', { name: '100%' })).toBeVisible()
    expect.soft(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth), brand).toBe(0)
    await page.goto(address(brand, brand === 'mafa191' ? '/en-th?deposit=1' : '/en-th/deposit'))
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const name = page.locator('strong', { hasText: 'Siam Commercial Bank' })
    await expect(name).toBeVisible()
    await expect.poll(async () => (await name.boundingBox())?.width, brand).toBeGreaterThanOrEqual(5 * 32)
  }
})

/** Lists the pairs of overlapping texts in each row. Runs in the browser. */
function overlappingTexts(rows: readonly Element[]): string[] {
  const boxesOf = (row: Element) => {
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
    const boxes: { readonly text: string; readonly box: DOMRect }[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) boxes.push({ text: node.textContent, box })
    }
    return boxes
  }
  return rows.flatMap((row) => {
    const boxes = boxesOf(row)
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: { left, right, top, bottom } }) => {
          const width = Math.min(one.box.right, right) - Math.max(one.box.left, left)
          const height = Math.min(one.box.bottom, bottom) - Math.max(one.box.top, top)
          return width > 2 && height > Math.min(one.box.height, bottom - top) / 2
        })
        .map(({ text }) => `${one.text} / ${text}`),
    )
  })
}

test('a name of 60 characters without a space does not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openAs(page, 'siam191', '/en-th')
  await page.addInitScript((long) => {
    const { fetch } = window
    window.fetch = async (...request) => {
      const response = await fetch(...request)
      if (!response.url.includes('/api/')) return response
      const text = await response.text()
      const longText = text.replace(/"(account_name|bank_name|title)":"[^"]+"/g, `"$1":"${long}"`)
      return new Response(longText, response)
    }
  }, 'W'.repeat(60))
  for (const path of ['bank', 'promo-center']) {
    await page.goto(address('siam191', `/en-th/${path}`))
    await expect(page.getByRole('main').getByText('W'.repeat(60)).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})

for (const width of [320, 390]) {
  test(`[STA-01] a balance of 14 digits leaves room for the brand in a header of ${width} px`, {
    tag: width === 320 ? [] : '@night',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    for (const brand of brands) {
      await page.route('**/api/user/dashboard', async (route) => {
        const response = await fetchDirectly(route)
        const body = (await response.json()) as { data?: { wallet?: { balance: string }[] } }
        for (const wallet of body.data?.wallet ?? []) wallet.balance = '99999999999999.00'
        await route.fulfill({ response, json: body })
      })
      await openAs(page, brand, '/en-th')
      const balance = page.getByTestId('balance')
      await expect(balance).toContainText('฿99,999,999,999,999.00')
      await expect(balance.locator('xpath=..')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), brand).toBe(width)
      const logo = page
        .getByRole('banner')
        .getByRole('img', { name: new RegExp(brand, 'i') })
        .filter({ visible: true })
      await expect.poll(async () => (await logo.boundingBox())?.width, brand).toBeGreaterThanOrEqual(36)
    }
  })
}
