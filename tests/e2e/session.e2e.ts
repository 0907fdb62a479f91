import type { Page } from '@playwright/test'
import { fault, openAs } from './sandbox.ts'
import { address, brands, expect, fieldOf, logIn, loginOf, newContext, open, openLogin, phone, test } from './site.ts'

test('[STA-02] a member logs in, sees the balance, and logs out', async ({ page }) => {
  await open(page, address('siam191', '/en-th'))
  await logIn(page)
  await expect(page.getByTestId('balance')).toHaveText(/฿12,480\.50/)
  await expect(page.locator('#dialog-auth')).toHaveCount(0)
  await page.getByTestId('balance').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(loginOf(page)).toBeVisible()
})

test('[STA-09] after a logout that stays on the page, the CSS variable still has the height of the header', async ({
  page,
}) => {
  const reports: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/_livery/errors')) reports.push(request.postData())
  })
  await openAs(page, 'siam191', '/en-th')
  await page.getByTestId('balance').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(loginOf(page)).toBeVisible()
  const heights = () =>
    page.evaluate(() => [
      getComputedStyle(document.documentElement).getPropertyValue('--header-height'),
      `${document.querySelector<HTMLElement>('[data-region="header"]')?.offsetHeight}px`,
    ])
  await expect.poll(async () => new Set(await heights()).size).toBe(1)
  expect(reports).toEqual([])
})

test('[STA-02] an interrupted logout shows a notice, hides the account, and completes on the next try', async ({
  page,
  complaints,
}) => {
  await open(page, address('siam191', '/en-th'))
  await logIn(page)
  await fault('index/logout', 'cut', { times: 2 })
  await page.getByTestId('balance').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'You are not logged out yet' })).toBeVisible()
  await expect(page.getByTestId('balance')).toHaveCount(0)
  await expect(loginOf(page)).toHaveCount(0)
  // After a reload the page logs out before it shows a member.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You are not logged out yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Please try again' }).click()
  await expect(loginOf(page)).toBeVisible()
  expect(complaints.splice(0).length).toBeGreaterThan(0)
})

/** The contents of a page's local storage, session storage and databases. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('The database cannot be read.'))
      })
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        stored.push(await result(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    return JSON.stringify(stored)
  })

test('[API-06] after a reload the member is still logged in, and no storage contains a token of the session', async ({
  page,
  context,
}) => {
  await open(page, address('siam191', '/en-th'))
  const response = page.waitForResponse('**/api/index/auth')
  await logIn(page)
  const { data } = (await (await response).json()) as { readonly data: { readonly user: { readonly utk: string } } }
  await expect(page.getByTestId('balance')).toBeVisible()
  await open(page, address('siam191', '/en-th'))
  await expect(page.getByTestId('balance')).toHaveText(/฿12,480\.50/)
  const session = (await context.cookies()).find(({ name }) => name.includes('session'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const stored = await storedText(page)
  expect(stored.length).toBeGreaterThan(100)
  for (const token of [String(session?.value), data.user.utk]) {
    expect(token.length).toBeGreaterThan(10)
    expect(stored).not.toContain(token)
  }
})

test('[API-06] a member whose dashboard fails is not asked to log in, and can load the account later', {
  tag: '@night',
}, async ({ page, complaints }) => {
  await open(page, address('siam191', '/en-th'))
  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  await page.route('**/api/user/dashboard', (route) => route.fulfill({ status: 503, body: '<h1>503</h1>' }))
  await page.goto(address('siam191', '/en-th/profile'))
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice.getByRole('heading', { name: 'We could not load your account' })).toBeVisible()
  await expect(loginOf(page)).toHaveCount(0)
  const refused = page.waitForResponse('**/api/user/dashboard')
  await notice.getByRole('button').click()
  await refused
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(address('siam191', '/en-th/profile'))
  complaints.splice(0)

  await page.unroute('**/api/user/dashboard')
  await page.getByRole('banner').getByRole('button', { name: 'Load my account' }).click()
  await expect(page.getByTestId('balance')).toHaveText(/฿12,480\.50/)
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('[API-06] after the connection returns, the page shows the member again without a press', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, address('beta191', '/en-th'))
  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  await page.route('**/api/user/dashboard', (route) => route.abort(), { times: 1 })
  await page.goto(address('beta191', '/th-th/faq'))
  await expect(page.getByRole('banner').getByRole('button', { name: 'โหลดบัญชีของฉัน' })).toBeVisible()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByTestId('balance')).toHaveText(/฿12,480\.50/)
  complaints.splice(0)
})

for (const path of ['/en-th/account', '/en-th/faq']) {
  test(`[STA-03] a session that ended before the load of ${path} leads home with a toast`, async ({
    page,
    context,
  }) => {
    await open(page, address('mafa191', path === '/en-th/faq' ? path : '/en-th'))
    await logIn(page)
    await expect(page.getByTestId('balance')).toBeVisible()
    // A later call of the open page would end the session there.
    await page.goto('about:blank')
    await page.route('**/api/user/dashboard', (route) =>
      route.fulfill({ json: { status: false, code: 1003, msg: 'Your session has expired.' } }),
    )
    await context.clearCookies()
    // The toast closes after 3 s, which a slow load can exceed.
    await page.goto(address('mafa191', path), { waitUntil: 'commit' })
    await expect(page.locator('.toast')).toHaveText(/Your session has expired\./)
    await expect(page).toHaveURL(address('mafa191', '/en-th'))
    await expect(page.locator('#dialog-auth')).toBeHidden()
  })
}

