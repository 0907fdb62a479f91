import type { Page } from '@playwright/test'
import { agreeToTrackers } from './agree-to-trackers.ts'
import { isNightly } from './extent.ts'
import { ownBackendPort as port } from './ports.ts'
import { expect, isComplaint, newContext, open, test } from './site.ts'
import { withOwnBackend } from './with-own-backend.ts'

// A preview of the environment staging.
withOwnBackend(() => ['preview', 'siam191', '--env', 'staging', '--port', String(port)], 'siam191.localhost')

const address = (path: string) => `http://siam191.localhost:${port}${path}`
const widgets = async (page: Page) => {
  const all = await page
    .locator('main .block')
    .evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).dataset.widget))
  return all.filter((name) => name !== 'games/game-shelf')
}

test('[BRD-09] siam191 in staging shows its promotions before its missions, in production after them', async ({
  page,
  context,
}) => {
  await open(page, address('/en-th'))
  await expect
    .poll(() => widgets(page))
    .toEqual([
      'banners/banner-carousel',
      'promotions/promotions-strip',
      'missions/mission-calendar',
      'games/provider-list',
    ])
  await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(60)
  await context.addCookies([{ name: 'livery_environment', value: 'production', url: address('/') }])
  await open(page, address('/en-th'))
  await expect
    .poll(() => widgets(page))
    .toEqual([
      'banners/banner-carousel',
      'missions/mission-calendar',
      'games/provider-list',
      'promotions/promotions-strip',
    ])
})

/** Broken contents of a back office's configuration files. In each case, all files have the same content. */
const brokenFiles: Readonly<Record<string, { readonly status?: number; readonly body: string }>> = {
  'with bad rows': {
    body: JSON.stringify([null, 7, 'x', {}, [], { 'en-th': [{ id: {}, start_date: 'soon' }], en: 7, THB: [null] }]),
  },
  'of another kind': { body: '"maintenance"' },
  'that are a page of HTML': { body: '<!doctype html><title>Sign in</title>' },
  'behind a server that fails': { status: 500, body: 'Internal Server Error' },
}

test('[CFG-03] broken files of a back office break no page, and the preview bar lists the mistakes', async ({
  browser,
}) => {
  // Each kind of broken file gets an empty browser context. The usual run tests two kinds, the nightly run all four.
  for (const [what, { status = 200, body }] of Object.entries(brokenFiles).filter(
    (_, at) => isNightly || at % 3 === 0,
  )) {
    const context = await newContext(browser)
    await agreeToTrackers(context, 'siam191', 'staging')
    const asked = new Set<string>()
    await context.route('**/static/frontend/**', (route) => {
      asked.add(new URL(route.request().url()).pathname.replace(/^.*\//, ''))
      return route.fulfill({ status, contentType: 'application/json', body })
    })
    const page = await context.newPage()
    const output: string[] = []
    page.on('pageerror', (error) => output.push(error.message))
    page.on('console', (message) => {
      // The browser itself logs each response with 500.
      const isOfFile = message.location().url.includes('/static/frontend/')
      if (isComplaint(message) && !isOfFile) output.push(message.text())
    })
    const response = await page.goto(address('/en-th/faq'))
    expect(response?.status(), what).toBe(200)
    for (const widget of ['layout/footer', 'layout/header'])
      await expect(page.locator(`[data-widget="${widget}"][data-live]`), what).toBeAttached()
    // The browser itself fetches the data of the next pages.
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.locator('[aria-labelledby=provider-list] li'), what).toHaveCount(60)
    await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click()
    await expect(page.locator('[data-game]').first(), what).toBeVisible()
    await expect(page.locator('.block-failed'), what).toHaveCount(0)
    expect(output, what).toEqual([])
    // The trackers send requests when the page is idle.
    const files = ['banner.json', 'game_version.json', 'push_trackers.json', 'tracker_config.json']
    await expect.poll(() => [...asked].sort(), what).toEqual(files)
    if (what === 'with bad rows') {
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await page.getByText('Backend', { exact: true }).click()
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: /^banner-file .*: expected/ })
          .first(),
      ).toBeVisible()
    }
    await context.close()
  }
})
