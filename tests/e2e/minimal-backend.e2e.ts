import { expect, type Page, test } from '@playwright/test'
import { withBuild } from './built-host.ts'
import { isNightly } from './extent.ts'
import { openHydrated } from './game.ts'
import { minimalBackendPort, minimalHostPort } from './ports.ts'
import { chooseBank, next, press } from './sign-up-steps.ts'
import { fieldOf, logIn, open } from './site.ts'
import { type RunningLivery, startLivery } from './start-livery.ts'

// Flows against a backend that has only the calls of the specification. Console messages about calls refused with 404
// are expected here; an uncaught error is not.
const address = (path: string) => `http://siam191.localhost:${minimalHostPort}${path}`
const ask = async <Data>(path: string): Promise<Data> =>
  (await (await fetch(`http://127.0.0.1:${minimalBackendPort}/${path}`)).json()) as Data
const folder = withBuild()

// The usual run tests numbers as texts only, because unit tests read every response in both forms.
for (const typing of isNightly ? (['numbers', 'texts'] as const) : (['texts'] as const)) {
  test.describe(`numbers as ${typing}`, () => {
    let backend: RunningLivery
    let host: RunningLivery
    const thrown: string[] = []

    test.beforeAll(async () => {
      const port = String(minimalBackendPort)
      backend = await startLivery(['tests/backend/main.ts', '--port', port, '--typing', typing], 'Minimal backend at')
      const options = { env: 'development', api: `http://127.0.0.1:${port}`, built: folder(), port: minimalHostPort }
      const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
      host = await startLivery(['bin/livery.js', 'host', ...args], 'Listening')
    })
    test.beforeEach(({ page }) => void page.on('pageerror', ({ message }) => thrown.push(message)))
    test.afterEach(async () => {
      expect(thrown.splice(0)).toEqual([])
      expect(await ask('__breaches'), 'requests that do not match the specification’s tables of calls').toEqual([])
    })
    test.afterAll(async () => {
      await host.stop()
      await backend.stop()
    })

    const balance = (page: Page) => page.getByTestId('balance')

    async function enter(page: Page): Promise<void> {
      await open(page, address('/en-th'))
      await logIn(page)
      await expect(balance(page)).toHaveText(/฿/)
    }

    test('a guest sees providers and promotions, and no trace of missing endpoints', async ({ page }) => {
      await open(page, address('/en-th'))
      await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveText(/Jade/)
      await expect(page.getByText('Welcome bonus').first()).toBeVisible()
      await expect(page.locator('[data-widget="missions/mission-calendar"]')).toHaveCount(0)
      await expect(page.locator('.toast')).toHaveCount(0)
    })

    test('[AUT-03] [STA-01] a member logs in, sees the balance, and is still logged in after a reload', async ({
      page,
    }) => {
      await open(page, address('/en-th'))
      await logIn(page)
      await expect(balance(page)).toHaveText(/฿7,654,[0-9]{3}\.50/)
      await open(page, address('/en-th/account'))
      await expect(balance(page)).toHaveText(/฿7,654,[0-9]{3}\.50/)
      await expect(page.getByRole('main')).toContainText('081')
      await balance(page).click()
      await page.locator('#member-menu').getByRole('button', { name: 'Refresh balance' }).click()
      await expect(balance(page)).toHaveText(/฿7,654,[0-9]{3}\.50/)
    })

    test('[API-05] a wrong password shows the server’s message', { tag: '@night' }, async ({ page }) => {
      await open(page, address('/en-th'))
      await logIn(page, '081-234-5678', '000000')
      await expect(page.locator('.toast')).toHaveText(/Wrong number or password\./)
    })

    test('[QRY-04] an address with a phone number in local form logs the member in', { tag: '@night' }, async ({
      page,
    }) => {
      await page.goto(address('/en-th?usr=0812345678&pw=Passw0rd1'))
      await expect(balance(page)).toHaveText(/฿7,654,[0-9]{3}\.50/)
      expect(page.url()).not.toContain('usr')
    })

    test('[AUT-04] a visitor signs up although the backend sends no settings for sign-up', async ({ page }) => {
      const number = typing === 'numbers' ? '0899999991' : '0899999992'
      await open(page, address('/en-th?signup=1'))
      await fieldOf(page, 'signup-phone').fill(number)
      await fieldOf(page, 'signup-agreed').check()
      await press(page)
      await fieldOf(page, 'signup-otp-code').fill('123456')
      await expect(fieldOf(page, 'signup-password')).toBeFocused()
      await fieldOf(page, 'signup-password').fill('Passw0rd9')
      await press(page)
      await chooseBank(page)
      await fieldOf(page, 'signup-account_number').fill('1234567890')
      await fieldOf(page, 'signup-account_name').fill('Somchai Jaidee')
      await next(page).click()
      await expect(balance(page)).toHaveText(/฿0\.00/)
    })

    test('[AUT-16] a visitor resets a forgotten password', { tag: '@night' }, async ({ page }) => {
      await open(page, address('/en-th'))
      await page.getByRole('banner').getByText('Log in', { exact: true }).click()
      await page
        .locator('form:visible')
        .getByRole('button', { name: /forgot/i })
        .click()
      await page.locator('#forgot-account').fill('081 234 5678')
      await page.locator('#forgot-account').press('Enter')
      await page.locator('#forgot-otp-code').fill('123456')
      await expect(page.locator('#forgot-password')).toBeVisible()
      await page.locator('#forgot-password').fill('Passw0rd1')
      await page.locator('#forgot-password_confirm, #forgot-confirm').first().fill('Passw0rd1')
      await page.locator('#forgot-password').press('Enter')
      await expect(page.locator('#dialog-forgot')).toContainText(/changed|new password/i)
    })

    test('[DEP-01] after a refusal with code 500, a member deposits another amount', { tag: '@night' }, async ({
      page,
    }) => {
      await enter(page)
      await open(page, address('/en-th/deposit'))
      const main = page.locator('#main')
      await main.getByRole('button', { name: 'PromptPay' }).click()
      await main.getByLabel('Amount', { exact: true }).fill('666')
      await main.locator('button[type=submit]').click()
      await expect(page.locator('.toast')).toHaveText(/Daily deposit limit reached/)
      await expect(main.getByTestId('deposit-unknown')).toHaveCount(0)
      await main.getByLabel('Amount', { exact: true }).fill('150.50')
      await main.locator('button[type=submit]').click()
      await expect(main.getByTestId('deposit-done')).toBeVisible()
      const ledger = await ask<{ kind: string; amount: string }[]>('__ledger')
      expect(ledger.filter(({ kind }) => kind === 'deposit').map(({ amount }) => amount)).toEqual(['150.50'])
    })

    test('[WDR-01] [API-05] if the backend refuses to send the limit, the page shows its message; a retry succeeds, and the member withdraws', {
      tag: '@night',
    }, async ({ page }) => {
      await enter(page)
      const closed = { status: false, code: 4299, msg: { withdraw: ['Withdrawals are closed until noon.'] } }
      await page.route('**/api/withdraw/get-withdraw-limit', (route) => route.fulfill({ json: closed }), { times: 1 })
      await open(page, address('/en-th/withdrawal'))
      await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Withdrawal', exact: true })
      await expect(page.locator('.toast')).toHaveText(/Withdrawals are closed until noon\./)
      await dialog.getByRole('button', { name: 'Please try again' }).click()
      await page.locator('#withdrawal-amount').fill('500')
      await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
      await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click()
      await expect(page.locator('.toast p')).toHaveText(/Your withdrawal of ฿500\.00/)
      await expect(dialog).toBeHidden()
      const ledger = await ask<{ kind: string; amount: string }[]>('__ledger')
      expect(ledger.filter(({ kind }) => kind === 'withdrawal').map(({ amount }) => Number(amount))).toEqual([500])
    })

    test('[GAM-07] a member plays an HTML game, which opens in a window under the second origin', async ({ page }) => {
      await enter(page)
      await openHydrated(page, address('/en-th/slot/jade'), 'games/lobby')
      const opening = page.waitForEvent('popup')
      await page
        .getByRole('main')
        .getByRole('link', { name: /Jade Reels/ })
        .click()
      const frame = (await opening).locator('iframe')
      await expect(frame).toHaveAttribute('src', /^http:\/\/play\.siam191\.localhost:/)
      await expect(frame.contentFrame().getByText('Jade Reels')).toBeVisible()
    })

    test('[GAM-06] a game’s page, to which a card links before hydration, has a button to play', {
      tag: '@night',
    }, async ({ page }) => {
      await enter(page)
      await openHydrated(page, address('/en-th/casino/jade/jade-reels'), 'games/game-page')
      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      expect(new URL((await opening).url()).pathname).toBe('/loading_game.html')
    })

    test('pages without a backend endpoint show a notice, and report no lost connection', { tag: '@night' }, async ({
      page,
    }) => {
      await enter(page)
      for (const path of ['/history', '/game-history', '/id-verification', '/mission-diary']) {
        await page.goto(address(`/en-th${path}`))
        await expect(
          page
            .getByRole('main')
            .getByText(/not available here|Page not found/)
            .first(),
          path,
        ).toBeVisible()
        await expect(page.locator('.toast'), path).toHaveCount(0)
      }
    })

    test('[STA-02] a member logs out', async ({ page }) => {
      await enter(page)
      await balance(page).click()
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect(page.getByRole('banner').getByText('Log in', { exact: true })).toBeVisible()
    })
  })
}
