import { openDeposit, placeOf } from './deposit-page.ts'
import { holdBack } from './hold-back.ts'
import { control } from './sandbox.ts'
import { address, brands, expect, fieldOf, phone, test } from './site.ts'

test.afterAll(() => control('POST', 'reset', {}))

test.describe('[RTE-14] the entries to the deposit', () => {
  for (const brand of ['siam191', 'beta191'] as const) {
    test(`[GRD-04] ${brand} has a deposit page, and the header's link opens it`, async ({ page }) => {
      await openDeposit(page, brand)
      await expect(page).toHaveURL(/\/en-th\/deposit$/)
      await page.goto(address(brand, '/en-th'))
      await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click()
      await expect(page).toHaveURL(/\/en-th\/deposit$/)
      await expect(page.locator('#main').getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
    })
  }

  test('[RTE-14] mafa191 opens the dialog on the home page for `?deposit=1` only', async ({ page }) => {
    await openDeposit(page, 'mafa191')
    await expect(page).toHaveURL(/\/en-th\/?\?deposit=1$/)
    await expect(page.locator('#dialog-deposit')).toBeVisible()
    for (const query of ['deposit=01', 'deposit=true', 'deposit=', 'Deposit=1']) {
      await page.goto(address('mafa191', `/en-th?${query}`))
      await expect(page.getByTestId('balance')).toBeVisible()
      await expect(page.locator('#dialog-deposit')).toBeHidden()
    }
  })

  for (const brand of brands) {
    test(`[RTE-14] ${brand}: a guest logs in first and returns to the deposit`, { tag: '@night' }, async ({ page }) => {
      await page.goto(address(brand, '/en-th/deposit'))
      await fieldOf(page, 'login-phone').fill('081-234-5678')
      await fieldOf(page, 'login-phone').press('Enter')
      await fieldOf(page, 'login-password').fill('Passw0rd1')
      await fieldOf(page, 'login-password').press('Enter')
      await expect(placeOf(page, brand).getByText('Choose a deposit method')).toBeVisible()
    })
  }
})

test.describe('on a phone', () => {
  test.use(phone)
  for (const brand of brands) {
    test(`[RTE-14] ${brand}: the bottom bar leads to the deposit, which fits the screen`, { tag: '@night' }, async ({
      page,
    }) => {
      await openDeposit(page, brand)
      await page.goto(address(brand, '/en-th/about-us'))
      const bar = page.locator('[data-region=navigation] nav').last()
      const entry = bar.getByRole('link', { name: 'Deposit' }).or(bar.getByRole('button', { name: 'Deposit' }))
      await entry.click()
      await expect(placeOf(page, brand).getByText('Choose a deposit method')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width)
    })
  }

  test('[RTE-14] pressing Deposit before the dialog’s code has loaded opens the dialog once the code has loaded', {
    tag: '@night',
  }, async ({ page }) => {
    await openDeposit(page, 'mafa191')
    const release = await holdBack(page, /deposit-dialog/)
    await page.goto(address('mafa191', '/en-th/about-us'))
    const requested = page.waitForRequest(/deposit-dialog/)
    await page.locator('[data-region=navigation] nav').last().getByRole('button', { name: 'Deposit' }).click()
    await requested
    await expect(page.locator('#dialog-deposit')).toHaveCount(0)
    release()
    await expect(page.locator('#dialog-deposit').getByText('Choose a deposit method')).toBeVisible()
  })
})
