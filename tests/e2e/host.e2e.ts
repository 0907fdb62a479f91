import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { screenList } from '../screens/screen-list.ts'
import { isNightly } from './extent.ts'
import { ask as askAt, type RawAnswer } from './ask.ts'
import { openHtmlGame } from './game.ts'
import { hostPort as port } from './ports.ts'
import { brands, expect, logIn, open, test } from './site.ts'
import { type RunningLivery, startLivery } from './start-livery.ts'

// The program as it goes out: built, served by the host, held to its own policy.
test.use({ bypassCSP: false })

let folder: string
let host: RunningLivery

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-build-'))
  const built = spawnSync(process.execPath, ['bin/livery.js', 'build', '--out', folder], { encoding: 'utf8' })
  expect(built.status, built.stderr).toBe(0)
  host = await startLivery(
    ['bin/livery.js', 'host', '--env', 'development', '--sandbox', '--built', folder, '--port', String(port)],
    'Listening',
  )
})

test.afterAll(async () => {
  await host.stop()
  rmSync(folder, { recursive: true, force: true })
})

const site = (path: string, brand = 'siam191') => `http://${brand}.localhost:${port}${path}`
const ask = (path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  askAt(`siam191.localhost:${port}`, path, { port, headers })

/** Waits until every block of the page answers. */
async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('.block').first()).toBeAttached()
  // Those that wait until they are used are used.
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('.block:not([data-live])')
    for (const block of waiting) block.dispatchEvent(new Event('focusin'))
    return waiting.length === 0
  })
}

for (const brand of brands) {
  for (const locale of ['th-th', 'en-th']) {
    // By day one brand in one language.
    if (!isNightly && (brand !== 'siam191' || locale !== 'th-th')) continue
    test(`${brand}/${locale}: every page of the build comes to life under its policy, without a word`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const screens = (await screenList({ brand, locale })).filter(
        ({ name, route, isExample }) => name === route && (isNightly || !isExample),
      )
      expect(screens.length).toBeGreaterThan(5)
      for (const { path } of screens) {
        const answer = await page.goto(site(path, brand))
        expect(answer?.headers()['content-security-policy'], path).toContain("default-src 'none'")
        await expectAlive(page)
        await expect(page.locator('.block-failed'), path).toHaveCount(0)
      }
    })
  }
}

test('a page answers with no more than 120 kB of script, and what waits until it is used is not among it', async ({
  page,
}) => {
  const scripts = new Map<string, number>()
  page.on('response', async (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, (await answer.request().sizes()).responseBodySize)
  })
  await page.goto(site('/en-th', 'beta191'), { waitUntil: 'load' })
  await expect(page.locator('[data-widget="layout/header"][data-live]')).toBeAttached()
  const names = [...scripts.keys()].join(' ')
  expect(names).toContain('/site-')
  expect(names).not.toMatch(/use-validated-form|SearchSelect|AuthPanel/)
  const shared = [...scripts].filter(([path]) =>
    /\/(entry-client|react|site|start|client|rolldown-runtime)-/.test(path),
  )
  expect(shared.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(120_000)
})

