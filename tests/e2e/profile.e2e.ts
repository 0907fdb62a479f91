import { expectNothingSerious } from './expect-nothing-serious.ts'
import { isNightly } from './extent.ts'
import { heading, lastCode, openThroughLogin } from './member-page.ts'
import { openAs } from './sandbox.ts'
import { address, brands, expect, fieldOf, logIn, loginOf, newContext, open, phone, test } from './site.ts'

const pages = ['/account', '/profile', '/profile/info', '/profile/password', '/profile/pin']

for (const path of pages) {
  test(`[GRD-02] a guest at ${path} gets the login dialog, and returns after the login`, {
    tag: path === '/profile/info' ? [] : '@night',
  }, async ({ page }) => {
    await open(page, address('beta191', `/en-th${path}`))
    await expect(page.locator('#dialog-auth')).toBeVisible()
    await expect(page).toHaveURL(address('beta191', `/en-th?login=1&next=${encodeURIComponent(`/en-th${path}`)}`))
    await fieldOf(page, 'login-phone').fill('081-234-5678')
    await fieldOf(page, 'login-phone').press('Enter')
    await fieldOf(page, 'login-password').fill('Passw0rd1')
    await fieldOf(page, 'login-password').press('Enter')
    await expect(page).toHaveURL(address('beta191', `/en-th${path}`))
    await expect(heading(page)).toBeVisible()
  })
}

test('[GRD-02] a guest of a brand with a login page gets that page, and returns after the login', async ({ page }) => {
  await open(page, address('siam191', '/th-th/profile/pin'))
  await expect(page).toHaveURL(address('siam191', `/th-th/login?next=${encodeURIComponent('/th-th/profile/pin')}`))
  await fieldOf(page, 'login-phone').fill('081-234-5678')
  await fieldOf(page, 'login-phone').press('Enter')
  await fieldOf(page, 'login-password').fill('Passw0rd1')
  await fieldOf(page, 'login-password').press('Enter')
  await expect(page).toHaveURL(address('siam191', '/th-th/profile/pin'))
  await expect(heading(page)).toHaveText('รหัส PIN ถอนเงิน')
})

for (const path of ['/login', '/register']) {
  test(`[GRD-07] a member at ${path} goes home`, { tag: '@night' }, async ({ page }) => {
    await open(page, address('siam191', '/en-th'))
    await logIn(page)
    await expect(page.getByTestId('balance')).toBeVisible()
    await open(page, address('siam191', `/en-th${path}`))
    await expect(page).toHaveURL(address('siam191', '/en-th'))
  })
}

test('[RTE-03] the account shows the member’s data, and links to the enabled pages', async ({ page }) => {
  await openThroughLogin(page, 'beta191', '/en-th/account', '081-234-5678')
  const main = page.getByRole('main')
  await expect(main.getByText('฿12,480.50')).toBeVisible()
  await expect(main.getByText('Bonus')).toBeVisible()
  await expect(main.getByText('฿500.00')).toBeVisible()
  await expect(main.getByRole('img', { name: 'VIP level 3 of 9' })).toBeVisible()
  await main.getByRole('link', { name: 'Withdrawal PIN' }).click()
  await expect(heading(page)).toHaveText('Withdrawal PIN')
  const menu = page.getByRole('navigation', { name: 'My account' })
  await expect(menu.getByRole('link', { name: 'Withdrawal PIN' })).toHaveAttribute('aria-current', 'page')
})

test('[RTE-03] the account announces a changed balance, and not the balance of the first load', async ({ page }) => {
  await openAs(page, 'beta191', '/en-th/faq')
  await page.addInitScript(() => {
    const announced: (string | null)[] = []
    const amount = 'main [aria-live="polite"]'
    const observe = (changes: readonly MutationRecord[]) => {
      for (const { target, addedNodes } of changes) {
        const changed = (target instanceof Element ? target : target.parentElement)?.closest(amount)
        const added = [...addedNodes].map((node) => (node instanceof Element ? node.querySelector(amount) : null))
        for (const region of [changed, ...added]) if (region) announced.push(region.textContent)
      }
    }
    new MutationObserver(observe).observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { announced })
  })
  const announced = () => page.evaluate(() => Reflect.get(window, 'announced'))
  await page.goto(address('beta191', '/en-th/account'))
  const main = page.getByRole('main')
  await expect(main.getByText('฿12,480.50')).toHaveAttribute('aria-live', 'polite')
  expect(await announced()).toEqual([])
  await page.route('**/api/user/get-bal', (route) =>
    route.fulfill({ json: { status: true, data: [{ display: 'THB', balance: '234567.89' }] } }),
  )
  await main.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(main.getByText('฿234,567.89')).toBeVisible()
  expect(await announced()).toEqual(['฿234,567.89'])
})

