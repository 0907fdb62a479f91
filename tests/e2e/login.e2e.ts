import type { Page } from '@playwright/test'
import { passTime, sentCode } from './sandbox.ts'
import { address, expect, fieldOf, logIn, loginOf, open, openLogin, phone, test } from './site.ts'

test.afterEach(() => passTime(0))

/** Presses the button in the step of the password. A button of the first step has the same name, but opens a dialog. */
async function pressForgot(page: Page, password: string): Promise<void> {
  await expect(page.locator(password)).toBeVisible()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
}

test('[AUT-01] Escape, the close button and a press outside close the dialog, and the focus returns', async ({
  page,
}) => {
  await open(page, address('beta191', '/en-th'))
  const dialog = page.locator('#dialog-auth')
  const close = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(20, 400),
  ]
  for (const way of close) {
    await loginOf(page).click()
    await expect(dialog).toBeVisible()
    await expect(page.locator('#login-phone')).toBeFocused()
    await expect(page).toHaveURL(/\?login=1$/)
    await way()
    await expect(dialog).toBeHidden()
    await expect(loginOf(page)).toBeFocused()
    await expect(page).toHaveURL(address('beta191', '/en-th'))
  }
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[AUT-01] a tap beside the dialog closes it, and does not follow the link below', async ({ page }) => {
    await open(page, address('beta191', '/en-th/faq'))
    const home = await page.getByRole('banner').getByRole('link', { name: 'Beta191' }).boundingBox()
    await openLogin(page)
    // The dialog's code has loaded.
    await expect(page).toHaveURL(/\?login=1$/)
    await page.touchscreen.tap((home?.x ?? 0) + 20, (home?.y ?? 0) + 20)
    await expect(page.locator('#dialog-auth')).toBeHidden()
    await openLogin(page)
    await expect(page).toHaveURL(/\/en-th\/faq\?login=1$/)
  })
})

test('[QRY-01] the address names the dialog’s open tab, and a visit to the address opens that tab; the back button closes the dialog', async ({
  page,
}) => {
  await open(page, address('beta191', '/en-th/faq'))
  await openLogin(page)
  await expect(page).toHaveURL(/\/faq\?login=1$/)
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/faq\?signup=1$/)
  await page.goBack()
  await expect(page).toHaveURL(address('beta191', '/en-th/faq'))
  await expect(page.locator('#dialog-auth')).toBeHidden()
  for (const value of ['01', 'true', '', '1%20', '%31%31']) {
    await page.goto('about:blank')
    await open(page, address('beta191', `/en-th?signup=${value}`))
    await expect(page.locator('#dialog-auth')).toBeHidden()
  }
  await page.goto('about:blank')
  await open(page, address('beta191', '/en-th?signup=1'))
  await expect(page.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true')
})

test('[RTE-09] the login page focuses its first field, whether or not its code has already loaded', async ({
  page,
}) => {
  await open(page, address('siam191', '/en-th'))
  for (const visit of ['first', 'second']) {
    await loginOf(page).click()
    await expect(page.locator('#page-login-phone'), `the ${visit} visit`).toBeFocused()
    await page.goBack()
    await expect(page.locator('#page-login-phone')).toHaveCount(0)
  }
})

test('the login works by keyboard alone, and the focus stays in the dialog', { tag: '@night' }, async ({ page }) => {
  await open(page, address('beta191', '/en-th'))
  await loginOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#login-phone')).toBeFocused()
  await expect(page).toHaveURL(/login=1$/)
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    // The focus may move to the browser's controls, but never behind the dialog.
    const place = await page.evaluate(
      () => document.activeElement?.closest('dialog')?.id ?? document.activeElement?.localName,
    )
    expect(['body', 'html', 'dialog-auth', undefined]).toContain(place)
  }
  await page.getByRole('tab', { name: 'Log in' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Sign up' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  // The panel changes with the tab and the address. A hidden field cannot have the focus.
  await expect(page.locator('#login-phone')).toBeVisible()
  await page.locator('#login-phone').focus()
  await page.keyboard.type('0812345678')
  await page.keyboard.press('Enter')
  await expect(page.locator('#login-password')).toBeFocused()
  await page.keyboard.type('Passw0rd1')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('balance')).toBeVisible()
})