test('a page is sent with its own texts; all others follow it once, under an address that never changes', async ({
  page,
  quiet,
}) => {
  const state = JSON.parse(
    /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec((await ask('/en-th')).text)?.[1] ?? '',
  )
  expect(state.site.messages['common.retry']).toBe('Please try again')
  expect(Object.keys(state.site.messages).filter((id) => id.startsWith('wallet.'))).toEqual([])
  const texts = await ask(state.texts)
  expect(texts.headers['cache-control']).toContain('immutable')
  expect(Object.keys(JSON.parse(texts.text))).toContain('wallet.withdrawal-dialog.pin-title')
  expect((await ask(state.texts.replace(/[^/]+$/, 'older.json'))).headers['cache-control']).toBe('no-store')
  expect((await ask('/_livery/texts/xx-xx/a.json')).status).toBe(404)

  // The first try fails: a page that is gone to waits for its texts, and has them.
  let tries = 0
  await page.route('**/_livery/texts/**', (route) => (++tries === 1 ? route.abort() : route.continue()))
  await page.goto(site('/en-th', 'beta191'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Language' }).first().click()
  await expect(page.getByRole('main')).toHaveAccessibleName('Language')
  expect(tries).toBe(2)
  // The browser tells of the try that failed.
  expect(quiet.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED'])
})

test('a page carries the styles of all that is on it: nothing is undressed until more is loaded', async () => {
  for (const path of ['/en-th', '/en-th/login', '/en-th/register', '/en-th/slot', '/en-th/faq']) {
    const { text } = await ask(path)
    const [, whole = '', carried = ''] =
      /<style id="livery-styles"[^>]*data-href="([^"]+)">(.*?)<\/style>/s.exec(text) ?? []
    const known = classesIn((await ask(whole)).text)
    const used = [...text.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    const dressed = classesIn(carried)
    expect(known.size).toBeGreaterThan(100)
    expect(
      [...new Set(used)].filter((name) => known.has(name) && !dressed.has(name)),
      path,
    ).toEqual([])
  }
})

/** The classes that a stylesheet speaks of. */
const classesIn = (css: string) => new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].flatMap(([, name]) => name ?? []))

test('[OPS-03] the policy lets nothing run that the site did not bring', async ({ page, quiet }) => {
  const { headers } = await ask('/en-th')
  const policy = String(headers['content-security-policy'])
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).toMatch(/^'self' 'sha256-[\w+/=]+'$/)
  expect(policy).toContain("require-trusted-types-for 'script'")
  await page.goto(site('/en-th'))
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    const refused = new Promise((resolve) => addEventListener('securitypolicyviolation', resolve, { once: true }))
    try {
      script.text = 'window.ranInline = true'
      document.body.append(script)
    } catch {
      return 'refused'
    }
    await refused
    return Reflect.get(window, 'ranInline')
  })
  expect(ran).toBe('refused')
  quiet.splice(0)
})

test('[OPS-03] a drawing or a text of the site that is opened by itself has no powers', async () => {
  const [, art = ''] = /src="(\/static\/art\/banners\/[^"]+)"/.exec((await ask('/en-th')).text) ?? []
  for (const path of [art, '/_livery/assets/logo.svg', '/_livery/content/en-th/faq']) {
    const { status, headers } = await ask(path)
    expect(status, path).toBe(200)
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
})

test('a page is kept: the second answer is the same, compressed, and told to be so', async () => {
  const brotli = { 'accept-encoding': 'gzip, br' }
  const first = await ask('/en-th/faq', brotli)
  const second = await ask('/en-th/faq?from=elsewhere', brotli)
  expect(first.headers['content-encoding']).toBe('br')
  expect(second.text).toBe(first.text)
  expect(second.headers.etag).toBe(first.headers.etag)
  const plain = await ask('/en-th/faq')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.text).toBe(first.text)
  const known = await ask('/en-th/faq', { ...brotli, 'if-none-match': String(first.headers.etag) })
  expect(known).toMatchObject({ status: 304, text: '' })
})

/** A letter or vowel of Thai; the sign of the baht and digits stand in every language. */
const thaiLetter = /[\u0e01-\u0e3a\u0e40-\u0e4e]/

