import type { Page } from '@playwright/test'
import { control, openAs } from './sandbox.ts'
import { address, expect, test } from './site.ts'

test.afterAll(() => control('POST', 'reset', {}))

/** The width of an open dialog in CSS px. */
async function widthOf(page: Page, id: string): Promise<number> {
  const dialog = page.locator(id)
  await expect(dialog).toBeVisible()
  return dialog.evaluate((element: HTMLElement) => element.offsetWidth)
}

test('[MOD-03] a wide window shows dialogs of 450 px for withdrawals, 620 for help, 400 for codes and 450 to 600 otherwise', async ({
  page,
}) => {
  await openAs(page, 'siam191', '/en-th/withdrawal')
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
  expect(await widthOf(page, '#dialog-withdrawal')).toBe(450)
  await page.getByRole('button', { name: 'How to withdraw' }).click()
  expect(await widthOf(page, '#dialog-withdrawal-help')).toBe(620)
  await page.goto(address('siam191', '/en-th/promo-center'))
  await page.getByRole('main').getByRole('button', { name: 'Redeem code' }).click()
  expect(await widthOf(page, '#dialog-redeem')).toBe(400)

  await openAs(page, 'mafa191', '/en-th?deposit=1')
  const others = [await widthOf(page, '#dialog-deposit')]
  await page.goto(address('mafa191', '/en-th/contact-us'))
  await page.getByRole('button', { name: 'Join the community' }).click()
  others.push(await widthOf(page, '#dialog-community'))
  await page.context().clearCookies()
  await page.goto(address('mafa191', '/en-th/faq?login=1'))
  others.push(await widthOf(page, '#dialog-auth'))
  await page.goto(address('mafa191', '/en-th/faq'))
  await page.getByRole('contentinfo').getByRole('button', { name: 'Get the app' }).click()
  others.push(await widthOf(page, '#dialog-app-download'))
  expect(others.filter((width) => width < 450 || width > 600)).toEqual([])
})
