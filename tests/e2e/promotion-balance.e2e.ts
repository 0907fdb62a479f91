import { fault, openAs } from './sandbox.ts'
import { expect, test } from './site.ts'

test('[MOD-05] a member sees the effect of ending the promotion, ends it, and is congratulated', async ({
  page,
  complaints,
}) => {
  await openAs(page, 'siam191', '/en-th/withdrawal')
  const main = page.getByRole('main')
  const opener = main.getByRole('button', { name: 'See what happens if you end it' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'End your promotion' })
  for (const [name, amount] of [
    ['Total balance', '฿12,780.50'],
    ['Maximum withdrawal', '฿12,480.50'],
    ['Bonus you lose', '฿300.00'],
    ['Balance after ending', '฿12,480.50'],
  ] as const) {
    await expect(dialog.getByText(name, { exact: true }).locator('xpath=..')).toHaveText(`${name}${amount}`)
  }
  await fault('promotion/complete-promotion', 'code', { value: 4001, times: 1 })
  const end = dialog.getByRole('button', { name: 'End promotion' })
  await end.click()
  await expect(page.locator('.toast p')).not.toBeEmpty()
  await expect(dialog).toBeVisible()
  await end.click()
  const congratulation = page.getByRole('dialog', { name: 'Congratulations' })
  await expect(congratulation).toContainText('฿12,480.50')
  await expect(dialog).toBeHidden()
  // The dialog has a history entry: a reload keeps the dialog open, and going back closes it.
  await page.reload()
  await expect(congratulation).toContainText('฿12,480.50')
  await page.goBack()
  await expect(congratulation).toBeHidden()
  await expect(dialog).toBeHidden()
  await expect(main).toBeVisible()
  await page.goForward()
  await congratulation.getByRole('button', { name: 'Close' }).first().click()
  await expect(congratulation).toBeHidden()
  // The page has fetched its data again.
  await expect(opener).toHaveCount(0)
  await page.goto(page.url().replace('/withdrawal', '/account'))
  await expect(page.getByRole('main')).toContainText('฿200.00')
  complaints.length = 0
})