test('[LOC-06] texts come in one language at a time: none in the program, one in a page; a brand has its own', async () => {
  const scripts = globSync('client/*.js', { cwd: folder })
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of scripts) {
    // Single letters are what a program knows of the script: which of them are vowels.
    expect(readFileSync(join(folder, script), 'utf8'), script).not.toMatch(new RegExp(`(?:${thaiLetter.source}){6}`))
  }
  const messages = async (path: string) => {
    const [, state = ''] = /id="livery-state">(.*?)<\/script>/s.exec((await ask(path)).text) ?? []
    return (JSON.parse(state) as { site: { messages: Record<string, unknown> } }).site.messages
  }
  const [english, thai] = [await messages('/en-th/faq'), await messages('/th-th/faq')]
  expect(Object.keys(english)).toEqual(Object.keys(thai))
  expect(JSON.stringify(english)).not.toMatch(thaiLetter)
  expect(english['common.retry']).toBe('Please try again')
  expect(thai['common.home']).toMatch(thaiLetter)
})

test('scripts never change under their names; a name that is not in the build is a 404', async () => {
  const { text } = await ask('/en-th')
  const [script = ''] = /\/_livery\/build\/entry-client-[\w-]+\.js/.exec(text) ?? []
  const built = await ask(script, { 'accept-encoding': 'br' })
  expect(built).toMatchObject({ status: 200 })
  expect(built.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  for (const path of [
    '/_livery/build/none.js',
    '/_livery/build/../built-files.json',
    '/_livery/build/%2e%2e/built-files.json',
  ]) {
    expect((await ask(path)).status, path).toBe(404)
  }
})

test('[NAV-03] statuses are real: a missing page, a slash too many, a host of somebody else', async () => {
  expect((await ask('/en-th/no-such-page')).status).toBe(404)
  expect(await ask('/en-th/faq/?a=1')).toMatchObject({ status: 301, location: '/en-th/faq?a=1' })
  expect((await askAt('evil.example', '/', { port })).status).toBe(421)
})

/** The addresses of a page's own loads since a moment; a reload of itself counts. */
function documentsOf(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url())
  })
  return loads
}

test('[NAV-06] a program that cannot be loaded reloads the page once or twice, then says so on a page that can be read', async ({
  page,
  quiet,
}) => {
  await page.route('**/_livery/build/site-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  const loads = documentsOf(page)
  await page.goto(site('/en-th'))
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await expect(notice).toBeVisible()
  expect(loads.length).toBeGreaterThan(1)
  expect(loads.length).toBeLessThanOrEqual(3)
  await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(60)
  await page.getByRole('banner').getByRole('button', { name: /^EN/ }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'ไทย' })).toBeVisible()

  await page.unroute('**/_livery/build/site-*.js')
  await page.keyboard.press('Escape')
  await notice.getByRole('link', { name: 'Try again' }).click()
  await expectAlive(page)
  await expect(notice).toBeHidden()
  quiet.splice(0)
})

test('[NAV-06] an entry that cannot be loaded is told as well', async ({ page, quiet }) => {
  await page.route('**/_livery/build/entry-client-*.js', (route) => route.abort())
  await page.goto(site('/th-th'))
  await expect(page.getByRole('alert').filter({ hasText: 'โหลดบางส่วนของหน้านี้ไม่สำเร็จ' })).toBeVisible()
  await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(60)
  quiet.splice(0)
})

test('[ERR-03] a widget whose code is gone takes down itself only', async ({ page, quiet }) => {
  await page.route('**/_livery/build/banner-carousel-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(site('/en-th'))
  const carousel = page.locator('[data-widget="banners/banner-carousel"]')
  await expect(carousel.getByRole('alert')).toContainText('cannot be shown')
  await logIn(page)
  await expect(page.getByTestId('balance')).toHaveText(/฿12,480\.50/)
  await page.unroute('**/_livery/build/banner-carousel-*.js')
  await carousel.getByRole('button', { name: 'Try again' }).click()
  await expectAlive(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  quiet.splice(0)
})

test('a tap that comes before the program is repeated when it is there', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_livery/build/site-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(site('/en-th'), { waitUntil: 'commit' })
  const dots = page.locator('[data-widget="banners/banner-carousel"] button')
  await dots.nth(1).click()
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
  release()
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
})

/** Goes from the questions to the home page without loading a document. */
async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.locator('[data-widget="banners/banner-carousel"] img').first()).toBeVisible()
}

