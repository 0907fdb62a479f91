import type { Page } from '@playwright/test'
import { isNightly } from './extent.ts'
import { brands, expect, phone, test } from './site.ts'
import { callAs, fault, openAs } from './sandbox.ts'
import { withdrawalsOf } from './wallet.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Withdrawal', exact: true })

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled()
}

/** Continues to the confirmation of an amount. */
async function confirmAmount(page: Page, amount: string): Promise<void> {
  await page.locator('#withdrawal-amount').fill(amount)
  await dialogOf(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Confirm withdrawal' })).toBeEnabled()
}

const sendButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Confirm withdrawal' })

async function enterPin(page: Page, pin = '246810'): Promise<void> {
  await page.locator('#withdrawal-pin-code').fill(pin)
  await page.locator('#withdrawal-pin-code').press('Enter')
}

for (const brand of brands) {
  test(`[WDR-01] [WDR-06] a member of ${brand} withdraws to a bank, with the PIN`, async ({ page }) => {
    await openAs(page, brand, '/en-th/withdrawal')
    await openDialog(page)
    await confirmAmount(page, '500')
    await expect(dialogOf(page)).toContainText('฿500.00')
    await sendButton(page).click()
    await expect(page.locator('#withdrawal-pin-code')).toBeFocused()
    expect(await withdrawalsOf(brand)).toEqual([])
    await enterPin(page, '111111')
    await expect(page.locator('#withdrawal-pin-code-error')).toHaveText('Incorrect PIN. Try again.')
    expect(await withdrawalsOf(brand)).toEqual([])
    await enterPin(page)
    await expect(page.locator('.toast p')).toHaveText('Your withdrawal of ฿500.00 is on its way.')
    await expect(dialogOf(page)).toBeHidden()
    expect(await withdrawalsOf(brand)).toEqual(['-500.00'])
    await expect(page.getByTestId('balance')).toContainText('11,980.50')
    await expect(page.getByRole('list', { name: 'Your withdrawals' })).toContainText('฿500.00')
  })
}

for (const brand of isNightly ? brands : brands.slice(0, 1)) {
  test(`[WDR-03] [WDR-04] a member of ${brand} withdraws to a crypto address`, async ({ page }) => {
    await openAs(page, brand, '/en-th/withdrawal')
    await openDialog(page)
    await dialogOf(page)
      .getByRole('button', { name: /Kasikornbank/ })
      .click()
    await dialogOf(page).getByRole('radio', { name: /USDT/ }).check()
    await dialogOf(page).getByRole('button', { name: 'Confirm', exact: true }).click()
    await confirmAmount(page, '1000')
    await expect(dialogOf(page)).toContainText('1 USDT = ฿33.71')
    await expect(dialogOf(page)).toContainText('29.66478789 USDT')
    await sendButton(page).click()
    await enterPin(page)
    await expect(dialogOf(page)).toBeHidden()
    expect(await withdrawalsOf(brand)).toEqual(['-1000.00'])
  })
}

test('[WDR-01] a double press in the first step leads to the second step; a later press outside of the dialog closes the dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'siam191', '/en-th/withdrawal')
  await openDialog(page)
  await page.locator('#withdrawal-amount').fill('500')
  await dialogOf(page).getByRole('button', { name: 'Confirm', exact: true }).dblclick()
  await expect(sendButton(page)).toBeVisible()
  await page.waitForFunction((since) => performance.now() - since > 500, await page.evaluate(() => performance.now()))
  await page.mouse.click(10, 830)
  await expect(dialogOf(page)).toBeHidden()
})

test('[WDR-01] [MOD-01] by keyboard: the dialog focuses its amount, and Enter leads to the confirmation', async ({
  page,
}) => {
  await openAs(page, 'siam191', '/en-th/withdrawal')
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).press('Enter')
  await expect(page.locator('#withdrawal-amount')).toBeFocused()
  await expect(dialogOf(page).getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled()
  await page.keyboard.type('500')
  await page.keyboard.press('Enter')
  await expect(sendButton(page)).toBeEnabled()
  await expect(page.locator('#dialog-withdrawal :focus')).toHaveCount(1)
})