test('[AUT-08] the password is shown on demand, and the keyboard has digits for a PIN or letters for a text', async ({
  page,
}) => {
  await open(page, address('mafa191', '/en-th?login=1'))
  await page.locator('#login-phone').fill('0810000012')
  await page.locator('#login-phone').press('Enter')
  const password = page.locator('#login-password')
  await expect(password).toHaveAttribute('inputmode', 'numeric')
  await password.pressSequentially('2a4b')
  await expect(password).toHaveValue('24')
  await page.getByRole('button', { name: /Use a password instead/ }).click()
  await expect(password).toHaveAttribute('inputmode', 'text')
  await password.fill('246810')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await password.press('Enter')
  await expect(page.getByTestId('balance')).toBeVisible()
})

test('[VAL-08] a password that is too short or too long shows an error at its field, stays as typed and is not sent', async ({
  page,
}) => {
  await open(page, address('beta191', '/en-th?login=1'))
  await page.locator('#login-phone').fill('0812345678')
  await page.locator('#login-phone').press('Enter')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/index/auth')) calls.push(request.url())
  })
  const password = page.locator('#login-password')
  for (const [typed, error] of [
    ['', 'This field is required.'],
    ['abc12', 'Input must be at least 6 characters.'],
    ['a'.repeat(24), 'Input cannot be more than 16 characters.'],
    ['1'.repeat(24), 'Input cannot be more than 16 characters.'],
  ] as const) {
    await password.fill(typed)
    await password.press('Enter')
    await expect(page.locator('#login-password-error')).toHaveText(error)
    await expect(password).toHaveValue(typed)
  }
  expect(calls).toEqual([])
})

test('[AUT-03] [AUT-18] a member with a forgotten password sets a new password within the login, which then starts again', async ({
  page,
}) => {
  await open(page, address('beta191', '/en-th?login=1'))
  await page.locator('#login-phone').fill('0810000001')
  await page.locator('#login-phone').press('Enter')
  await expect(page.getByText('+66 081-000-0001')).toBeVisible()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByText('We sent a code to +66 081-xxx-0001.')).toBeVisible()
  const code = page.locator('#login-otp-code')
  await expect(code).toBeFocused()
  await code.fill(await sentCode('0810000001'))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('form:has(#login-new-password) input[autocomplete=username]')).toHaveValue(/\d{9}$/)
  await page.locator('#login-new-password').fill('short')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('#login-new-password-error')).toHaveText('Input must be at least 8 characters.')
  await page.locator('#login-new-password').fill('a-new-one-1')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your password has been changed' })).toBeVisible()
  await expect(page.locator('#login-phone')).toBeVisible()
  await page.locator('#login-phone').fill('0810000001')
  await page.locator('#login-phone').press('Enter')
  await page.locator('#login-password').fill('a-new-one-1')
  await page.locator('#login-password').press('Enter')
  await expect(page.getByTestId('balance')).toBeVisible()
})

for (const width of [320, 412, 1280]) {
  test(`a window of ${width} px shows every digit of a complete code, in the middle`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, address('mafa191', '/en-th?login=1'))
    await page.locator('#login-phone').fill('0810000003')
    await page.locator('#login-phone').press('Enter')
    await pressForgot(page, '#login-password')
    const code = page.locator('#login-otp-code')
    await expect(code).toBeFocused()
    await page.keyboard.type('123456')
    await expect(code).toHaveValue('123456')
    const { scrolled, hidden } = await code.evaluate((input: HTMLInputElement) => ({
      scrolled: input.scrollLeft,
      hidden: input.scrollWidth - input.clientWidth,
    }))
    expect({ scrolled, hidden }).toEqual({ scrolled: 0, hidden: 0 })
    // The boxes are a background of the input. The input's padding at its start equals the empty space after the boxes.
    const offset = await code.evaluate((input) => {
      const { left, width } = input.getBoundingClientRect()
      const boxes = width - Number.parseFloat(getComputedStyle(input).paddingInlineStart) - 2
      const form = input.closest('form')?.getBoundingClientRect()
      const gap = 8
      return left + (boxes - gap) / 2 - ((form?.left ?? 0) + (form?.width ?? 0) / 2)
    })
    expect(Math.abs(offset)).toBeLessThanOrEqual(1)
  })
}

