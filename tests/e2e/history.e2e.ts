import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { callAs, control, openAs } from './wallet.ts'

const listOf = (page: Page) => page.getByRole('list', { name: 'Transactions' })

/** Withdrawals of 300, 301 and so on baht, the last one first in the history. */
async function withdraw(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    await callAs(page, 'withdraw/check-fullname', { fullname: 'สมาชิก ระดับ 9' })
    const answer = await callAs(page, 'withdraw/do-withdraw', { amount: String(300 + index), tangki_id: 1 })
    expect(answer).toMatchObject({ status: true })
  }
}

test('[ENG-08] without a transaction the history says so', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/history', '0810000009')
  await expect(page.getByRole('main')).toContainText('There are no transactions here.')
})

test('[ENG-08] transactions are filtered by kind and state, and open to their details', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/history', '0810000009')
  await withdraw(page, 1)
  await callAs(page, 'promotion/apply-promotion', {
    promotion_id: 0,
    content_id: 0,
    bonus_code: 'WELCOME',
    page: 'promo_center',
  })
  await page.reload()
  await expect(listOf(page).getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('Kind').selectOption('withdrawal')
  await expect(listOf(page).getByRole('listitem')).toHaveCount(1)
  await expect(listOf(page)).toContainText('Pending')
  await listOf(page).getByText('Withdrawal').click()
  await expect(listOf(page).getByText('Kasikornbank')).toBeVisible()
  await control('POST', 'clock', { offset: 61_000 })
  await page.reload()
  await page.getByLabel('State').selectOption('done')
  await page.getByLabel('Kind').selectOption('withdrawal')
  await expect(listOf(page)).toContainText('Done')
  await page.getByLabel('To').fill('2020-01-01')
  await expect(page.getByRole('main')).toContainText('There are no transactions here.')
})

test('[ENG-08] [RTE-07] more than ten rows have pages', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/history', '0810000009')
  await withdraw(page, 10)
  const code = { promotion_id: 0, content_id: 0, bonus_code: 'WELCOME', page: 'promo_center' }
  await callAs(page, 'promotion/apply-promotion', code)
  await page.reload()
  await expect(listOf(page).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(listOf(page).getByRole('listitem')).toHaveCount(1)
  await expect(listOf(page)).toContainText('฿300.00')
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

test('a history that cannot be had is told, and can be asked for again', async ({ page, quiet }) => {
  await openAs(page, 'siam191', '/en-th/faq', '0810000009')
  await page.route('**/api/user/get-transactions', (route) => route.abort())
  await page.goto(page.url().replace('/faq', '/history'))
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.unroute('**/api/user/get-transactions')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main')).toContainText('There are no transactions here.')
  quiet.length = 0
})
