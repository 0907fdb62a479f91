import type { Page } from '@playwright/test'
import { agreeToTrackers } from './agree-to-trackers.ts'
import { isNightly } from './extent.ts'
import { holdBack } from './hold-back.ts'
import { backendPort, stagingPort as port } from './ports.ts'
import { expect, isComplaint, logIn, newContext, open, test } from './site.ts'
import { type RunningLivery, startLivery } from './start-livery.ts'

// A preview of the environment staging over an operator's own backend. In this test, a separate sandbox is the backend.
let backend: RunningLivery
let preview: RunningLivery

test.beforeAll(async () => {
  const brand = 'siam191=merchants/siam191/sandbox.json@127.0.0.1,siam191.localhost'
  const origin = `http://127.0.0.1:${backendPort}`
  backend = await startLivery(['app/sandbox-main.ts', '--port', String(backendPort), brand], 'Sandbox at')
  preview = await startLivery(
    ['bin/livery.js', 'preview', 'siam191', '--env', 'staging', '--api', origin, '--port', String(port)],
    'siam191.localhost',
  )
})

test.afterAll(async () => {
  await preview.stop()
  await backend.stop()
})

const address = (path: string) => `http://siam191.localhost:${port}${path}`
const control = (path: string, body: object) =>
  fetch(`http://127.0.0.1:${backendPort}/__sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) })
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

test('[API-05] over an operator’s own backend, a member refreshes the balance; a refusal shows the server’s message', async ({
  page,
}) => {
  await open(page, address('/en-th'))
  await logIn(page)
  const balance = page.getByTestId('balance')
  await expect(balance).toHaveText(/฿12,480\.50/)
  await balance.click()
  await page.route(
    '**/api/user/get-bal',
    (route) => route.fulfill({ json: { status: true, data: [{ display: 'THB', balance: '99.50' }] } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(balance).toHaveText(/฿99\.50/)

  await control('faults', { match: 'user/get-bal', kind: 'code', value: 4999 })
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(page.locator('.toast')).toHaveText(/A fault of the sandbox responds with code 4999/)
  await expect(balance).toHaveText(/฿99\.50/)
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(balance).toHaveText(/฿12,480\.50/)
})

/** Counts the toasts that a page shows from now on. */
async function countToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'toastsSeen', 0)
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).length
      Reflect.set(window, 'toastsSeen', Number(Reflect.get(window, 'toastsSeen')) + added)
    }).observe(document.querySelector('.toasts') as HTMLElement, { childList: true })
  })
}

const toastsSeen = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'toastsSeen')))

for (const code of [1001, 1003]) {
  test(`[STA-03] fifty simultaneous responses with code ${code}: at most one toast in each tab, one redirect home, and the other tab logs out`, {
    tag: code === 1003 ? [] : '@night',
  }, async ({ page, context }) => {
    const other = await context.newPage()
    await open(other, address('/en-th/faq'))
    await open(page, address('/en-th'))
    await logIn(page)
    await expect(page.getByTestId('balance')).toBeVisible()
    // The brand's login page leads home. There, only a tab that reports the end first navigates.
    await open(page, address('/en-th/about-us'))
    await expect(page.getByTestId('balance')).toBeVisible()
    await expect(other.getByTestId('balance')).toBeVisible()
    await page.getByTestId('balance').click()
    // Before its hydration, the page keeps only the last of several taps on a block.
    await expect(page.locator('[data-widget="wallet/refresh-button"][data-live]')).toBeAttached()
    await countToasts(page)
    await countToasts(other)
    const asked: string[] = []
    const ways: string[] = []
    page.on('framenavigated', (frame) => ways.push(new URL(frame.url()).pathname))
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname)
    })
    // The session ends after the 50 presses. Before that, any other call could report the end first.
    const release = await holdBack(page, '**/api/user/get-bal')
    await page.evaluate(() => {
      const menu = document.getElementById('member-menu') as HTMLElement
      const button = [...menu.querySelectorAll('button')].find(({ textContent }) => textContent === 'Refresh balance')
      for (let tap = 0; tap < 50; tap++) button?.click()
    })
    const balances = () => asked.filter((path) => path === '/api/user/get-bal').length
    await expect.poll(balances).toBe(50)
    await control('end-sessions', { merchant: 'siam191', code })
    release()
    await expect(page.getByRole('banner').getByText('Log in', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(address('/en-th'))
    await expect(other.getByRole('banner').getByText('Log in', { exact: true })).toBeVisible()
    // A call of the other tab can report the end of the session first, or at the same time.
    await expect.poll(async () => (await toastsSeen(page)) + (await toastsSeen(other))).toBeGreaterThan(0)
    expect(balances()).toBe(50)
    expect(asked).not.toContain('/api/index/logout')
    await expect.poll(() => ways).toEqual(['/en-th'])
    // Counts at the end, so that the count includes a second toast for a later response.
    expect(await toastsSeen(page)).toBeLessThanOrEqual(1)
    expect(await toastsSeen(other)).toBeLessThanOrEqual(1)
  })
}

test('[STA-03] a public call can end the session', async ({ page }) => {
  await open(page, address('/en-th/faq'))
  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  await control('faults', { match: 'provider/provider-list', kind: 'expired-session' })
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.locator('.toast')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Log in', { exact: true })).toBeVisible()
  await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(60)
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