test('[AUT-03] a reload keeps the code step of a forgotten password within the login', async ({ page }) => {
  await open(page, address('siam191', '/en-th/login'))
  await page.locator('#page-login-phone').fill('0810000005')
  await page.locator('#page-login-phone').press('Enter')
  await pressForgot(page, '#page-login-password')
  await expect(page.locator('#page-login-otp-code')).toBeFocused()
  await page.reload()
  // The closed dialog, which loads at the first use of the page, has the same text.
  const hint = page.getByText('We sent a code to +66 081-xxx-0005.').filter({ visible: true })
  await expect(hint).toBeVisible()
  await page.locator('#page-login-otp-code').fill(await sentCode('0810000005'))
  await expect(page.locator('#page-login-new-password')).toBeVisible()
})

test('[GRD-07] a member who opens the login page is sent home', { tag: '@night' }, async ({ page }) => {
  await open(page, address('siam191', '/en-th'))
  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  await page.goto(address('siam191', '/en-th/login'))
  await expect(page).toHaveURL(address('siam191', '/en-th'))
})

test('[GRD-07] after a login, the login page does not show its first step again before it leads home', async ({
  page,
}) => {
  await open(page, address('siam191', '/en-th/login'))
  await page.locator('#page-login-phone').fill('0812345678')
  await page.locator('#page-login-phone').press('Enter')
  await page.locator('#page-login-password').fill('Passw0rd1')
  const shown = await page.evaluateHandle(() => {
    const ids: string[] = []
    new MutationObserver(() => {
      if (document.getElementById('page-login-phone')) ids.push('page-login-phone')
    }).observe(document.body, { subtree: true, childList: true })
    return ids
  })
  await page.locator('#page-login-password').press('Enter')
  await expect(page.getByTestId('balance')).toBeVisible()
  await expect(page).toHaveURL(address('siam191', '/en-th'))
  expect(await shown.jsonValue()).toEqual([])
})

test('[API-05] the toast about a refused login shows above the login dialog', async ({ page }) => {
  await open(page, address('mafa191', '/en-th'))
  const toasts = page.locator('.toasts')
  // The toasts are in the browser's top layer before the dialog, and enter it again above the dialog.
  const opened = await toasts.evaluateHandle((element) => {
    const seen: boolean[] = []
    element.addEventListener('beforetoggle', (event) => {
      if ((event as ToggleEvent).newState === 'open') seen.push(document.querySelector('dialog:modal') !== null)
    })
    return seen
  })
  await logIn(page, '081-234-5678', '000000')
  await expect(page.locator('.toast')).toBeVisible()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expect(toasts).toHaveJSProperty('popover', 'manual')
  expect((await opened.jsonValue()).at(-1)).toBe(true)
})

for (const brand of ['siam191', 'mafa191'] as const) {
  test(`[AUT-19] ${brand}: while the countries load, a press waits, and an edit cancels the press`, async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/user/get-country-list', async (route) => {
      await promise
      await route.continue()
    })
    await open(page, address(brand, '/en-th'))
    await openLogin(page)
    const [number, submit] = [fieldOf(page, 'login-phone'), page.locator('form:visible button[type=submit]')]
    await number.fill('081-234-5678')
    await number.press('Enter')
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await number.fill('081-234-5679')
    await expect(submit).not.toHaveAttribute('aria-busy', 'true')
    await number.press('Enter')
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    resolve()
    await expect(fieldOf(page, 'login-password')).toBeVisible()
    await expect(page.locator('form:visible')).toContainText('081-234-5679')
  })
}