test('[WDR-01] [WDR-06] a reload keeps the confirmation with its account and amount, and sends nothing', async ({
  page,
}) => {
  await openAs(page, 'siam191', '/en-th/withdrawal')
  await openDialog(page)
  await dialogOf(page)
    .getByRole('button', { name: /Kasikornbank/ })
    .click()
  await dialogOf(page).getByRole('radio', { name: /USDT/ }).check()
  await dialogOf(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await confirmAmount(page, '1000')
  await page.reload()
  await expect(dialogOf(page)).toContainText('29.66478789 USDT')
  await expect(dialogOf(page)).toContainText('฿1,000.00')
  await expect(sendButton(page)).toBeEnabled()
  expect(await withdrawalsOf('siam191')).toEqual([])
  await sendButton(page).click()
  await enterPin(page)
  await expect(dialogOf(page)).toBeHidden()
  expect(await withdrawalsOf('siam191')).toEqual(['-1000.00'])
  await openDialog(page)
  await expect(page.locator('#withdrawal-amount')).toHaveValue('')
})

test('[RTE-07] a member without a PIN confirms the full name, and gets a link to set a PIN', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/withdrawal', '0810000010')
  await openDialog(page)
  await confirmAmount(page, '300')
  await sendButton(page).click()
  const check = page.getByRole('dialog', { name: 'Confirm your full name' })
  await expect(check.getByRole('link', { name: 'Set a withdrawal PIN instead' })).toHaveAttribute(
    'href',
    '/en-th/profile/pin',
  )
  await page.locator('#withdrawal-name-fullname').fill('กานดา ใจร้าย')
  await page.locator('#withdrawal-name-fullname').press('Enter')
  await expect(page.locator('#withdrawal-name-fullname-error')).toContainText('does not match your account')
  expect(await withdrawalsOf('siam191')).toEqual([])
  await page.locator('#withdrawal-name-fullname').fill('กานดา ใจดี')
  await page.locator('#withdrawal-name-fullname').press('Enter')
  await expect(dialogOf(page)).toBeHidden()
  expect(await withdrawalsOf('siam191')).toEqual(['-300.00'])
})

test('[RTE-07] a cancelled check sends nothing', { tag: '@night' }, async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/withdrawal')
  await openDialog(page)
  await confirmAmount(page, '500')
  await sendButton(page).click()
  await expect(page.locator('#withdrawal-pin-code')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#withdrawal-pin-code')).toBeHidden()
  await expect(sendButton(page)).toBeEnabled()
  expect(await withdrawalsOf('siam191')).toEqual([])
})

test('[WDR-05] [WDR-07] buttons fill in a share of the balance; the field checks its bounds and ignores letters', async ({
  page,
}) => {
  await openAs(page, 'siam191', '/en-th/withdrawal')
  await openDialog(page)
  const amount = page.locator('#withdrawal-amount')
  for (const [bar, sum] of Object.entries({ '25%': '3120', '50%': '6240', '75%': '9360', '100%': '12480' })) {
    await dialogOf(page).getByRole('button', { name: bar }).click()
    await expect(amount).toHaveValue(sum)
  }
  const error = page.locator('#withdrawal-amount-error')
  for (const [text, words] of [
    ['', 'This field is required.'],
    ['299.99', 'Enter a whole amount in digits, such as 1500, with up to 9 digits.'],
    ['299', 'The minimum withdrawal is ฿300.00.'],
    ['200001', 'The maximum per withdrawal is ฿200,000.00.'],
    ['12481', 'You can withdraw up to ฿12,480.50 right now.'],
  ] as const) {
    await amount.fill(text)
    await amount.press('Enter')
    await expect(error).toHaveText(words)
  }
  await amount.fill('')
  // The dot stays: without it, the amount would be a hundred times as high.
  await amount.pressSequentially('-5a00.2 5')
  await expect(amount).toHaveValue('500.25')
  await expect(error).toHaveText('Enter a whole amount in digits, such as 1500, with up to 9 digits.')
  await expect(amount).toHaveAttribute('placeholder', '300.00')
  await expect(dialogOf(page)).toContainText('฿500,000.00')
})