test('[API-02] a failed balance shows an error and keeps the last amount', { tag: '@night' }, async ({
  page,
  complaints,
}) => {
  await openThroughLogin(page, 'beta191', '/en-th/account', '081-234-5678')
  await page.route('**/api/user/get-bal', (route) => route.abort())
  await page.getByRole('main').getByRole('button', { name: 'Refresh balance' }).click()
  await expect(page.locator('.toast p')).toHaveText('No connection. Retry.')
  await expect(page.getByRole('main').getByText('฿12,480.50')).toBeVisible()
  expect(complaints.splice(0).filter((output) => !output.includes('ERR_FAILED'))).toEqual([])
})

test('the header’s menu leads to account and profile, and closes after a click', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, address('mafa191', '/en-th'))
  await logIn(page)
  await page.getByTestId('balance').click()
  const menu = page.locator('#member-menu')
  await menu.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(address('mafa191', '/en-th/profile'))
  await expect(menu).toBeHidden()
})

test('[RTE-05] the profile shows the member and the open tasks', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openThroughLogin(page, 'siam191', '/en-th/profile', '081-000-0004')
  const main = page.getByRole('main')
  await expect(main.getByText('สมาชิก ระดับสี่')).toBeVisible()
  await expect(main.getByText('VIP level 4')).toBeVisible()
  await expect(main.getByText('+66 081-xxx-0004')).toBeVisible()
  await expect(main).not.toContainText('0810000004')
  await expect(main.getByRole('list', { name: 'To do' }).getByRole('link')).toHaveText([
    'Add your email',
    'Set your withdrawal PIN',
  ])
  // The cards of the page's three blocks are apart.
  const edges = await main.locator('section').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return { top, bottom }
    }),
  )
  expect(edges.length).toBeGreaterThan(2)
  for (const [index, { top }] of edges.entries()) {
    if (index > 0) expect(top - (edges[index - 1]?.bottom ?? 0)).toBeGreaterThanOrEqual(8)
  }
  const link = await main.getByText(/\?aff=/).textContent()
  await main.getByRole('button', { name: 'Copy Your link' }).click()
  await expect(main.getByRole('button', { name: 'Copied Your link' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(main.getByRole('button', { name: 'Copy Your link' })).toBeVisible()
})

test('[STA-10] a member adds an email address once, and verifies it in the dialog that then opens', async ({
  page,
}) => {
  await openThroughLogin(page, 'beta191', '/en-th/profile/info', '081-000-0005')
  await page.locator('#profile-email').fill('level5@')
  await page.locator('#profile-email').press('Enter')
  await expect(page.locator('#profile-email-error')).toHaveText('Please enter a valid email.')
  await expect(page.locator('#profile-email-error')).toHaveRole('alert')
  // The field removes the spaces of a pasted address.
  await page.locator('#profile-email').fill('level5 @example.com')
  await expect(page.locator('#profile-email')).toHaveValue('level5@example.com')
  await page.locator('#profile-email').press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Verify your email' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText('We sent a code to level5@example.com.')).toBeVisible()
  const code = await lastCode()
  const field = page.locator('#verify-email-code')
  await field.fill(code === '111111' ? '222222' : '111111')
  await field.press('Enter')
  await expect(page.locator('#verify-email-code-error')).toHaveText('Incorrect code. Check it and try again.')
  await field.fill(code)
  await field.press('Enter')
  await expect(dialog.getByRole('status')).toContainText('Your email has been verified.')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('#profile-row-email')).toContainText('level5@example.com')
  await expect(page.locator('#profile-row-email')).toContainText('Verified')
  await expect(page.locator('#profile-email')).toHaveCount(0)
})

