import type { Page } from '@playwright/test'
import { withBuild } from './built-host.ts'
import { holdBack } from './hold-back.ts'
import { ownBackendPort as port } from './ports.ts'
import { expect, logIn, open, test } from './site.ts'
import { controlBackend, withOwnBackend } from './with-own-backend.ts'

const folder = withBuild()
withOwnBackend(() => ['host', '--env', 'development', '--built', folder(), '--port', String(port)], 'Listening')

const address = (path: string) => `http://siam191.localhost:${port}${path}`

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

  await controlBackend('faults', { match: 'user/get-bal', kind: 'code', value: 4999 })
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
    await controlBackend('end-sessions', { merchant: 'siam191', code })
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
  await controlBackend('faults', { match: 'provider/provider-list', kind: 'expired-session' })
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.locator('.toast')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Log in', { exact: true })).toBeVisible()
  await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(60)
})
