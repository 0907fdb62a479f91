import type { Page } from '@playwright/test'
import { choose } from './choose.ts'
import { expectNothingSerious } from './expect-nothing-serious.ts'
import { address, expect, test } from './site.ts'
import { callAs, control, openAs } from './sandbox.ts'

const listOf = (page: Page) => page.getByRole('list', { name: 'Transactions' })

/** Withdraws 300 baht. */
async function withdraw(page: Page): Promise<void> {
  await callAs(page, 'withdraw/check-fullname', { fullname: 'สมาชิก ระดับเก้า' })
  expect(await callAs(page, 'withdraw/do-withdraw', { amount: '300', tangki_id: 1 })).toMatchObject({ status: true })
}

test('[ENG-08] a history without transactions shows a message', { tag: '@night' }, async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/history', '0810000009')
  await expect(page.getByRole('main')).toContainText('No transactions found.')
})

test('[ENG-08] a member filters transactions by kind and state, prints them, and a click shows their details', async ({
  page,
}) => {
  await openAs(page, 'siam191', '/en-th/history', '0810000009')
  await withdraw(page)
  await page.reload()
  await expect(listOf(page).getByRole('listitem')).toHaveCount(1)
  await choose(page.getByLabel('Type'), 'Deposit')
  await expect(page.getByRole('main')).toContainText('No transactions found.')
  await choose(page.getByLabel('Type'), 'Withdrawal')
  await expect(listOf(page).getByRole('listitem')).toHaveCount(1)
  await expect(listOf(page)).toContainText('Pending')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(listOf(page)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await listOf(page).getByText('Withdrawal').click()
  await expect(listOf(page).getByText('Kasikornbank')).toBeVisible()
  await control('POST', 'clock', { offset: 61_000 })
  await page.reload()
  await choose(page.getByLabel('Status'), 'Completed')
  await choose(page.getByLabel('Type'), 'Withdrawal')
  await expect(listOf(page)).toContainText('Completed')
  await expect(page.getByText('Any day')).toHaveCount(2)
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('2020-01-01')).toBeVisible({ visible: false })
  await page.getByLabel('Status').focus()
  await expect(page.getByText('2020-01-01')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('No transactions found.')
})

test('[ENG-08] a reload, the back button and a link keep the filter and the page of the history', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/history?app=1', '0810000009')
  for (let amount = 101; amount <= 111; amount++) {
    const deposit = { amount: String(amount), bank_id: 11, payment_method: 'express' }
    expect(await callAs(page, 'deposit/add-deposit', deposit)).toMatchObject({ status: true })
  }
  const rows = listOf(page).getByRole('listitem')
  await choose(page.getByLabel('Type'), 'Deposit')
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await expect(page).toHaveURL(address('siam191', '/en-th/history?app=1&kind=deposit&from=2020-01-01'))
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(1)
  const expectKept = async () => {
    await expect(rows).toHaveCount(1)
    await expect(page.getByLabel('Type')).toHaveText('Deposit')
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('2020-01-01')
  }
  await page.reload()
  await expectKept()
  const link = page.url()
  await page.getByRole('banner').getByRole('link', { name: 'Siam191' }).click()
  await expect(page).toHaveURL(address('siam191', '/en-th'))
  await page.goBack()
  await expectKept()
  await page.goto('about:blank')
  await page.goto(link)
  await expectKept()
  // Another filter begins on its first page, and an empty filter is not in the address.
  await choose(page.getByLabel('Type'), 'All')
  await expect(page).toHaveURL(/\/history\?app=1&from=2020-01-01$/)
  await expect(rows).toHaveCount(10)
  // The list has no ninth page, so the last one shows.
  await page.goto(address('siam191', '/en-th/history?kind=deposit&page=9'))
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/page=2$/)
})

test('[ENG-08] bonuses are in the history, which has a second page', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/history', '0810000009')
  const code = { promotion_id: 0, content_id: 0, bonus_code: 'SIAM88', page: 'promo_center' }
  expect(await callAs(page, 'promotion/apply-promotion', code)).toMatchObject({ status: true })
  for (let amount = 101; amount <= 111; amount++) {
    const deposit = { amount: String(amount), bank_id: 11, payment_method: 'express' }
    expect(await callAs(page, 'deposit/add-deposit', deposit)).toMatchObject({ status: true })
  }
  await page.reload()
  const rows = listOf(page).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  await expect(rows.first()).toContainText('+฿111.00')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('+฿101.00')
  await expect(rows.last()).toContainText('+฿88.00')
  // This is the last page. The focus does not move.
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Next page' })).toBeFocused()
  await choose(page.getByRole('combobox', { name: 'Choose a page' }), '1')
  await expect(rows).toHaveCount(10)
  await choose(page.getByLabel('Type'), 'Bonus')
  await expect(rows).toHaveCount(1)
  await rows.first().locator('summary').click()
  await expect(rows.first().getByText('SIAM88')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0)
})

