import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from './ask.ts'
import { withBuild } from './built-host.ts'
import { fetchDirectly } from './fetch-directly.ts'
import { changedManifestPort as port } from './ports.ts'
import { expect, fieldOf, logIn, open, test } from './site.ts'
import { type RunningLivery, startLivery } from './start-livery.ts'

// A host with a new brand, whose manifest the tests change while the host runs.
const built = withBuild()
let folder: string
let host: RunningLivery

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-brands-'))
  spawnSync(process.execPath, ['bin/livery.js', 'create', 'fresh', '--yes', '--merchants', folder])
  const options = { env: 'development', built: built(), merchants: folder, port }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  host = await startLivery(['bin/livery.js', 'host', '--sandbox', ...args], 'Listening')
})

test.afterAll(async () => {
  await host.stop()
  rmSync(folder, { recursive: true, force: true })
})

const fresh = (path: string) => `http://fresh.localhost:${port}${path}`

/** The address of the part of the site that all pages share. It changes with the manifest. */
async function sharedAddress(): Promise<string | undefined> {
  const { text } = await ask(`fresh.localhost:${port}`, '/en-th/faq', { port })
  return /\/_livery\/site\/[^"]+/.exec(text)?.[0]
}

/**
 * Sets members of the brand's manifest, or removes those that are undefined. Waits until the host serves the changed
 * brand.
 */
async function change(members: object): Promise<void> {
  const before = await sharedAddress()
  expect(before).toBeDefined()
  const file = join(folder, 'fresh/manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...manifest, ...members }, null, 2))
  await expect.poll(sharedAddress).not.toBe(before)
}

test('[LOC-05] [LOC-04] a member of another country gets the site in that country’s locale, and keeps their language', async ({
  page,
  context,
}) => {
  const locale = { code: 'en-ph', name: 'English (PH)', countryCode: 'ph', isCountryDefault: true, currency: 'PHP' }
  const other = { ...locale, code: 'th-ph', name: 'ไทย (PH)', isCountryDefault: false }
  await change({ locales: { 'en-ph': locale, 'th-ph': other } })
  await page.route('**/api/index/auth', async (route) => {
    const response = await fetchDirectly(route)
    const body = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, default_lang: 'th' } } })
  })
  await open(page, fresh('/en-th/faq?login=1'))
  await page.getByRole('button', { name: /^Country/ }).click()
  await page.getByRole('combobox', { name: 'Country' }).fill('phil')
  await page.getByRole('option', { name: /Philippines/ }).click()
  await fieldOf(page, 'login-phone').fill('917 123 4567')
  await fieldOf(page, 'login-phone').press('Enter')
  await fieldOf(page, 'login-password').fill('Passw0rd1')
  await fieldOf(page, 'login-password').press('Enter')
  await expect(page).toHaveURL(fresh('/en-ph/faq'))
  await expect(page.getByTestId('balance')).toBeVisible()
  const cookie = async (name: string) => (await context.cookies()).find((one) => one.name === name)
  expect((await cookie('selected_language'))?.value).toBe('th-ph')
  expect((await cookie('locale_redirect'))?.value).toBe('th-ph')
  expect(Math.abs(((await cookie('locale_redirect'))?.expires ?? 0) - Date.now() / 1000 - 31_536_000)).toBeLessThan(60)
  await page.reload()
  expect((await cookie('selected_language'))?.value).toBe('th-ph')
})

test('[GRD-08] [GRD-03] a page with its feature off sends a member home with a message; the reward centre is for wide screens', async ({
  page,
}) => {
  const text = { main: { order: ['text'], blocks: { text: { widget: 'info/markdown-page', props: { page: 'faq' } } } } }
  const enabled = { enabled: true, regions: text }
  const routes = { rebate: enabled, 'referral-user': enabled, referral: enabled, 'reward-center': enabled }
  const off = { enabled: false }
  await change({ routes, features: { rebate: off, referral: off, 'referral-user': off } })
  await open(page, fresh('/en-th/faq'))
  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  for (const path of ['/rebate', '/referral-user', '/referral']) {
    await open(page, fresh(`/en-th${path}`))
    await expect(page, path).toHaveURL(fresh('/en-th'))
    await expect(page.locator('.toast p'), path).toHaveText('This page is not available right now.')
  }
  await change({ features: undefined })
  for (const path of ['/referral', '/reward-center']) {
    await open(page, fresh(`/en-th${path}`))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page, path).toHaveURL(fresh(`/en-th${path}`))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page).toHaveURL(fresh('/en-th'))
})
