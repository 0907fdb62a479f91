import { openAs } from './sandbox.ts'
import { address, expect, logIn, loginOf, open, test } from './site.ts'

test('[MOD-02] [QRY-01] the query login=1 opens the login dialog, login=01 does not; the page of a member does not contain the dialog', async ({
  page,
}) => {
  await open(page, address('siam191', '/en-th?login=1'))
  await expect(page.locator('#dialog-auth')).toBeVisible()
  await page.goto('about:blank')
  await open(page, address('siam191', '/en-th?login=01'))
  await expect(page.locator('#dialog-auth')).toBeHidden()
  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  await expect(page.locator('#dialog-auth')).toHaveCount(0)
})

for (const brand of ['mafa191', 'siam191'] as const) {
  test(`[QRY-01] ${brand}: the page removes \`login=1\` from the address of a member, and a logout opens no login`, async ({
    page,
  }) => {
    await openAs(page, brand, '/en-th/faq?login=1&aff=lek&next=%2Fen-th%2Fbank#rules')
    await expect(page).toHaveURL(address(brand, '/en-th/faq?aff=lek#rules'))
    await page.getByTestId('balance').click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(loginOf(page)).toBeVisible()
    await expect(page.locator('#dialog-auth')).toBeHidden()
    await expect(page).toHaveURL(address(brand, '/en-th/faq?aff=lek#rules'))
  })
}

test('[QRY-01] a login in another tab removes `signup=1` from the address', async ({ page, context }) => {
  await open(page, address('mafa191', '/en-th/faq?signup=1'))
  await expect(page.locator('#dialog-auth')).toBeVisible()
  const other = await context.newPage()
  await open(other, address('mafa191', '/en-th'))
  await logIn(other)
  await expect(page.getByTestId('balance')).toBeVisible()
  await expect(page).toHaveURL(address('mafa191', '/en-th/faq'))
})