test('[API-03] a configuration file is asked for once and then read from the local database, across reloads', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/static/frontend/')) asked.push(new URL(request.url()).pathname)
  })
  for (let visit = 0; visit < 3; visit++) {
    await open(page, site('/en-th/faq'))
    await expectAlive(page)
    await goHome(page)
  }
  expect(asked.filter((path) => path.endsWith('/banner.json'))).toHaveLength(1)
  expect(asked).toEqual([...new Set(asked)])
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(names).toEqual(['livery:development:siam191:1'])
})

const spoilt: Readonly<Record<string, unknown>> = {
  'a text': 'x',
  nothing: null,
  'a result of a wrong shape': { value: { 'en-th': 'no list' }, good: true, until: 9e15 },
  'rows of a wrong shape': { value: { 'en-th': [null, 5, { id: {} }] }, good: true, until: 9e15 },
}

for (const [what, kept] of Object.entries(spoilt)) {
  test(`[API-03] ${what} in the local database does no harm`, async ({ page }) => {
    await open(page, site('/en-th/faq'))
    await expectAlive(page)
    await page.evaluate(async (value) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('livery:development:siam191:1')
        opening.onupgradeneeded = () => opening.result.createObjectStore('cache')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error ?? new Error('no database'))
      })
      const writing = database.transaction('cache', 'readwrite')
      writing.objectStore('cache').put(value, 'banner.json')
      await new Promise((resolve) => writing.addEventListener('complete', resolve))
      database.close()
    }, kept)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(60)
    await expectAlive(page)
    await expect(page.locator('.block-failed')).toHaveCount(0)
  })
}

test('[API-03] a database of the same name that somebody else made does no harm', async ({ page }) => {
  await page.goto(site('/loading_game.html'))
  await page.evaluate(async () => {
    const opening = indexedDB.open('livery:development:siam191:1')
    opening.onupgradeneeded = () => opening.result.createObjectStore('other')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    opening.result.close()
  })
  await open(page, site('/en-th/faq'))
  await goHome(page)
})

test('[GAM-07] a game of HTML runs under the brand’s second origin, and its storage is apart', async ({ page }) => {
  await open(page, site('/en-th/faq'))
  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  await open(page, site('/en-th/slot/lotus-forge'))
  await expectAlive(page)
  await page.evaluate(() => localStorage.setItem('of-the-site', 'ours'))
  const game = await openHtmlGame(page)
  const seen = await game.evaluate(() => {
    localStorage.setItem('of-the-game', 'its own')
    return [origin, localStorage.getItem('of-the-site'), localStorage.getItem('of-the-game')]
  })
  expect(seen).toEqual([`http://play.siam191.localhost:${port}`, null, 'its own'])
  expect(await page.evaluate(() => localStorage.getItem('of-the-game'))).toBeNull()
})

for (const bypassCSP of [false, true]) {
  test.describe(() => {
    test.use({ bypassCSP })
    test(`a text from outside keeps the server's HTML, and the next is cleaned in the browser, ${bypassCSP ? 'without' : 'under'} a policy`, async ({
      page,
      quiet,
    }) => {
      const cleaners: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/clean-in-browser-')) cleaners.push(request.url())
      })
      await open(page, site('/en-th/faq'))
      await expectAlive(page)
      await expect(page.locator('main h2').first()).toBeVisible()
      expect(cleaners).toEqual([])

      const footerText = page.locator('footer [data-display-type=seo] p')
      await expect(footerText).toHaveText(/^Siam191 gathers/)

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
      // What was rendered again meanwhile has kept its text.
      await expect(footerText).toHaveText(/^Siam191 gathers/)
      // The browser tells of handlers that a policy forbids while the cleaner reads them in a document that runs nothing.
      expect(quiet.splice(0).filter((said) => !said.startsWith('Executing inline event handler'))).toEqual([])
    })
  })
}