test('[LOC-07] a member with a wallet in pesos sees amounts in pesos on every money page', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/withdrawal', '63-9171234567')
  const main = page.getByRole('main')
  await expect(page.getByTestId('balance')).toContainText('₱2,500.00')
  await main.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdrawal', exact: true })
  await expect(dialog).toContainText('You can withdraw₱2,500.00')
  await expect(dialog).toContainText('Daily limit₱')
  await expect(dialog).not.toContainText('฿')
  const code = { promotion_id: 0, content_id: 0, bonus_code: 'SIAM88', page: 'promo_center' }
  expect(await callAs(page, 'promotion/apply-promotion', code)).toMatchObject({ status: true })
  for (const [path, shown] of [
    ['/en-th/withdrawal', '₱2,500.00'],
    ['/en-th/history', '+₱88.00'],
    ['/en-th/account', '₱88.00'],
  ] as const) {
    await page.goto(address('siam191', path))
    await expect(main).toContainText(shown)
    await expect(main).not.toContainText('฿')
  }
  await page.goto(address('siam191', '/en-th/deposit'))
  await expect(main).toContainText('No deposit methods are available right now.')
})

test('a failed history shows an error and a button to retry', { tag: '@night' }, async ({ page, complaints }) => {
  await openAs(page, 'siam191', '/en-th/faq', '0810000009')
  await page.route('**/api/user/get-transactions', (route) => route.abort())
  await page.goto(page.url().replace('/faq', '/history'))
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.unroute('**/api/user/get-transactions')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main')).toContainText('No transactions found.')
  complaints.length = 0
})

test('[LAY-04] a list opens below its control, on a phone as a sheet, and keys choose an entry', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/history', '0810000009')
  const type = page.getByRole('combobox', { name: 'Type' })
  const list = page.getByRole('listbox', { name: 'Type' })
  await type.focus()
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option', { name: 'All' })).toBeFocused()
  await expect
    .poll(async () => {
      const [typeBox, listBox] = [await type.boundingBox(), await list.boundingBox()]
      if (!typeBox || !listBox) return undefined
      const isBelow = listBox.y >= typeBox.y + typeBox.height
      return { isBelow, isAligned: Math.abs(listBox.x - typeBox.x) < 10 }
    })
    .toEqual({ isBelow: true, isAligned: true })
  await page.keyboard.press('w')
  await expect(list.getByRole('option', { name: 'Withdrawal' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(type).toHaveText('Withdrawal')
  await expect(type).toBeFocused()
  await expect(page).toHaveURL(/kind=withdrawal/)
  await page.keyboard.press('Enter')
  await expect(list.getByRole('option', { name: 'Withdrawal' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(type).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await type.click()
  await expect(list).toBeVisible()
  await expectNothingSerious(page, 'the history with an open list')
  await expect
    .poll(async () => {
      const sheet = await list.locator('..').boundingBox()
      return sheet && { end: Math.round(sheet.y + sheet.height), width: Math.round(sheet.width) }
    })
    .toEqual({ end: 844, width: 390 })
  await page.mouse.click(195, 50)
  await expect(list).toHaveCount(0)
})

test('[NAV-06] if the code of a list fails to load, the browser’s own list replaces it', async ({
  page,
  complaints,
}) => {
  await page.route('**/SelectList-*.js', (route) => route.abort())
  await openAs(page, 'siam191', '/en-th/history', '0810000009')
  await page.getByRole('combobox', { name: 'Type' }).click()
  const plain = page.locator('select')
  await expect(plain).toBeFocused()
  await plain.selectOption('Withdrawal')
  await expect(page).toHaveURL(/kind=withdrawal/)
  await page.getByLabel('Status').focus()
  await expect(plain).toHaveCount(0)
  await expect(page.getByLabel('Status')).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveText('Withdrawal')
  complaints.length = 0
})
