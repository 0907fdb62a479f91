import AxeBuilder from '@axe-core/playwright'
import { isNightly } from './extent.ts'
import { freshNumber, otherCode, passTime, sentCode } from './sandbox.ts'
import { asks, chooseBank, giveCode, givePassword, givePhone, press, signUp } from './sign-up-steps.ts'
import { address, brands, expect, fieldOf, isComplaint, newContext, open, phone, test } from './site.ts'

test.afterEach(() => passTime(0))

for (const brand of brands) {
  for (const locale of ['th-th', 'en-th']) {
    for (const device of ['phone', 'desktop']) {
      // The usual run tests Thai on siam191's phone and English on beta191's desktop. The nightly run tests all twelve
      // combinations.
      const isOfDay =
        (brand === 'beta191' && device === 'desktop' && locale === 'en-th') ||
        (brand === 'siam191' && device === 'phone' && locale === 'th-th')
      if (!isNightly && !isOfDay) continue
      test(`[AUT-04] [AUT-12] ${brand}/${locale} on a ${device}: a visitor signs up by phone number and is logged in`, async ({
        browser,
      }) => {
        const context = await newContext(browser, device === 'phone' ? phone : {})
        const page = await context.newPage()
        const output: string[] = []
        page.on('console', (message) => {
          if (isComplaint(message)) output.push(message.text())
        })
        const sent: { content: string; page: number }[] = []
        page.on('request', (request) => {
          if (request.url().endsWith('/register/register-v2')) sent.push(request.postDataJSON() as (typeof sent)[0])
        })
        const number = freshNumber()
        await open(page, address(brand, `/${locale}?aff=river-${brand}`))
        await open(page, address(brand, `/${locale}?signup=1`))
        await signUp(page, brand, number)
        await expect(page.getByRole('status').filter({ hasText: /Welcome|ยินดีต้อนรับ/ })).toBeVisible()
        await expect(page.getByTestId('balance')).toHaveText(/฿0\.00/)
        await expect(page).toHaveURL(new RegExp(`/${locale}$`))

        const last = sent.at(-1)
        const draft = JSON.parse(last?.content ?? '{}') as Record<string, unknown>
        expect(last?.page).toBe(2)
        expect(draft).toMatchObject({
          mobileno: `66-${number}`,
          username: `66${number}`,
          currency: 'THB',
          ref: `river-${brand}`,
          smsverify: asks[brand].otp ? 1 : 0,
          account_name_verify: asks[brand].looksUp ? 1 : 0,
        })
        expect(draft.terms_version).toMatch(/^\d{4}-\d{2}/)
        expect(output).toEqual([])
        await context.close()
      })
    }
  }
}

test('[AUT-15] the brands differ in their sign-up settings and in their account pages', async ({ page }) => {
  const rows: Record<string, Record<string, unknown>> = {}
  for (const brand of brands) {
    await open(page, address(brand, '/en-th'))
    const settings = await page.locator('#livery-state').evaluate(async (state) => {
      type Site = { settings: Record<string, object>; pages: object }
      const { site: sent } = JSON.parse(state.textContent) as { site: string | Site }
      // A page of the host contains the address of the site's data, a page of the preview the data itself.
      const site = typeof sent === 'string' ? ((await (await fetch(sent)).json()) as Site) : sent
      const { auth, phone: phoneRules, otp, bank, countries } = site.settings
      const pages = Object.entries(site.pages).map(([page, isOn]) => [`page ${page}`, isOn] as const)
      return { ...auth, ...phoneRules, ...otp, ...bank, ...countries, ...Object.fromEntries(pages) }
    })
    const setting = await page.evaluate(async () => {
      const response = await fetch('/api/user/get-quick-register-setting', {
        method: 'POST',
        headers: { 'content-type': 'application/json', page: '/', domain: location.hostname, device: 'desktop' },
        body: '{"language":"en","langCountry":"en-th"}',
      })
      return ((await response.json()) as { data: Record<string, unknown> }).data
    })
    rows[brand] = { ...settings, ...setting }
    expect({ otp: setting.otp, bank: setting.bank, fullname: setting.fullname }).toEqual({
      otp: asks[brand].otp ? 1 : 0,
      bank: asks[brand].bank ? 1 : 0,
      fullname: asks[brand].details ? 1 : 0,
    })
  }
  const [first = {}] = Object.values(rows)
  const differing = Object.keys(first).filter(
    (key) => new Set(Object.values(rows).map((row) => JSON.stringify(row[key]))).size > 1,
  )
  expect(differing).toEqual(
    expect.arrayContaining([
      'urlLogin',
      'rememberPhone',
      'forgotIdentifiers',
      'paste',
      'autoSubmit',
      'accountNumberDashes',
      'page login',
      'page register',
      'otp',
      'bank',
      'password_mode',
    ]),
  )
})

