import { address, brands, expect, fieldOf, logIn, loginOf, open, openLogin, phone, test } from './site.ts'

test('[STA-02] a member logs in, sees the balance, and logs out', async ({ page }) => {
  await open(page, address('siam191', '/en-th'))
  await logIn(page)
  await expect(page.getByTestId('balance')).toHaveText(/฿12,480\.50/)
  await expect(page.locator('#dialog-auth')).toHaveCount(0)
  await page.getByTestId('balance').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(loginOf(page)).toBeVisible()
})

test('[API-06] after a reload the member is still in, and no token stands in the browser’s storage', async ({
  page,
  context,
}) => {
  await open(page, address('siam191', '/en-th'))
  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  await open(page, address('siam191', '/en-th'))
  await expect(page.getByTestId('balance')).toHaveText(/฿12,480\.50/)
  const session = (await context.cookies()).find(({ name }) => name.includes('session'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain(session?.value ?? 'no session')
})

test('a second tab follows login and logout', async ({ page, context }) => {
  await open(page, address('siam191', '/en-th'))
  const other = await context.newPage()
  await open(other, address('siam191', '/en-th/faq'))
  await logIn(page)
  await expect(other.getByTestId('balance')).toBeVisible()
  await other.getByTestId('balance').click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(loginOf(page)).toBeVisible()
})

test('a member of one brand is a guest of another', async ({ page }) => {
  await open(page, address('siam191', '/en-th'))
  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  await open(page, address('beta191', '/en-th'))
  await expect(loginOf(page)).toBeVisible()
})

test('[API-05] a refused login shows the server’s sentence and keeps what was typed', async ({ page }) => {
  await open(page, address('siam191', '/en-th'))
  await logIn(page, '081-234-5678', 'wrong-one')
  await expect(page.locator('.toast')).toHaveCount(1)
  await expect(page.locator('.toast p')).not.toBeEmpty()
  await expect(fieldOf(page, 'login-password')).toHaveValue('wrong-one')
})

test('[VAL-01] an empty field says what is missing, at the field', async ({ page }) => {
  await open(page, address('beta191', '/th-th'))
  await openLogin(page)
  await page.locator('#login-phone').press('Enter')
  await expect(page.locator('#login-phone-fault')).toHaveText('กรุณากรอกข้อมูลในช่องนี้')
  await expect(page.locator('#login-phone')).toBeFocused()
})

test('[MOD-02] the dialog is a block of the manifest, for guests only', async ({ page }) => {
  await open(page, address('siam191', '/en-th?login=1'))
  await expect(page.locator('#dialog-auth')).toBeVisible()
  await page.goto('about:blank')
  await open(page, address('beta191', '/en-th?login=01'))
  await expect(page.locator('#dialog-auth')).toBeHidden()
  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  await expect(page.locator('#dialog-auth')).toHaveCount(0)
})

for (const brand of brands) {
  test(`${brand}: a member’s header fits a phone, the balance in sight`, async ({ browser }) => {
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    await open(page, address(brand, '/th-th'))
    await logIn(page)
    await expect(page.getByTestId('balance')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const box = await page.getByTestId('balance').boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    await context.close()
  })
}
