import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Response } from '@playwright/test'
import { type SharedSite, type SiteState, siteOfPage } from '../../app/site-state.ts'
import { expectHydrated, withBuiltHost } from './built-host.ts'
import { expect, open, test } from './site.ts'

const { folder, site, ask } = withBuiltHost()

/** The scripts that a page loads only after the visitor uses the page. */
const scriptsOfUse = [
  'SearchSelect',
  'use-validated-form',
  'auth-dialog',
  'forgot-dialog',
  'community-dialog',
  'live-chat',
  '_livery_widgets',
]

/** Opens a page, and waits for its program. Runs no script in the page, because the browser would count it as use. */
async function openUnused(page: Page): Promise<void> {
  const started = page.waitForRequest(/\/after-start-/)
  await page.goto(site('/en-th', 'beta191'), { waitUntil: 'load' })
  await started
}

test('the build contains every script that a page loads only when a visitor uses it', () => {
  const built = globSync('client/*.js', { cwd: folder() }).map((path) => path.slice('client/'.length))
  expect(scriptsOfUse.filter((name) => !built.some((file) => file.startsWith(`${name}-`)))).toEqual([])
})

test('until its header hydrates, a page loads at most 20 scripts and no deferred widget; the shared scripts total at most 86.2 kB', async ({
  page,
}) => {
  const loaded: Promise<readonly [path: string, bytes: number]>[] = []
  const measure = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    const sizes = response.request().sizes()
    loaded.push(sizes.then(({ responseBodySize }) => [pathname, responseBodySize]))
  }
  page.on('response', measure)
  await openUnused(page)
  await expect(page.locator('[data-widget="layout/header"][data-live]')).toBeAttached()
  // An idle page loads more, so the measurement ends here.
  page.off('response', measure)
  // The browser reports the size of a script some time after the script has run.
  const scripts = new Map(await Promise.all(loaded))
  const names = [...scripts.keys()].join(' ')
  expect(names).toContain('/site-')
  expect(scriptsOfUse.filter((name) => names.includes(`/${name}-`))).toEqual([])
  const shared = [...scripts].filter(([path]) =>
    /\/(entry-client|react|site|start|client|rolldown-runtime)-[\w-]{8}\.js$/.test(path),
  )
  expect(shared.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(86_200)
  // Each request costs a slow phone more than the bytes of a small widget. Does not count requests after hydration: the
  // code for calls to the backend, and the code that an idle page loads.
  const early = names.replace(/\S*\/(?:calls|after-start)-.*/, '').trim()
  expect(early.split(' ').length, early).toBeLessThanOrEqual(20)
})

test('the HTML of a home page is at most 109 kB, 22.2 kB compressed', async () => {
  const plain = await ask('/th-th')
  expect(plain.bytes).toBeLessThanOrEqual(109_000)
  expect((await ask('/th-th', { 'accept-encoding': 'br' })).bytes).toBeLessThanOrEqual(22_200)
})

test('a page loads the code of deferred widgets only when a visitor uses the page', async ({ page }) => {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = /_livery\/build\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (name !== undefined) names.push(name)
  })
  await openUnused(page)
  // Widgets that open without a press, such as the consent banner, load last.
  await expect.poll(() => names).toContain('consent-banner')
  expect(scriptsOfUse.filter((name) => names.includes(name))).toEqual([])
  await page.mouse.wheel(0, 100)
  for (const name of ['auth-dialog', '_livery_widgets']) await expect.poll(() => names).toContain(name)
})

test('a page contains its own texts; all other texts load once, from an immutable address', async ({
  page,
  complaints,
}) => {
  const { messages, state } = await sentSite('/en-th')
  expect(messages['common.retry']).toBe('Please try again')
  // The page contains the texts of the member's blocks in the header and beside the account's pages. These blocks show
  // before all texts have loaded.
  const early = /^wallet\.(?:(?:balance|refresh|deposit)-button|balance-card)\./
  expect(Object.keys(messages).filter((id) => id.startsWith('wallet.') && !early.test(id))).toEqual([])
  const texts = await ask(state.wholeSiteAddress)
  expect(texts.headers['cache-control']).toContain('immutable')
  expect(Object.keys(JSON.parse(texts.text).messages)).toContain('wallet.withdrawal-dialog.pin-title')
  expect((await ask(state.wholeSiteAddress.replace(/[^/]+$/, 'older.json'))).headers['cache-control']).toBe('no-store')
  expect((await ask('/_livery/site/xx-xx/a.json')).status).toBe(404)

  // The first try fails, so the next page waits for its texts.
  let tries = 0
  await page.route(/\/_livery\/site\/[\w-]+\/(?!shared-)/, (route) =>
    ++tries === 1 ? route.abort() : route.continue(),
  )
  await page.goto(site('/en-th', 'beta191'))
  await expect(page.locator('[data-widget="layout/header"][data-live]')).toBeAttached()
  // The page tries to load the texts as soon as the visitor scrolls.
  await page.mouse.wheel(0, 100)
  // The second try may already have begun.
  await expect.poll(() => tries).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Language' }).first().click()
  await expect(page.getByRole('main')).toHaveAccessibleName('Language')
  expect(tries).toBe(2)
  // The browser logs the failed try.
  expect(complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED'])
})

test('no selector of the home page uses :has() on the whole document, which would restyle it with every chunk', async () => {
  const { text } = await ask('/en-th', { 'user-agent': 'Mobile' })
  const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n')
  expect(styles).toContain(':has(')
  expect(styles).not.toMatch(/(?:^|[\s,{}])(?:html|:root|body)(?:\[[^\]]*\]|:not\([^)]*\))*:has\(/)
})