test('[AUT-10] [VAL-09] a wrong code is sent once and, if the brand enables it, empties the boxes; the correct code continues', async ({
  page,
}) => {
  const number = freshNumber()
  await open(page, address('siam191', '/en-th?signup=1'))
  await givePhone(page, number)
  const field = fieldOf(page, 'signup-otp-code')
  await expect(field).toBeFocused()
  const code = await sentCode(number)
  const checks: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/register/register-v2')) checks.push(request.url())
  })
  await field.fill(otherCode(code))
  await expect(page.locator('[id$=signup-otp-code-error]')).toHaveText('Incorrect code. Check it and try again.')
  await expect(field).toHaveValue('')
  expect(checks).toHaveLength(1)
  await field.fill('12')
  await press(page)
  await expect(page.locator('[id$=signup-otp-code-error]')).toHaveText('Input must be at least 6 characters.')
  expect(checks).toHaveLength(1)
  await field.fill(code)
  await expect(fieldOf(page, 'signup-password')).toBeVisible()
})

test('[AUT-11] [AUT-14] another code is available after a countdown, which a reload, a step back and the same number keep', async ({
  page,
}) => {
  const number = freshNumber()
  await open(page, address('beta191', '/en-th?signup=1'))
  await givePhone(page, number)
  const resend = page.getByRole('button', { name: /Send a new code/ })
  await expect(resend).toBeDisabled()
  await expect(resend).toHaveText(/in (2:00|1:\d\d)/)

  await passTime(1)
  await page.reload()
  await expect(fieldOf(page, 'signup-otp-code')).toBeVisible()
  await expect(resend).toHaveText(/in 0:\d\d/)

  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(fieldOf(page, 'signup-phone')).toBeVisible()
  await givePhone(page, number)
  await expect(fieldOf(page, 'signup-otp-code')).toBeVisible()
  await expect(resend).toHaveText(/in 0:\d\d/)
})

test('[AUT-09] a visitor can request another code only after the countdown, which then starts again', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, address('beta191', '/en-th?signup=1'))
  await givePhone(page, freshNumber())
  const resend = page.getByRole('button', { name: /Send a new code/ })
  await expect(resend).toHaveText(/in (2:00|1:5\d)/)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/request-register-tac')) requests.push(request.url())
  })
  await page.clock.fastForward(100_000)
  await expect(resend).toHaveText(/in 0:[12]\d/)
  await resend.click({ force: true })
  await page.clock.fastForward(30_000)
  await expect(resend).toHaveText('Send a new code')
  await expect(resend).toBeEnabled()
  await resend.click()
  await expect(resend).toHaveText(/in (2:00|1:5\d)/)
  expect(requests).toHaveLength(1)
})

test('[AUT-13] [VAL-10] a failed look-up shows a message; without a name from the bank, the visitor types it; another bank empties the number', async ({
  page,
}) => {
  const number = freshNumber()
  await open(page, address('siam191', '/en-th?signup=1'))
  await givePhone(page, number)
  await giveCode(page, 'siam191', number)
  await givePassword(page, 'siam191', number)
  await chooseBank(page)

  const account = fieldOf(page, 'signup-account_number')
  const name = fieldOf(page, 'signup-account_name')
  await account.fill('123')
  await press(page)
  await expect(page.locator('[id$=signup-account_number-error]')).toHaveText(/at least 10 characters/)
  await account.fill('1234567899')
  await expect(account).toHaveValue('123-45-6789-9')
  await press(page)
  await expect(page.locator('.toast p')).not.toBeEmpty()
  await expect(name).toHaveCount(0)

  await account.fill('1234567898')
  await press(page)
  await expect(name).toBeEditable()
  await expect(name).toHaveValue('')
  await name.fill('So')
  await press(page)
  await expect(page.locator('[id$=signup-account_name-error]')).toHaveText(/at least 3 characters/)

  await page.getByRole('button', { name: 'Choose another bank' }).click()
  await page.locator('label:has(input[name=bank])').nth(2).click()
  await press(page)
  await expect(account).toHaveValue('')
})