test('[STA-10] if the backend asks a member to verify the phone number, the dialog opens once in a visit', {
  tag: '@night',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = async (input, init) => {
      const response = await real(input, init)
      if (!String(input).includes('user/dashboard')) return response
      const envelope = (await response.json()) as { data?: { user?: { verify_phone: number } } }
      if (envelope.data?.user) envelope.data.user.verify_phone = 1
      return Response.json(envelope, { headers: response.headers })
    }
  })
  await openThroughLogin(page, 'siam191', '/en-th/profile/info', '081-000-0006')
  const dialog = page.getByRole('dialog', { name: 'Verify your phone number' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'Verify your phone number' }).click()
  await expect(heading(page)).toHaveText('Personal details')
  await expect(dialog).toBeHidden()

  await page.getByRole('main').getByRole('button', { name: 'Verify your phone number' }).click()
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(page.locator('#verify-phone-code')).toBeFocused()
  // This brand sends a complete code automatically.
  const sent = page.waitForRequest('**/api/user/verify-contact')
  await page.locator('#verify-phone-code').fill(await lastCode())
  expect((await sent).postDataJSON()).toMatchObject({ type: 'phone', value: '66-0810000006' })
  await expect(dialog.getByRole('status')).toContainText('Your phone number has been verified.')
})

test('[API-02] a lost connection shows an error and keeps the form’s values', { tag: '@night' }, async ({
  page,
  complaints,
}) => {
  await openThroughLogin(page, 'siam191', '/en-th/profile/pin', '081-234-5678')
  await page.route('**/api/user/set-withdraw-pin', (route) => route.abort())
  const typed = { old_pin: '246810', pin: '135790', confirm: '135790', password: 'Passw0rd1' }
  for (const [field, text] of Object.entries(typed)) await page.locator(`#profile-pin-${field}`).fill(text)
  await page.getByRole('button', { name: 'Change PIN' }).click()
  await expect(page.locator('.toast p')).toHaveText('We are sorry, the connection was lost. Please try again.')
  for (const [field, text] of Object.entries(typed)) {
    await expect(page.locator(`#profile-pin-${field}`)).toHaveValue(text)
  }
  expect(complaints.splice(0).filter((output) => !output.includes('ERR_FAILED'))).toEqual([])
})

test('[STA-02] a logout everywhere leads home and ends the session on other devices', async ({ page, browser }) => {
  const elsewhere = await newContext(browser)
  const other = await elsewhere.newPage()
  await openThroughLogin(other, 'siam191', '/en-th/profile', '081-000-0003')
  await openThroughLogin(page, 'siam191', '/en-th/profile', '081-000-0003')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out on every device?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await dialog.getByRole('button', { name: 'Yes, log out everywhere' }).click()
  await expect(page.locator('.toast p')).toHaveText('You have been logged out on every device.')
  await expect(page).toHaveURL(address('siam191', '/en-th'))
  await expect(loginOf(page)).toBeVisible()
  await other.reload()
  await expect(loginOf(other)).toBeVisible()
  await elsewhere.close()
})

test('[STA-02] a logout on a members’ page leads home without asking for a login', { tag: '@night' }, async ({
  page,
}) => {
  await openThroughLogin(page, 'beta191', '/en-th/profile/info', '081-234-5678')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL(address('beta191', '/en-th'))
  await expect(loginOf(page)).toBeVisible()
  await expect(page.locator('#dialog-auth')).toBeHidden()
})

for (const brand of isNightly ? brands : brands.slice(0, 1)) {
  for (const [device, options, locale] of [
    ['a phone', phone, 'th-th'],
    ['a desktop', { viewport: { width: 1280, height: 800 } }, 'en-th'],
  ] as const) {
    test(`${brand}: the account’s pages are accessible and fit ${device}`, {
      // `every-page.e2e.ts` and `reflow.e2e.ts` test these pages in the usual run.
      tag: '@night',
    }, async ({ browser }) => {
      const context = await newContext(browser, options)
      const page = await context.newPage()
      await openThroughLogin(page, brand, `/${locale}/account`, '081-234-5678')
      for (const path of pages) {
        await open(page, address(brand, `/${locale}${path}`))
        await expect(heading(page)).toBeVisible()
        await expectNothingSerious(page, path)
        const width = options.viewport.width
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      }
      await context.close()
    })
  }
}

test('on a phone, the bottom bar leads to the account', { tag: '@night' }, async ({ browser }) => {
  const context = await newContext(browser, phone)
  const page = await context.newPage()
  await open(page, address('siam191', '/en-th'))
  await logIn(page)
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL(address('siam191', '/en-th/account'))
  await expect(heading(page)).toHaveText('My account')
  await context.close()
})
