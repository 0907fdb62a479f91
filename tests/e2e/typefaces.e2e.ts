import type { Page } from '@playwright/test'
import { address, expect, test } from './site.ts'

test('a slow connection gets the fonts after the page’s scripts, and the next page has them', {
  tag: '@night',
}, async ({ page }) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const line = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
  await network.send('Network.emulateNetworkConditions', { ...line, latency: 400 })
  const order: string[] = []
  page.on('request', (request) => order.push(request.url()))
  const html = (await (await page.goto(address('mafa191', '/en-th')))?.text()) ?? ''
  const typeface = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(await typeface()).toBe('sans-serif')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('typefaces'))).toBe('kept')
  const named = [...html.matchAll(/\/_livery\/build\/[\w.-]+\.js/g)].map(([path]) => address('mafa191', path))
  const lastScript = Math.max(...named.map((url) => order.indexOf(url)))
  expect(lastScript).toBeGreaterThan(0)
  expect(order.findIndex((url) => url.includes('/_livery/fonts/'))).toBeGreaterThan(lastScript)
  expect(await typeface(), 'the visible page keeps its typeface').toBe('sans-serif')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Language' }).first().click()
  await expect(page.getByRole('main')).toHaveAccessibleName('Language')
  expect(await typeface(), 'the next page without a page load').toBe('Kanit, sans-serif')
  await page.reload()
  expect(await typeface()).toBe('Kanit, sans-serif')
})

test.describe('the fonts of the brand', () => {
  /**
   * Opens a page whose clock shows a time that is too late for the brand's fonts.
   *
   * @param width `same`: the device has no glyphs for the letters, so all letters have the same width
   */
  async function openWithFonts(page: Page, width: 'same' | 'different') {
    await page.addInitScript((same) => {
      performance.now = () => 500
      CanvasRenderingContext2D.prototype.measureText = (text) =>
        ({ width: same ? 19 * text.normalize('NFKD').length : text.codePointAt(0) }) as TextMetrics
    }, width === 'same')
    await page.goto(address('siam191', '/th-th/faq'))
  }
  const fontsOf = (page: Page, display: string) =>
    page.evaluate(
      (wanted) =>
        [...document.fonts]
          .filter((face) => face.display === wanted && face.status === 'loaded')
          .map((it) => it.family),
      display,
    )

  test('show letters that the device’s fonts lack, once the page is complete', async ({ page }) => {
    await openWithFonts(page, 'same')
    await expect.poll(() => fontsOf(page, 'swap')).toContainEqual(expect.stringContaining('Noto Sans Thai'))
    await expect(page.locator('html')).not.toHaveAttribute('data-typefaces')
  })

  test('do not replace letters of the device’s fonts before the visitor opens another page', async ({ page }) => {
    await openWithFonts(page, 'different')
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-typefaces', 'fetched')
    await page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' }).hover()
    await expect(page.locator('[data-widget="layout/footer"][data-live]')).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(root).toHaveAttribute('data-typefaces', 'fetched')
    expect(await fontsOf(page, 'swap')).toEqual([])
    await page.getByRole('contentinfo').getByRole('link', { name: 'ภาษา' }).first().click()
    await expect(page.getByRole('main')).toHaveAccessibleName('ภาษา')
    await expect(root).not.toHaveAttribute('data-typefaces')
  })
})
