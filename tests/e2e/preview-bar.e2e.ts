import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { previewPort as port } from './ports.ts'
import { openedFile } from './recorded-editor.ts'
import { brands, expect, loginOf, newContext, open, phone, test } from './site.ts'

const site = (brand: string, path = '/') => `http://${brand}.localhost:${port}${path}`

// A failed run may have left the file.
test.beforeEach(() => rmSync(openedFile, { force: true }))

const opener = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true })

async function openBar(page: Page, url: string): Promise<void> {
  await open(page, url)
  await opener(page).click()
  await expect(page.getByLabel('Brand', { exact: true })).toBeVisible()
}

/** The environment of the page's manifest. Undefined while another page is loading. */
const shownEnvironment = (page: Page) =>
  page
    .locator('#livery-state')
    .evaluate((state) => (JSON.parse(state.textContent) as { site: { environment: string } }).site.environment)
    .catch(() => undefined)

test('[BRD-05] the bar is a small button until opened, by keyboard too, and keeps its state', async ({ page }) => {
  await open(page, site('siam191', '/en-th'))
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByLabel('Brand', { exact: true })).toHaveCount(0)

  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Brand', { exact: true })).toBeVisible()
  await open(page, site('siam191', '/en-th/faq'))
  await expect(page.getByLabel('Brand', { exact: true })).toBeVisible()
  await page.getByLabel('Brand', { exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')

  await open(page, site('siam191', '/en-th?bar=off'))
  await expect(opener(page)).toHaveCount(0)
})

test('on a phone the closed bar covers neither a line of text nor the site’s bottom bar', { tag: '@night' }, async ({
  browser,
}) => {
  const context = await newContext(browser, phone)
  const page = await context.newPage()
  await open(page, site('mafa191', '/en-th'))
  const button = await opener(page).boundingBox()
  expect(button?.width).toBeLessThanOrEqual(40)
  const navigation = await page.getByRole('link', { name: 'Home' }).last().boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0)
  await context.close()
})

test('[BRD-05] the bar leads to the same page of another brand, language and environment', async ({ page }) => {
  await openBar(page, site('siam191', '/en-th/faq'))
  await page.getByLabel('Language').selectOption('ไทย')
  await expect(page).toHaveURL(site('siam191', '/th-th/faq'))
  await page.getByLabel('Environment').selectOption('staging')
  await expect.poll(() => shownEnvironment(page)).toBe('staging')
  await expect(page).toHaveURL(site('siam191', '/th-th/faq'))
  await page.getByLabel('Brand', { exact: true }).selectOption('Beta191')
  await expect(page).toHaveURL(site('beta191', '/th-th/faq'))
  await expect.poll(() => shownEnvironment(page)).toBe('staging')
})

test('the bar logs a chosen member in and out', { tag: '@night' }, async ({ page }) => {
  await openBar(page, site('siam191', '/en-th'))
  const panel = page.getByRole('region', { name: 'Member' })
  await panel.getByLabel('Member').selectOption('VIP level 7 (66-0810000007)')
  await panel.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByTestId('balance')).toBeVisible()
  await page.getByTestId('balance').click()
  await expect(page.getByText('VIP 7', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Be a guest' }).click()
  await expect(loginOf(page)).toBeVisible()
})

test('a fault set in the bar affects this brand’s pages only, until it is cleared', async ({ page }) => {
  const failure = page.locator('main').getByRole('alert')
  await openBar(page, site('siam191', '/en-th'))
  await page.getByText('Faults', { exact: true }).click()
  await page.getByLabel('Fault', { exact: true }).selectOption('Code of the envelope')
  await page.getByLabel('Endpoint').fill('provider/provider-list')
  await page.getByRole('button', { name: 'Set fault' }).click()
  await expect(page.getByText('code 4000 at provider/provider-list, 10 more')).toBeVisible()
  await open(page, site('siam191', '/en-th'))
  await expect(failure).toBeVisible()
  await open(page, site('beta191', '/en-th'))
  await expect(page.locator('[aria-labelledby=provider-list] li').first()).toBeVisible()

  await open(page, site('siam191', '/en-th'))
  await page.getByText('Faults', { exact: true }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('The faults of this brand are cleared.')).toBeVisible()
  await open(page, site('siam191', '/en-th'))
  await expect(page.locator('[aria-labelledby=provider-list] li').first()).toBeVisible()
})

test('the sandbox’s clock applies to the page', { tag: '@night' }, async ({ page }) => {
  const today = page.locator('[aria-labelledby=mission-calendar] [data-today]')
  await openBar(page, site('siam191', '/en-th'))
  const before = await today.innerText()
  await page.getByText('Clock', { exact: true }).click()
  await page.getByLabel('Hours from now').fill('24')
  await page.getByRole('button', { name: 'Set clock' }).click()
  await expect(page.getByText('The clock is set.')).toBeVisible()
  await open(page, site('siam191', '/en-th'))
  await expect(today).not.toHaveText(before, { useInnerText: true })
  await page.getByText('Clock', { exact: true }).click()
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.getByText('The clock is set.')).toBeVisible()
  await open(page, site('siam191', '/en-th'))
  await expect(today).toHaveText(before, { useInnerText: true })
})

