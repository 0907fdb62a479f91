import type { Page, Route } from '@playwright/test'
import { logIn } from '../screens/log-in.ts'
import { type Screen, screenList } from '../screens/screen-list.ts'
import { address, brands, expect, newContext, phone, test } from './site.ts'

/** The calls of the session. They succeed despite the troubles below, so that the visitor is a member. */
const ofSession = /\/api\/(?:index\/auth|user\/dashboard)$/

/** Responses to all other calls of a page. */
const troubles = {
  'calls that get no response': () => {},
  'a server that fails': (route: Route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }),
  'a connection that fails': (route: Route) => route.abort(),
} as const

const shownOf = (page: Page) =>
  page.evaluate(() => ({
    main: document.querySelector('main')?.innerText.trim() ?? '',
    header: document.querySelector<HTMLElement>('[data-region=header]')?.innerText ?? '',
    // Finds English sentences by words that begin in lower case. Names of games and providers, which stay English in
    // Thai, contain no such words.
    english: [...document.body.innerText.matchAll(/(?:[A-Za-z]{2,} ){2,}[A-Za-z]{2,}/g)]
      .map(([words]) => words)
      .filter((words) => / [a-z]/.test(words)),
  }))

/** The pages that only members see, in Thai. */
const memberPages = (await screenList({ locale: 'th-th' })).filter(({ name, visitor }) => {
  const isMembersOnly = visitor === 'member' && !name.endsWith('-member')
  return isMembersOnly && name !== 'play-game'
})
const pagesOf = (brand: string): readonly Screen[] => memberPages.filter((page) => page.brand === brand)

for (const brand of brands) {
  for (const [trouble, respond] of Object.entries(troubles)) {
    test(`${brand}: with ${trouble}, each member page has content in Thai, and its header offers no login`, {
      tag: '@night',
    }, async ({ browser }) => {
      test.setTimeout(60_000 + pagesOf(brand).length * 40_000)
      expect(pagesOf(brand).length).toBeGreaterThan(20)
      const context = await newContext(browser, { ...phone, reducedMotion: 'reduce', serviceWorkers: 'block' })
      await logIn(context, new URL(address(brand)).origin)
      const page = await context.newPage()
      // The first page fetches the session. All later pages treat the visitor as a member from their first paint.
      await page.goto(address(brand, '/th-th'))
      await expect(page.getByTestId('balance').first()).toHaveText(/฿/)
      await page.route('**/api/**', (route) =>
        ofSession.test(new URL(route.request().url()).pathname) ? route.continue() : respond(route),
      )
      for (const { path } of pagesOf(brand)) {
        await page.goto(address(brand, path), { waitUntil: 'commit' })
        await expect(page.locator('main h1')).toBeVisible()
        // A heading alone is not enough: a state, a form or an action has to follow it.
        await expect
          .poll(async () => (await shownOf(page)).main.split('\n').filter((line) => line.trim() !== '').length, path)
          .toBeGreaterThan(1)
        const { header, english } = await shownOf(page)
        expect.soft(header, path).not.toMatch(/เข้าสู่ระบบ|สมัครสมาชิก/)
        expect.soft(english, path).toEqual([])
      }
      await context.close()
    })
  }
}

/** The pages for all visitors as a member sees them, in Thai. */
const publicPages = (await screenList({ locale: 'th-th' })).filter(({ name }) => name.endsWith('-member'))

for (const brand of brands) {
  test(`${brand}: while the session is unknown, no public page asks a member to log in`, {
    tag: '@night',
  }, async ({ browser }) => {
    const pages = publicPages.filter((page) => page.brand === brand)
    test.setTimeout(60_000 + pages.length * 30_000)
    expect(pages.length).toBeGreaterThan(20)
    const context = await newContext(browser, { ...phone, reducedMotion: 'reduce', serviceWorkers: 'block' })
    await logIn(context, new URL(address(brand)).origin)
    const page = await context.newPage()
    await page.goto(address(brand, '/th-th'))
    await expect(page.getByTestId('balance').first()).toHaveText(/฿/)
    await page.route('**/api/user/dashboard', () => {})
    const toLogin = page.locator(
      'a:is([href*="/login"], [href*="/register"], [href*="login=1"], [href*="signup=1"]), [commandfor="dialog-auth"]',
    )
    for (const { path } of pages) {
      await page.goto(address(brand, path), { waitUntil: 'domcontentloaded' })
      await expect(page.locator('main').first()).toBeVisible()
      // Reads the links only once, because no link to the login may show even for a moment.
      const shown = await toLogin.filter({ visible: true }).allInnerTexts()
      expect.soft(shown, path).toEqual([])
    }
    await context.close()
  })
}
