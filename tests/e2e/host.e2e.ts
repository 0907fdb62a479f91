import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screenList } from '../screens/screen-list.ts'
import { isNightly } from './extent.ts'
import { ask as askAt } from './ask.ts'
import { expectHydrated, withBuiltHost } from './built-host.ts'
import { openHtmlGame } from './game.ts'
import { growingHostPort, hostPort as port } from './ports.ts'
import { brands, expect, logIn, open, test } from './site.ts'
import { startLivery } from './start-livery.ts'

const { site, ask, folder } = withBuiltHost()

for (const brand of brands) {
  for (const locale of ['th-th', 'en-th']) {
    // The usual run tests about a quarter of the pages of one brand in one language.
    if (!isNightly && (brand !== 'siam191' || locale !== 'th-th')) continue
    test(`${brand}/${locale}: pages of the build hydrate under their policy without a warning`, async ({ page }) => {
      test.setTimeout(600_000)
      const screens = (await screenList({ brand, locale })).filter(
        ({ name, route, isExample }, index) => name === route && (isNightly || (!isExample && index % 3 === 0)),
      )
      expect(screens.length).toBeGreaterThan(5)
      for (const { path } of screens) {
        const response = await page.goto(site(path, brand))
        expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'")
        await expectHydrated(page)
        await expect(page.locator('.block-failed'), path).toHaveCount(0)
      }
    })
  }
}

test('[OPS-03] the policy allows only the site’s own scripts', async ({ page, complaints }) => {
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
  complaints.splice(0)
})

test('[OPS-03] the policy of a directly opened drawing or text of the site allows no scripts and no requests', async () => {
  const [, art = ''] = /src="?(\/static\/art\/banners\/[^"\s>]+)/.exec((await ask('/en-th')).text) ?? []
  for (const path of [art, '/_livery/assets/logo.svg', '/_livery/content/en-th/faq']) {
    const { status, headers } = await ask(path)
    expect(status, path).toBe(200)
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
})

test('visitors share one cached page: compressed if the browser accepts it, 304 if the browser has it', async () => {
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

test('caches may store a script for a year; an unknown path of the build gets a 404', async () => {
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

test('[NAV-03] a missing page responds with 404, a trailing slash with 301 and a foreign host with 421', async () => {
  expect((await ask('/en-th/no-such-page')).status).toBe(404)
  expect(await ask('/en-th/faq/?a=1')).toMatchObject({ status: 301, location: '/en-th/faq?a=1' })
  expect((await askAt('evil.example', '/', { port })).status).toBe(421)
})

test('[GAM-07] an HTML game runs under the brand’s second origin, with separate storage', async ({ page }) => {
  await open(page, site('/en-th/faq'))
  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  await open(page, site('/en-th/slot/lotus-forge'))
  await expectHydrated(page)
  await page.evaluate(() => localStorage.setItem('of-the-site', 'ours'))
  const game = await openHtmlGame(page)
  const seen = await game.evaluate(() => {
    localStorage.setItem('of-the-game', 'its own')
    return [origin, localStorage.getItem('of-the-site'), localStorage.getItem('of-the-game')]
  })
  expect(seen).toEqual([`http://play.siam191.localhost:${port}`, null, 'its own'])
  expect(await page.evaluate(() => localStorage.getItem('of-the-game'))).toBeNull()
})

test('[OPS-03] [BRD-02] a running host serves an added brand and domain, and keeps the last good version after a mistake', async () => {
  const merchants = mkdtempSync(join(tmpdir(), 'livery-brands-'))
  cpSync('merchants/siam191', join(merchants, 'siam191'), { recursive: true })
  const args = ['--env', 'development', '--sandbox', '--built', folder(), '--port', String(growingHostPort)]
  const host = await startLivery(['bin/livery.js', 'host', ...args, '--merchants', merchants], 'Listening')
  const status = async (name: string, path: string) => (await askAt(name, path, { port: growingHostPort })).status
  try {
    expect(await status('siam191.localhost', '/en-th')).toBe(200)
    expect(await status('later.localhost', '/en-th')).toBe(421)
    spawnSync(process.execPath, ['bin/livery.js', 'create', 'later', '--yes', '--merchants', merchants])
    const file = join(merchants, 'later/environments/development.json')
    writeFileSync(file, '{ "site": { "domains": { "play.later.example": {} } } }')
    for (const name of ['later.localhost', 'play.later.example']) {
      await expect.poll(() => status(name, '/en-th'), { timeout: 15_000 }).toBe(200)
      expect(await status(name, '/static/frontend/production/seo.json')).toBe(200)
    }
    writeFileSync(join(merchants, 'later/tokens.json'), '{')
    await expect.poll(() => host.output()).toMatch(/later {2}still shows its last good version/)
    expect(await status('later.localhost', '/en-th')).toBe(200)
  } finally {
    await host.stop()
    rmSync(merchants, { recursive: true, force: true })
  }
})
