import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { projectRoot } from '../support/run-command.ts'
import { ask } from './ask.ts'
import { expectHydrated, withBuild } from './built-host.ts'
import { webAppPort as port } from './ports.ts'
import { expect, test } from './site.ts'
import { startLivery } from './start-livery.ts'

const build = withBuild()
const site = `http://siam191.localhost:${port}`

test.use({ serviceWorkers: 'allow' })

/** Waits until a service worker controls the page. */
const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) }
  })

/**
 * Starts a host with a copy of all brands. `manifest` is the path of siam191's manifest. `stop` stops the host and
 * deletes the copy.
 */
async function hostOfCopy(): Promise<{ readonly manifest: string; readonly stop: () => Promise<void> }> {
  const merchants = mkdtempSync(join(tmpdir(), 'livery-web-app-'))
  cpSync(join(projectRoot, 'merchants'), merchants, { recursive: true })
  const more = ['--built', build(), '--merchants', merchants, '--port', String(port)]
  const host = await startLivery(['bin/livery.js', 'host', '--env', 'development', '--sandbox', ...more], 'Listening')
  return {
    manifest: join(merchants, 'siam191/manifest.json'),
    stop: async () => {
      await host.stop()
      rmSync(merchants, { recursive: true, force: true })
    },
  }
}

test('[QRY-09] a visitor without a connection sees the brand’s offline page; if the brand turns the web app off, the app removes itself', async ({
  page,
  context,
  complaints,
}) => {
  const { manifest, stop } = await hostOfCopy()
  try {
    await page.goto(`${site}/en-th`)
    await controlled(page)
    // The worker loads the typefaces of the second page.
    await page.goto(`${site}/en-th/faq`)
    await expect
      .poll(async () => (await kept(page)).paths.some((path) => path.startsWith('/_livery/fonts/')))
      .toBe(true)
    const { names, paths } = await kept(page)
    expect(names).toHaveLength(1)
    // Widgets that load late may add their style sheets.
    const permitted = /^\/_livery\/(?:(?:fonts|offline|assets)\/|build\/[\w-]+\.css$)/
    expect(paths.filter((path) => !permitted.test(path))).toEqual([])

    await context.setOffline(true)
    await page.goto(`${site}/en-th/promotions`)
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Siam191' })).toHaveJSProperty('complete', true)
    expect(await page.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.goto(`${site}/th-th/slot`)
    await expect(page.getByRole('heading')).toHaveText('ไม่มีการเชื่อมต่ออินเทอร์เน็ต')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'กรุณาลองอีกครั้ง' }).click()
    await expect(page).toHaveURL(`${site}/th-th/slot`)
    await expect(page.getByRole('banner')).toBeVisible()
    // A page that is still loading when its brand changes would reload, and interrupt the next navigation.
    await expectHydrated(page)

    const off = { ...JSON.parse(readFileSync(manifest, 'utf8')), webApp: { enabled: false } } as object
    writeFileSync(manifest, JSON.stringify(off))
    const worker = () => ask(`siam191.localhost:${port}`, '/sw.js', { port })
    await expect.poll(async () => (await worker()).text).toContain('unregister')
    await page.goto(`${site}/en-th`)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    // The worker still controlled this page, and has cached the page's files. The next page deletes these files.
    await page.reload()
    await expect.poll(async () => (await kept(page)).names).toEqual([])
  } finally {
    await stop()
  }
  complaints.splice(0)
})

test('[QRY-09] after a change of the site, only a page of the earlier version shows that a new version is ready', async ({
  page,
  context,
  complaints,
}) => {
  const { manifest, stop } = await hostOfCopy()
  try {
    await page.goto(`${site}/en-th/faq`)
    await controlled(page)
    const [cache] = (await kept(page)).names
    const renamed = JSON.parse(readFileSync(manifest, 'utf8')) as { merchant: object }
    writeFileSync(manifest, JSON.stringify({ ...renamed, merchant: { ...renamed.merchant, name: 'Siam 191' } }))
    const worker = async () => (await ask(`siam191.localhost:${port}`, '/sw.js', { port })).text
    await expect.poll(worker).not.toContain(String(cache))
    const other = await context.newPage()
    const compared = other.waitForResponse(
      (response) => response.url().endsWith('/sw.js') && response.request().resourceType() === 'fetch',
    )
    await other.goto(`${site}/en-th/faq`)
    await expect(page.getByText('A new version is ready.')).toBeVisible()
    await (await compared).finished()
    await expectHydrated(other)
    await expect(other.getByText('A new version is ready.')).toHaveCount(0)
  } finally {
    await stop()
  }
  complaints.splice(0)
})
