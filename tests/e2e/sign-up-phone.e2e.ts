import { press } from './sign-up-steps.ts'
import { address, expect, fieldOf, newContext, open, phone, test } from './site.ts'

test('[AUT-02] if the brand enables it, the login tab and the sign-up tab share the phone number', async ({ page }) => {
  for (const [brand, kept] of [
    ['mafa191', '081-234'],
    ['beta191', ''],
  ] as const) {
    await open(page, address(brand, '/en-th?signup=1'))
    await fieldOf(page, 'signup-phone').fill('081234')
    await page.getByRole('tab', { name: 'Log in' }).click()
    await expect(fieldOf(page, 'login-phone')).toHaveValue(kept)
    await page.getByRole('tab', { name: 'Sign up' }).click()
    await expect(fieldOf(page, 'signup-phone')).toHaveValue('081-234')
  }
})

test('[AUT-02] the sign-up tab shows a number and a country that the login tab has changed', async ({ page }) => {
  await open(page, address('mafa191', '/en-th?signup=1'))
  await fieldOf(page, 'signup-phone').fill('0811111111')
  await page.getByRole('tab', { name: 'Log in' }).click()
  await expect(fieldOf(page, 'login-phone')).toHaveValue('081-111-1111')
  await page.getByRole('button', { name: /^Country/ }).click()
  await page.getByRole('option', { name: /Philippines/ }).click()
  await fieldOf(page, 'login-phone').fill('9175550123')
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await expect(fieldOf(page, 'signup-phone')).toHaveValue('917-555-0123')
  await expect(page.getByRole('button', { name: /^Country: Philippines/ })).toBeVisible()
  // The login keeps its step, and the number keeps its country.
  await page.getByRole('tab', { name: 'Log in' }).click()
  await fieldOf(page, 'login-phone').press('Enter')
  await expect(fieldOf(page, 'login-password')).toBeFocused()
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await page.getByRole('tab', { name: 'Log in' }).click()
  await expect(fieldOf(page, 'login-password')).toBeVisible()
  await page.getByRole('button', { name: 'Use another number' }).click()
  await expect(fieldOf(page, 'login-phone')).toHaveValue('917-555-0123')
  await expect(page.getByRole('button', { name: /^Country: Philippines/ })).toBeVisible()
})

test('[LOC-03] [AUT-19] a change of the language keeps the typed number, its country and the step of the login', async ({
  page,
}) => {
  const switchTo = async (language: string) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(EN|TH)/ })
      .click()
    await page.getByRole('link', { name: language }).first().click()
  }
  await open(page, address('siam191', '/en-th/login'))
  await page.getByRole('button', { name: /^Country/ }).click()
  await page.getByRole('option', { name: /Philippines/ }).click()
  await page.locator('#page-login-phone').pressSequentially('9175550123')
  await switchTo('ไทย')
  await expect(page).toHaveURL(address('siam191', '/th-th/login'))
  await expect(page.locator('#page-login-phone')).toHaveValue('917-555-0123')
  await expect(page.getByRole('button', { name: /^ประเทศ.*\+63/ })).toBeVisible()
  await page.locator('#page-login-phone').press('Enter')
  await page.locator('#page-login-password').fill('Passw0rd1')
  await switchTo('English')
  await expect(page).toHaveURL(address('siam191', '/en-th/login'))
  await expect(page.getByText('+63 917-555-0123').filter({ visible: true })).toBeVisible()
  await expect(page.locator('#page-login-password')).toHaveValue('')
})

test('[VAL-05] [VAL-03] numbers that sign-up refuses show an error at the field', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, address('mafa191', '/th-th?signup=1'))
  for (const [typed, error] of [
    ['', 'กรุณากรอกข้อมูลในช่องนี้'],
    ['0812', 'กรุณากรอกอย่างน้อย 10 ตัวอักษร'],
    ['0212345678', 'กรุณากรอกหมายเลขโทรศัพท์ที่ขึ้นต้นด้วย 06, 08, 09'],
  ] as const) {
    await fieldOf(page, 'signup-phone').fill(typed)
    await press(page)
    await expect(page.getByRole('alert').filter({ hasText: error })).toBeVisible()
    await expect(fieldOf(page, 'signup-phone')).toHaveAttribute('aria-invalid', 'true')
  }
  await fieldOf(page, 'signup-phone').fill('0812345678')
  await press(page)
  await expect(page.locator('[id$=signup-agreed-error]')).toBeVisible()
})

test('[VAL-04] the brand decides whether a pasted number is refused or formatted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const [brand, value] of [
    ['siam191', '081-234-5678'],
    ['mafa191', ''],
  ] as const) {
    await open(page, address(brand, '/en-th?signup=1'))
    await page.evaluate(() => navigator.clipboard.writeText('+66 81-234 5678'))
    await fieldOf(page, 'signup-phone').focus()
    await page.keyboard.press('Control+V')
    await expect(fieldOf(page, 'signup-phone')).toHaveValue(value)
  }
})

test('[VAL-04] a number that a password manager fills in without typing is formatted, and its button works', async ({
  page,
}) => {
  await open(page, address('beta191', '/en-th?login=1'))
  const field = fieldOf(page, 'login-phone')
  await expect(field).toBeFocused()
  // Some password managers set the value and dispatch only `change`.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = '0812345678'
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(field).toHaveValue('081-234-5678')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(fieldOf(page, 'login-password')).toBeFocused()
})

test('[LAY-04] [AUT-19] the country list is searchable; on a phone, the country list and the language menu are sheets', async ({
  page,
  browser,
}) => {
  await open(page, address('siam191', '/en-th?signup=1'))
  await page.setViewportSize({ width: 1000, height: 520 })
  await page.getByRole('button', { name: /^Country/ }).click()
  const search = page.getByRole('combobox', { name: 'Country' })
  await search.fill('zzz')
  // The list lies over the dialog, and does not scroll it.
  await expect(page.locator('#dialog-auth h2')).toBeInViewport()
  await expect(page.getByText('No Results Found')).toBeVisible()
  // Enter chooses an entry. It does not submit the form around the list.
  await search.press('Enter')
  await expect(search).toBeFocused()
  await expect(page.locator('#signup-phone-error')).toHaveCount(0)
  await search.fill('phil')
  await expect(page.getByRole('option', { name: /Philippines/ }).locator('svg')).toBeVisible()
  await page.getByRole('option', { name: /Philippines/ }).click()
  await expect(page.getByRole('button', { name: /^Country: Philippines \+63/ })).toBeVisible()
  await expect(fieldOf(page, 'signup-phone')).toBeFocused()
  await fieldOf(page, 'signup-phone').fill('0917 555 0123')
  await expect(fieldOf(page, 'signup-phone')).toHaveValue('917-555-0123')

  const context = await newContext(browser, phone)
  const small = await context.newPage()
  await open(small, address('siam191', '/en-th?signup=1'))
  await small.getByRole('button', { name: /^Country/ }).click()
  const list = small.getByRole('listbox')
  await expect(list).toBeVisible()
  const box = await small.getByRole('listbox').locator('..').boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
  expect(Math.round(box?.width ?? 0)).toBe(390)

  await open(small, address('siam191', '/en-th'))
  await small.locator('[popovertarget=language-menu]').click()
  const menu = await small.locator('#language-menu').boundingBox()
  expect([Math.round((menu?.y ?? 0) + (menu?.height ?? 0)), Math.round(menu?.width ?? 0)]).toEqual([844, 390])
  await context.close()
})