test('[AUT-05] [AUT-06] the terms close the dialog; leaving a started sign-up needs a confirmation', async ({
  page,
}) => {
  await open(page, address('mafa191', '/en-th?signup=1'))
  await page.getByRole('dialog').getByRole('link', { name: 'terms and conditions' }).click()
  await expect(page).toHaveURL(address('mafa191', '/en-th/terms-and-conditions'))
  await expect(page.locator('#dialog-auth')).toBeHidden()

  await open(page, address('mafa191', '/en-th?signup=1'))
  await givePhone(page, freshNumber())
  await expect(fieldOf(page, 'signup-password')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#dialog-cancel-sign-up')).toBeVisible()
  await page.getByRole('button', { name: 'Continue sign-up' }).click()
  await expect(fieldOf(page, 'signup-password')).toBeVisible()
  await page.locator('#dialog-auth').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(page.locator('#dialog-auth')).toBeHidden()
  await expect(page).toHaveURL(address('mafa191', '/en-th'))
})

test('an error, a change of tab and a reload keep the typed values, except code and password', {
  tag: '@night',
}, async ({ page }) => {
  const number = freshNumber()
  await open(page, address('beta191', '/en-th?signup=1'))
  await fieldOf(page, 'signup-phone').fill(number.slice(0, 6))
  await press(page)
  await expect(fieldOf(page, 'signup-phone')).toHaveValue('089-' + number.slice(3, 6))
  await page.getByRole('tab', { name: 'Log in' }).click()
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await expect(fieldOf(page, 'signup-phone')).toHaveValue('089-' + number.slice(3, 6))

  await givePhone(page, number)
  await giveCode(page, 'beta191', number)
  await fieldOf(page, 'signup-password').fill('135790')
  await page.reload()
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).toContain(number)
  for (const secret of ['135790', await sentCode(number)]) expect(kept).not.toContain(secret)
  await giveCode(page, 'beta191', number)
  await givePassword(page, 'beta191', number)
  await expect(page.getByTestId('balance')).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in the steps of sign-up, in ${theme}`, { tag: '@night' }, async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem('theme', kept), theme)
    const number = freshNumber()
    await open(page, address('siam191', '/en-th?signup=1'))
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).include('#dialog-auth').analyze()
      expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    }
    await check()
    await givePhone(page, number)
    await expect(fieldOf(page, 'signup-otp-code')).toBeVisible()
    await check()
    await giveCode(page, 'siam191', number)
    await expect(fieldOf(page, 'signup-password')).toBeVisible()
    await check()
    await givePassword(page, 'siam191', number)
    await expect(page.locator('label:has(input[name=bank])').first()).toBeVisible()
    await check()
  })
}

test('[AUT-04] mafa191: a visitor signs up by keyboard alone, and can go back to the choice of a bank', async ({
  page,
}) => {
  const { keyboard } = page
  await open(page, address('mafa191', '/en-th?signup=1'))
  await expect(fieldOf(page, 'signup-phone')).toBeFocused()
  await keyboard.type(freshNumber())
  await keyboard.press('Tab')
  await expect(fieldOf(page, 'signup-agreed')).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(fieldOf(page, 'signup-password')).toBeFocused()
  await keyboard.type('135790')
  await keyboard.press('Enter')
  const banks = page.locator('input[name=bank]')
  await expect(banks.first()).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(banks.nth(1)).toBeChecked()
  await keyboard.press('Enter')
  await expect(fieldOf(page, 'signup-account_number')).toBeFocused()
  await keyboard.type('1234567890')
  await keyboard.press('Shift+Tab')
  await keyboard.press('Enter')
  await expect(banks.nth(1)).toBeFocused()
  await keyboard.press('Enter')
  await expect(fieldOf(page, 'signup-account_number')).toBeFocused()
  await expect(fieldOf(page, 'signup-account_number')).toHaveValue(/^123/)
  await keyboard.press('Tab')
  await keyboard.type('Somchai Jaidee')
  await keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Welcome' })).toBeVisible()
  await expect(page.getByTestId('balance')).toHaveText(/฿0\.00/)
})
