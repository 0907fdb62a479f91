import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { expectHydrated } from './built-host.ts'
import { openAs } from './sandbox.ts'
import { address, expect, fieldOf, logIn, open, test } from './site.ts'

// Tests of scripts, states and shared data that are missing or damaged.

const home = address('siam191', '/en-th')

/** Collects the addresses of a page's document loads from now on, including reloads. */
function documentsOf(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url())
  })
  return loads
}

test('[NAV-06] a page whose program fails to load reloads once or twice, then shows a notice and stays readable', async ({
  page,
  complaints,
}) => {
  await page.route('**/_livery/build/site-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  const loads = documentsOf(page)
  await page.goto(home)
  const notice = page.getByRole('alert').filter({ hasText: 'could not load parts' })
  await expect(notice).toBeVisible()
  expect(loads.length).toBeGreaterThan(1)
  expect(loads.length).toBeLessThanOrEqual(3)
  await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(60)
  await page.getByRole('banner').getByRole('button', { name: /^EN/ }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'ไทย' })).toBeVisible()

  await page.unroute('**/_livery/build/site-*.js')
  await page.keyboard.press('Escape')
  await notice.getByRole('link', { name: 'Try again' }).click()
  await expectHydrated(page)
  await expect(notice).toBeHidden()
  complaints.splice(0)
})

for (const [what, spoil] of [
  ['cut', (state: string) => state.slice(0, 500)],
  ['of another build', (state: string) => state.replaceAll('"banners/banner-carousel"', '"banners/unheard-of"')],
  ['without its regions', (state: string) => state.replace(/"regions":\{/, '"regions":null,"x":{')],
] as const) {
  test(`[BRD-02] a state that arrives ${what} shows an error, and the server’s page remains`, {
    tag: '@night',
  }, async ({ page, complaints }) => {
    const { text } = await ask(new URL(home).host, '/en-th')
    const body = text.replace(/(id="livery-state">)(.*?)(<\/script>)/s, (_, open: string, state: string, end: string) =>
      [open, spoil(state), end].join(''),
    )
    expect(body).not.toBe(text)
    await page.route(home, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
    await page.goto(home)
    await expect(page.getByRole('alert').filter({ hasText: 'could not load parts' })).toBeVisible()
    await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(60)
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByRole('textbox', { name: /phone/i }).first()).toBeVisible()
    expect(complaints.splice(0)).toHaveLength(1)
  })
}

for (const [what, response] of [
  ['of another release, which the host no longer has', { status: 404, body: '' }],
  ['without its layouts', { json: { routes: { home: {} }, navigation: {}, messages: {} } }],
] as const)
  test(`[BRD-02] a shared part of the site ${what} shows an error, and the server’s page remains`, async ({
    page,
    complaints,
  }) => {
    await page.route('**/_livery/site/*/shared-*', (route) => route.fulfill(response))
    await page.goto(home)
    await expect(page.getByRole('alert').filter({ hasText: 'could not load parts' })).toBeVisible()
    await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(60)
    await page.unroute('**/_livery/site/*/shared-*')
    await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click()
    await expectHydrated(page)
    complaints.splice(0)
  })

test('[NAV-06] a failed entry script shows an error as well', async ({ page, complaints }) => {
  await page.route('**/_livery/build/entry-client-*.js', (route) => route.abort())
  await page.goto(address('siam191', '/th-th'))
  await expect(page.getByRole('alert').filter({ hasText: 'โหลดบางส่วนของหน้านี้ไม่สำเร็จ' })).toBeVisible()
  await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(60)
  complaints.splice(0)
})

test('[ERR-03] missing code of a widget affects only this widget', async ({ page, complaints }) => {
  await page.route('**/_livery/build/banner-carousel-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(home)
  const carousel = page.locator('[data-widget="banners/banner-carousel"]')
  await expect(carousel.getByRole('alert')).toContainText('we cannot show this part')
  await logIn(page)
  await expect(page.getByTestId('balance')).toHaveText(/฿12,480\.50/)
  await page.unroute('**/_livery/build/banner-carousel-*.js')
  await carousel.getByRole('button', { name: 'Try again' }).click()
  await expectHydrated(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  complaints.splice(0)
})

test('[NAV-06] a dialog whose code fails to load reloads the page once or twice, then a notice offers to try again', async ({
  page,
  complaints,
}) => {
  await openAs(page, 'mafa191', '/en-th')
  const deposit = page.getByRole('banner').getByRole('button', { name: 'Deposit' })
  await expect(deposit).toBeVisible()
  const loads = documentsOf(page)
  await page.route('**/_livery/build/DepositPanel-*.js', (route) => route.abort())
  await deposit.click()
  const notice = page.getByRole('alert').filter({ hasText: 'could not load parts' })
  await expect(notice).toBeVisible()
  expect([1, 2]).toContain(loads.length)
  await page.unroute('**/_livery/build/DepositPanel-*.js')
  await notice.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Deposit' }).getByRole('radio').first()).toBeAttached()
  complaints.splice(0)
})

test('[NAV-06] a page with typed text does not reload by itself', async ({ page, complaints }) => {
  await page.route('**/_livery/build/download-dialog-*.js', (route) => route.abort())
  await open(page, address('siam191', '/en-th/register'))
  const loads = documentsOf(page)
  await fieldOf(page, 'signup-phone').fill('081-234-5678')
  await expect(page.getByRole('alert').filter({ hasText: 'could not load parts' })).toBeVisible()
  await expect(fieldOf(page, 'signup-phone')).toHaveValue('081-234-5678')
  expect(loads).toEqual([])
  complaints.splice(0)
})