test('[BRD-05] a block under the pointer shows the origin of a prop, and a click on this origin opens the editor', async ({
  page,
}) => {
  await openBar(page, site('siam191', '/en-th'))
  await page.getByRole('button', { name: 'Inspect' }).click()
  const block = page.locator('[data-block="routes/home/regions/main/blocks/missions"]')
  await block.getByRole('heading').hover()
  const inspected = page.getByRole('region', { name: 'Inspect' })
  await expect(inspected).toContainText('missions/mission-calendar')
  await block.getByRole('heading').click()

  const prop = inspected.getByRole('listitem').filter({ hasText: 'title' })
  const place = (await prop.getByRole('button').innerText()).trim()
  const [, file = '', line = ''] = /^(.+\.json):(\d+):\d+$/.exec(place) ?? []
  expect(readFileSync(join('merchants', file), 'utf8').split('\n')[Number(line) - 1]).toContain('"title"')
  await prop.getByRole('button').click()
  await expect.poll(() => existsSync(openedFile)).toBe(true)
  await expect.poll(() => readFileSync(openedFile, 'utf8')).toMatch(new RegExp(`/merchants/${place}$`))
})

test('[BRD-05] only pages of the preview open the editor, and only for files of brands', async ({ page, request }) => {
  const host = `siam191.localhost:${port}`
  const origin = `http://${host}`
  const here = `http://127.0.0.1:${port}/__livery/open`
  await open(page, site('siam191', '/en-th'))
  const token = (await page.locator('meta[name=livery-preview-token]').getAttribute('content')) ?? ''
  expect(token.length).toBeGreaterThan(20)
  const data = { file: 'siam191/manifest.json', line: 1, column: 1 }
  const ask = async (headers: Record<string, string>, body: object = data) =>
    (await request.post(here, { headers: { host, ...headers }, data: body })).status()

  const good = { origin, 'x-livery-token': token }
  expect(await ask({ ...good, origin: 'http://evil.example' })).toBe(403)
  expect(await ask({ ...good, origin: site('beta191', '') })).toBe(403)
  expect(await ask({ origin })).toBe(403)
  expect(await ask({ ...good, 'content-type': 'text/plain' })).toBe(403)
  expect(await ask(good, { ...data, file: '../package.json' })).toBe(403)
  expect((await request.get(here, { headers: { host, ...good } })).status()).toBe(403)
  expect(existsSync(openedFile)).toBe(false)
  expect(await ask(good)).toBe(200)
  await expect.poll(() => existsSync(openedFile)).toBe(true)
})

test('the gallery shows every widget, and some widgets in four states, without console messages', {
  tag: '@night',
}, async ({ page }) => {
  const names = globSync('widgets/*/*/*.widget.json').map(
    (path) => (JSON.parse(readFileSync(path, 'utf8')) as { name: string }).name,
  )
  await page.goto(site('mafa191', '/__livery/gallery?locale=en-th'), { waitUntil: 'networkidle' })
  const shown = await page.locator('.gallery-widget').evaluateAll((entries) => entries.map(({ id }) => id))
  expect(shown.toSorted()).toEqual(names.toSorted())
  await expect(page.locator('.block-failed')).toHaveCount(0)
  const providers = page.locator('[id="games/provider-list"]')
  await expect(providers.getByRole('figure')).toHaveCount(4)
  await expect(providers.getByRole('alert')).toHaveCount(1)

  await page.getByRole('button', { name: 'As a member' }).click()
  for (const name of ['account/id-verification', 'wallet/bank-accounts', 'wallet/deposit-page', 'wallet/history']) {
    const entry = page.locator(`[id="${name}"]`)
    await entry.scrollIntoViewIfNeeded()
    await expect(entry.getByRole('figure'), name).toHaveCount(4)
    await expect(entry.getByRole('alert'), name).toHaveCount(1)
  }
  await expect(page.locator('.block-failed')).toHaveCount(0)
})

// The browser warns about the login dialog's focus in a frame, so this page may log messages.
test('one page shows all brands side by side, in frames without a bar', { tag: '@night' }, async ({ browser }) => {
  const page = await browser.newPage()
  await page.goto(`http://localhost:${port}/`)
  await page.getByRole('link', { name: 'All brands side by side' }).click()
  await page.getByLabel('Language').selectOption('English')
  await page.waitForURL(/locale=en-th/)
  await expect(page.locator('iframe')).toHaveCount(brands.length)
  for (const brand of brands) {
    const frame = page.frameLocator(`iframe[src^="${site(brand)}"]`)
    await expect(frame.getByRole('banner').getByText('Log in', { exact: true })).toBeVisible()
    await expect(frame.locator('livery-preview-bar')).toHaveCount(0)
  }
  await page.close()
})

test('the bar shows the page in a frame with the width of a phone', { tag: '@night' }, async ({ page }) => {
  await openBar(page, site('siam191', '/en-th'))
  await page.getByLabel('Device').selectOption('Phone, 390 × 844')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('main')).toBeVisible()
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(390)
  await page.getByRole('link', { name: 'Leave the frame' }).click()
  await expect(page).toHaveURL(site('siam191', '/en-th'))
})
