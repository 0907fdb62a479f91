import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { callAs, control, openAs } from './sandbox.ts'

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
  await page.reload()
  await expect(listOf(page).getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Kind').selectOption('deposit')
  await expect(page.getByRole('main')).toContainText('There are no transactions here.')
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
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByRole('main')).toContainText('There are no transactions here.')
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
