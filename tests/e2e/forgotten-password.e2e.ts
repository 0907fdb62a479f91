import { freshNumber, otherCode, passTime, sentCode } from './sandbox.ts'
import { address, expect, open, test } from './site.ts'

test.afterEach(() => passTime(0))

test('[AUT-16] [AUT-17] a visitor resets a forgotten password by a code, and sees the outcome', async ({ page }) => {
  await open(page, address('beta191', '/en-th?login=1'))
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.locator('#dialog-forgot')
  await expect(dialog.getByLabel('Username, phone number or email')).toBeFocused()
  await expect(dialog.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en-th/contact-us')
  await page.locator('#forgot-account').press('Enter')
  await expect(page.locator('#forgot-account-error')).toHaveText('This field is required.')
  await page.locator('#forgot-account').fill('081 000 0002')
  await page.locator('#forgot-account').press('Enter')
  const code = page.locator('#forgot-otp-code')
  await expect(code).toBeFocused()
  const right = await sentCode('0810000002')
  await code.fill(otherCode(right))
  await code.press('Enter')
  await expect(page.locator('#forgot-otp-code-error')).toHaveText('Incorrect code. Check it and try again.')
  await code.fill(right)
  await code.press('Enter')
  await expect(dialog.locator('input[autocomplete=username][hidden]')).toHaveValue('660810000002')
  await page.locator('#forgot-password').fill('new-pass-2')
  await page.locator('#forgot-confirm').fill('new-pass-3')
  await page.locator('#forgot-confirm').press('Enter')
  await expect(page.locator('#forgot-confirm-error')).toHaveText('Input value does not match.')
  await page.locator('#forgot-confirm').fill('new-pass-2')
  await page.locator('#forgot-confirm').press('Enter')
  await expect(dialog.getByRole('status')).toContainText('Your password has been changed')
  await expect(dialog.locator(':focus').getByRole('status')).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('countdown')))
  expect(kept).toEqual([])
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page.locator('#login-phone')).toBeVisible()
})

test('[AUT-16] [AUT-09] until the dialog of a forgotten password is closed, reloads keep the dialog, its account and its countdown', async ({
  page,
}) => {
  await open(page, address('beta191', '/en-th?login=1'))
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.locator('#forgot-account').fill('0810000004')
  await page.locator('#forgot-account').press('Enter')
  const code = page.locator('#forgot-otp-code')
  await expect(code).toBeFocused()
  await expect(page.getByRole('button', { name: /^Send a new code in (2:00|1:\d\d)$/ })).toBeVisible()
  await passTime(1)
  await page.reload()
  await expect(page.locator('#dialog-forgot')).toContainText('We sent a code to +66 081-xxx-0004.')
  await expect(page.getByRole('button', { name: /^Send a new code in 0:\d\d$/ })).toBeVisible()
  const right = await sentCode('0810000004')
  await code.fill(right)
  await code.press('Enter')
  await expect(page.locator('#forgot-password')).toBeVisible()
  await page.reload()
  await code.fill(right)
  await code.press('Enter')
  await page.locator('#forgot-password').fill('new-pass-4')
  await page.locator('#forgot-confirm').fill('new-pass-4')
  await page.locator('#forgot-confirm').press('Enter')
  await expect(page.locator('#dialog-forgot').getByRole('status')).toContainText('Your password has been changed')
  await page.goBack()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.locator('#forgot-account')).toBeVisible()
})

test('[AUT-16] for an unknown account, the dialog shows the same as for a known account', { tag: '@night' }, async ({
  page,
}) => {
  const texts: string[] = []
  for (const number of ['0810000003', freshNumber()]) {
    await page.goto('about:blank')
    await open(page, address('beta191', '/en-th?login=1'))
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await page.locator('#forgot-account').fill(number)
    await page.locator('#forgot-account').press('Enter')
    await expect(page.locator('#forgot-otp-code')).toBeVisible()
    const text = (await page.locator('#dialog-forgot').textContent()) ?? ''
    texts.push(
      text
        .replace(number.slice(0, 3), 'BEGINNING')
        .replaceAll(number.slice(-4), 'NUMBER')
        .replace(/\d:\d\d/, 'TIME'),
    )
    // Closes the dialog. Otherwise, the next page would restore it with the same account.
    await page.keyboard.press('Escape')
    await expect(page.locator('#dialog-forgot')).toBeHidden()
  }
  expect(texts[0]).toBe(texts[1])
})