test('a page contains the styles of all of its elements', async () => {
  for (const path of ['/en-th', '/en-th/login', '/en-th/register', '/en-th/slot', '/en-th/faq']) {
    const { text } = await ask(path)
    const [, whole = ''] = /<style id="livery-styles"[^>]*data-href="([^"]+)"/.exec(text) ?? []
    const carried = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n')
    const known = classesIn((await ask(whole)).text)
    const used = [...text.matchAll(/ class=(?:"([^"]+)"|([^\s>]+))/g)].flatMap(([, some, one = '']) =>
      (some ?? one).split(' '),
    )
    expect(used).toContain('block')
    const dressed = classesIn(carried)
    expect(known.size).toBeGreaterThan(100)
    expect(
      [...new Set(used)].filter((name) => known.has(name) && !dressed.has(name)),
      path,
    ).toEqual([])
  }
})

const classesIn = (css: string) => new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].flatMap(([, name]) => name ?? []))

/** A Thai letter, vowel or mark. Leaves out Thai digits and the baht sign, which occurs in every language. */
const thaiLetter = /[\u0e01-\u0e3a\u0e40-\u0e4e]/

test('[LOC-06] neither the program nor an English page contains Thai texts', async () => {
  const scripts = globSync('client/*.js', { cwd: folder() })
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of scripts) {
    // The program contains single Thai letters, to recognise vowels.
    expect(readFileSync(join(folder(), script), 'utf8'), script).not.toMatch(new RegExp(`(?:${thaiLetter.source}){6}`))
  }
  const [{ messages: english }, { messages: thai }] = [await sentSite('/en-th/faq'), await sentSite('/th-th/faq')]
  expect(Object.keys(english)).toEqual(Object.keys(thai))
  expect(JSON.stringify(english)).not.toMatch(thaiLetter)
  expect(english['common.retry']).toBe('Please try again')
  expect(thai['common.home']).toMatch(thaiLetter)
})

/** The state in a page, and the site from which the page hydrates. */
async function sentSite(path: string) {
  const [, written = ''] = /id="livery-state">(.*?)<\/script>/s.exec((await ask(path)).text) ?? []
  const state = JSON.parse(written) as SiteState
  return { state, ...siteOfPage(state, JSON.parse((await ask(String(state.site))).text) as SharedSite) }
}

test('a page contains the regions of its own route, and of no other route', async () => {
  for (const [path, route] of [
    ['/en-th', 'home'],
    ['/en-th/slot/pragmatic', 'slot-provider'],
    ['/en-th/promotions/1105', 'promotion'],
    ['/en-th/account', 'account'],
  ] as const)
    expect(Object.keys((await sentSite(path)).state.regions)).toEqual([route])
})

test('all pages of a brand in one language share an immutable part of the site', async () => {
  const [home, faq, thai] = await Promise.all(['/en-th', '/en-th/faq', '/th-th/faq'].map(sentSite))
  expect(faq?.state.site).toBe(home?.state.site)
  expect(thai?.state.site).not.toBe(home?.state.site)
  const { headers } = await ask(String(home?.state.site))
  expect(headers['cache-control']).toContain('immutable')
  expect((await ask('/_livery/site/en-th/shared-older.json')).status).toBe(404)
})

for (const bypassCSP of [false, true]) {
  test.describe(() => {
    test.use({ bypassCSP })
    test(`the browser keeps the server’s HTML of the first texts, and cleans the HTML of later texts, ${bypassCSP ? 'without' : 'with'} a Content-Security-Policy`, async ({
      page,
      complaints,
    }) => {
      const cleaners: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/clean-in-browser-')) cleaners.push(request.url())
      })
      await open(page, site('/en-th/faq'))
      await expectHydrated(page)
      await expect(page.locator('main h2').first()).toBeVisible()
      expect(cleaners).toEqual([])

      const footerText = page.locator('footer [data-display-type=seo] p')
      await expect(footerText).toHaveText(/^Siam191 brings/)

      await page.route('**/_livery/content/en-th/privacy-policy', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<h2 onclick="window.ran=1" id="root">What we keep</h2><img src="x" onerror="window.ran=2"><script>window.ran=3</script><a href="javascript:window.ran=4">More</a><p style="position:fixed">Little.</p>',
        }),
      )
      await page.locator('footer a[href$="/privacy-policy"]').click()
      const text = page.locator('[data-widget="info/markdown-page"]')
      await expect(text.getByRole('heading', { name: 'What we keep' })).toBeVisible()
      expect(cleaners).toHaveLength(1)
      expect(await text.locator('h2').evaluate((heading) => heading.parentElement?.innerHTML)).toBe(
        '<h2>What we keep</h2><img loading="lazy"><a>More</a><p>Little.</p>',
      )
      expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
      // A page may create its policy for trusted types only once, so every later text uses the same policy.
      await page.locator('footer a[href$="/terms-and-conditions"]').click()
      await expect(text.getByRole('heading', { level: 2 }).first()).not.toHaveText('What we keep')
      await expect(text.getByRole('paragraph').first()).not.toBeEmpty()
      // Blocks that have rendered again keep their text.
      await expect(footerText).toHaveText(/^Siam191 brings/)
      // The browser logs forbidden handlers while the cleaner parses them in an inert document.
      expect(complaints.splice(0).filter((output) => !output.startsWith('Executing inline event handler'))).toEqual([])
    })
  })
}
