import { logIn } from '../screens/log-in.ts'
import { type Screen, screenList } from '../screens/screen-list.ts'
import { isNightly } from './extent.ts'
import { address, brands, expect, newContext, open, phone, test } from './site.ts'

const all = await screenList({})
const routes = [...new Set(all.map(({ route }) => route))]

/** Every page in every brand and language in the nightly run. In the usual run, brands and languages alternate. */
const screens = isNightly ? all : routes.flatMap(screenOfDay)

function screenOfDay(route: string, index: number): readonly Screen[] {
  const some = all.filter((screen) => screen.route === route)
  const ofMember = some.filter(({ visitor }) => visitor === 'member')
  const these = ofMember.length > 0 ? ofMember : some
  const own = these.filter(({ brand }) => brand === brands[index % brands.length])
  const choice = own.length > 0 ? own : these
  return choice.slice(index % choice.length).slice(0, 1)
}

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