test('[STA-04] a navigation fetches the dashboard again after 30 s, but not before', async ({ page }) => {
  await page.clock.install()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/dashboard')) calls.push(request.url())
  })
  await open(page, address('siam191', '/en-th/faq'))
  await expect.poll(() => calls.length).toBe(1)
  const links = page.getByRole('contentinfo')
  await links.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL(address('siam191', '/en-th/privacy-policy'))
  await page.clock.fastForward(31_000)
  expect(calls).toHaveLength(1)
  await links.getByRole('link', { name: 'Responsible play' }).click()
  await expect(page).toHaveURL(address('siam191', '/en-th/responsible-gaming'))
  await expect.poll(() => calls.length).toBe(2)
})

test('[CFG-05] the first use of a page loads the countries', async ({ page }) => {
  const countries = page.waitForRequest('**/api/user/get-country-list')
  await open(page, address('siam191', '/en-th'))
  await page.mouse.move(200, 200)
  await countries
})

test('[STA-02] a second tab follows login and logout, and the device counts each once', async ({ page, context }) => {
  /** The number of logins and logouts on the device. */
  const turns = () =>
    page.evaluate(() => {
      const name = Object.keys(localStorage).find((key) => key.endsWith(':member-turns'))
      return Number(name && localStorage.getItem(name))
    })
  await open(page, address('siam191', '/en-th'))
  const other = await context.newPage()
  await open(other, address('siam191', '/en-th/faq'))
  await logIn(page)
  await expect(other.getByTestId('balance')).toBeVisible()
  expect(await turns()).toBe(1)
  await other.getByTestId('balance').click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(loginOf(page)).toBeVisible()
  expect(await turns()).toBe(2)
})

test('a member of one brand is a guest of another', { tag: '@night' }, async ({ page }) => {
  await open(page, address('siam191', '/en-th'))
  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  await open(page, address('beta191', '/en-th'))
  await expect(loginOf(page)).toBeVisible()
})

test('[API-05] a refused login shows the server’s message and keeps the typed values', async ({ page }) => {
  await open(page, address('siam191', '/en-th'))
  await logIn(page, '081-234-5678', 'wrong-one')
  await expect(page.locator('.toast')).toHaveCount(1)
  await expect(page.locator('.toast p')).toHaveText('Incorrect phone number or password. Try again.')
  await expect(fieldOf(page, 'login-password')).toHaveValue('wrong-one')
})

test('[API-05] a refused list shows the server’s message and can be fetched again', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, address('siam191', '/en-th/faq'))
  await fault('provider/provider-list', 'code', { value: 4999, times: 2 })
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.locator('.toast')).toHaveText(/A fault of the sandbox responds with code 4999/)
  await page.getByRole('main').getByRole('alert').getByRole('button').click()
  await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(60)
})

test('[STA-02] a logout forgets the game to return to', { tag: '@night' }, async ({ page }) => {
  await open(page, address('mafa191', '/en-th'))
  await page.evaluate(() => sessionStorage.setItem('livery-game', '{"provider_id":"101","game_id":"1"}'))
  await logIn(page)
  await page.getByTestId('balance').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('livery-game'))).toBeNull()
})

test('[STA-02] promotions are fetched again after login and after logout', { tag: '@night' }, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/promotion/get-promotion-content-list')) requests.push(request.url())
  })
  await open(page, address('mafa191', '/en-th'))
  await expect(page.locator('[aria-labelledby=promotions-strip] li')).toHaveCount(4)
  expect(requests).toHaveLength(0)
  await logIn(page)
  await expect.poll(() => requests.length).toBe(1)
  await expect(page.locator('[aria-labelledby=promotions-strip] li')).toHaveCount(4)
  await page.getByTestId('balance').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => requests.length).toBe(2)
})

test('[VAL-01] an empty field shows its error at the field', { tag: '@night' }, async ({ page }) => {
  await open(page, address('beta191', '/th-th'))
  await openLogin(page)
  await page.locator('#login-phone').press('Enter')
  await expect(page.locator('#login-phone-error')).toHaveText('กรุณากรอกข้อมูลในช่องนี้')
  await expect(page.locator('#login-phone')).toBeFocused()
})

for (const brand of brands) {
  test(`${brand}: a member’s header fits a phone and shows the balance`, { tag: '@night' }, async ({ browser }) => {
    const context = await newContext(browser, phone)
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

test('[API-05] during a maintenance of the backend, a refused call shows a text in the language of the page', async ({
  page,
  complaints,
}) => {
  await openAs(page, 'siam191', '/th-th/faq')
  await page.getByTestId('balance').click()
  await fault('user/get-bal', 'maintenance', { times: 1 })
  await page.getByRole('button', { name: 'อัปเดตยอดเงินคงเหลือ' }).click()
  await expect(page.locator('.toast p')).toHaveText('ระบบอยู่ระหว่างปรับปรุง กรุณาลองใหม่ภายหลัง')
  // The browser logs the status of the response.
  complaints.length = 0
})