test('[WDR-07] values are a dash until they load, and nothing can be confirmed', { tag: '@night' }, async ({
  page,
}) => {
  await openAs(page, 'siam191', '/en-th/withdrawal')
  const releases: (() => void)[] = []
  await page.route('**/api/withdraw/get-withdraw-limit', async (route) => {
    await new Promise<void>((resolve) => releases.push(resolve))
    await route.continue()
  })
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(dialogOf(page).getByRole('button', { name: /Kasikornbank/ })).toBeVisible()
  await expect(dialogOf(page).getByText('You can withdraw').locator('xpath=..')).toContainText('-')
  await expect(dialogOf(page).getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled()
  await expect.poll(() => releases.length).toBeGreaterThan(0)
  for (const release of releases) release()
  await expect(dialogOf(page)).toContainText('฿12,480.50')
  await expect(dialogOf(page).getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled()
})

test('[WDR-02] a brand with the variant `balances` shows balances, a time and support', async ({ page }) => {
  await openAs(page, 'beta191', '/en-th/withdrawal')
  await openDialog(page)
  await expect(dialogOf(page)).toContainText('Wallet balance')
  await expect(dialogOf(page)).toContainText('You can withdraw')
  await expect(dialogOf(page)).toContainText('Estimated time')
  await expect(dialogOf(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en-th/contact-us')
  await expect(dialogOf(page).getByRole('button', { name: 'Refresh the amount that you can withdraw' })).toHaveCount(0)
})

test('[WDR-08] a picture explains how to withdraw', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/withdrawal')
  await openDialog(page)
  await dialogOf(page).getByRole('button', { name: 'How to withdraw' }).click()
  const picture = page.getByRole('dialog', { name: 'How to withdraw' }).getByRole('img', { name: /Four steps/ })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test.describe('a missing response', () => {
  /** Confirms the PIN in advance, so that the next press of the button moves money. */
  async function readyToSend(page: Page): Promise<void> {
    await openAs(page, 'siam191', '/en-th/withdrawal')
    await openDialog(page)
    await confirmAmount(page, '700')
    await callAs(page, 'withdraw/check-pin', { pin: '246810' })
  }

  test('[WDR-06] twenty presses make one withdrawal', { tag: '@night' }, async ({ page }) => {
    await readyToSend(page)
    await sendButton(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 20; press++) button.click()
    })
    await expect(dialogOf(page)).toBeHidden()
    expect(await withdrawalsOf('siam191')).toEqual(['-700.00'])
  })

  test('[WDR-06] a lost response is looked up, and nothing is sent twice', async ({ page, complaints }) => {
    await readyToSend(page)
    await fault('withdraw/do-withdraw', 'lost-reply', { times: 1 })
    await sendButton(page).click()
    await expect(page.locator('.toast p')).toHaveText(/700(\.00)? is on its way/)
    await expect(dialogOf(page)).toBeHidden()
    expect(await withdrawalsOf('siam191')).toEqual(['-700.00'])
    complaints.length = 0
  })

  test('[WDR-06] a reload during the withdrawal looks up its outcome', async ({ page, complaints }) => {
    await readyToSend(page)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/withdraw/do-withdraw')) posts.push(request.method())
    })
    await fault('withdraw/do-withdraw', 'latency', { value: 1500, times: 1 })
    await sendButton(page).click()
    await expect.poll(() => posts).toEqual(['POST'])
    await page.reload()
    await expect(page.locator('.toast p')).toHaveText(/700\.00 is on its way/)
    expect(posts).toEqual(['POST'])
    expect(await withdrawalsOf('siam191')).toEqual(['-700.00'])
    complaints.length = 0
  })

  test('[WDR-06] while the outcome is unknown, the dialog shows that Livery is still checking, and nothing can be sent', async ({
    page,
    complaints,
  }) => {
    await readyToSend(page)
    await page.route('**/api/withdraw/do-withdraw', (route) => route.abort())
    await page.route('**/api/user/get-transactions', (route) => route.abort())
    await sendButton(page).click()
    await expect(dialogOf(page)).toContainText('We are still checking your withdrawal')
    await expect(dialogOf(page).getByRole('button', { name: 'Checking…' })).toBeDisabled()
    await expect(sendButton(page)).toHaveCount(0)
    expect(await withdrawalsOf('siam191')).toEqual([])
    complaints.length = 0
  })
})

test.describe('on a phone', () => {
  test.use(phone)
  for (const brand of brands) {
    test(`[WDR-01] the dialog of ${brand} is not wider than the screen`, { tag: '@night' }, async ({ page }) => {
      await openAs(page, brand, '/en-th/withdrawal')
      await openDialog(page)
      const { width } = (await dialogOf(page).boundingBox()) ?? { width: Number.POSITIVE_INFINITY }
      expect(width).toBeLessThanOrEqual(390)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })
  }
})
