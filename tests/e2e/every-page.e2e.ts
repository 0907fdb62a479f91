import { alternatingScreen } from '../screens/alternating-screen.ts'
import { logIn } from '../screens/log-in.ts'
import { type Screen, screenList } from '../screens/screen-list.ts'
import { expectLinksToLead } from './expect-links-to-lead.ts'
import { expectNothingSerious } from './expect-nothing-serious.ts'
import { isNightly } from './extent.ts'
import { address, type Brand, brands, expect, open, test } from './site.ts'

/** The usual run checks every second page of this list. The nightly run checks all pages of all brands. */
const usualPages = [
  'promotions',
  'promotion',
  'promo-center',
  'vip',
  'my-vip',
  'notifications',
  'mission-diary',
  'lucky-spin',
  'angpow',
  'reward-center',
  'leaderboard',
  'football-prediction',
  'rebate',
  'referral',
  'referral-user',
  'partnership',
  'blog',
  'blog-post',
  'contact-us',
  'limits',
  'home',
]

const all = await screenList({})
const usual = usualPages.filter((_, index) => index % 2 === 0)

/** In the usual run, brands and languages alternate, and a member opens the pages for members. */
const screens = isNightly ? all : usual.flatMap(screenOf)

function screenOf(route: string, index: number): readonly Screen[] {
  const screen = alternatingScreen(all, route, index)
  if (screen.length === 0) throw new Error(`No brand has the page ${route}.`)
  return screen
}

const isBrand = (name: string): name is Brand => (brands as readonly string[]).includes(name)

for (const [group, some] of Map.groupBy(screens, ({ brand, visitor }) => `${brand} as a ${visitor}`)) {
  test(`${group}: every link has a target, and axe finds nothing serious on any page`, async ({ page, context }) => {
    test.setTimeout(60_000 + some.length * 30_000)
    const [{ brand, visitor } = { brand: '', visitor: '' }] = some
    if (!isBrand(brand)) throw new Error(`The tests do not know the brand ${brand}.`)
    if (visitor === 'member') await logIn(context, new URL(address(brand)).origin)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() =>
      localStorage.setItem('theme', location.pathname.startsWith('/th') ? 'light' : 'dark'),
    )
    for (const screen of some) {
      await open(page, address(brand, screen.path))
      await expect(page.locator('main [role=status]:has(> i)')).toHaveCount(0)
      await expectNothingSerious(page, `${brand}${screen.path}`)
      await expectLinksToLead(page)
    }
  })
}
