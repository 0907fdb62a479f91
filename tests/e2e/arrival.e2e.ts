import { sentCode } from './sandbox.ts'
import { address, expect, loginOf, open, test } from './site.ts'

test('[QRY-02] if a visitor leaves the first page early, the next page stores the affiliate’s code', async ({
  page,
}) => {
  const visits = /\/(?:after-start|visit)(?:-\w|\.ts)/
  let isFirstPage = true
  await page.route(visits, (route) => (isFirstPage ? undefined : route.continue()))
  const request = page.waitForRequest(visits)
  await open(page, address('siam191', '/en-th?aff=river-8'))
  await request
  isFirstPage = false
  await open(page, address('siam191', '/en-th/faq'))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('aff'))).toBe('river-8')
})

test('[QRY-02] the page stores the affiliate’s code under aff and counts the visit once', async ({ page }) => {
  const counted: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/update-click')) counted.push(request.postDataJSON())
  })
  await open(page, address('siam191', '/en-th?ref=river-7'))
  await expect.poll(() => counted).toMatchObject([{ aff_code: 'river-7' }])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('aff'))).toBe('river-7')
  await open(page, address('siam191', '/en-th/faq'))
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => localStorage.getItem('aff'))).toBe('river-7')
  expect(counted).toHaveLength(1)
})

const sentinel = 'S3ntinelPass'

test('[QRY-04] a user name and password in the address log in once, and the page stores the password nowhere', async ({
  page,
  context,
}) => {
  // Sets the password of a member to the sentinel, so that the test can search for the password.
  await open(page, address('beta191', '/en-th?login=1'))
  await page.locator('#login-phone').fill('0810000004')
  await page.locator('#login-phone').press('Enter')
  await expect(page.locator('#login-password')).toBeVisible()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.locator('#login-otp-code').waitFor()
  await page.locator('#login-otp-code').fill(await sentCode('0810000004'))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.locator('#login-new-password').fill(sentinel)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('#login-phone')).toBeVisible()

  const visit = await context.newPage()
  const carried: string[] = []
  const output: string[] = []
  visit.on('console', (message) => output.push(message.text()))
  visit.on('request', (request) => {
    const headers = JSON.stringify(request.headers())
    const isFirst = request.isNavigationRequest() && request.url().includes('usr=')
    for (const [place, text] of [
      ['url', isFirst ? '' : request.url()],
      ['headers', headers],
      ['body', request.postData() ?? ''],
    ]) {
      if (text?.includes(sentinel)) carried.push(`${request.url()} ${place}`)
    }
  })
  await visit.goto(address('beta191', `/en-th/faq?usr=660810000004&pw=${sentinel}&aff=x`))
  await expect(visit.getByTestId('balance')).toBeVisible()
  expect(visit.url()).toBe(address('beta191', '/en-th/faq?aff=x'))
  expect(carried).toEqual([address('beta191', '/api/index/auth body')])
  expect(output.filter((text) => text.includes(sentinel))).toEqual([])
  const kept = await visit.evaluate(async () => {
    const databases = await indexedDB.databases()
    const rows = await Promise.all(
      databases.map(
        ({ name }) =>
          new Promise((resolve) => {
            const opening = indexedDB.open(String(name))
            opening.onsuccess = () => {
              const stores = [...opening.result.objectStoreNames]
              if (stores.length === 0) return resolve('')
              const reading = opening.result.transaction(stores).objectStore(String(stores[0])).getAll()
              reading.onsuccess = () => resolve(JSON.stringify(reading.result))
            }
          }),
      ),
    )
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      rows,
      document.cookie,
      performance.getEntries(),
      history.state,
      document.documentElement.outerHTML,
    ])
  })
  expect(kept).not.toContain(sentinel)
  await visit.goBack().catch(() => {})
  expect(visit.url()).not.toContain(sentinel)
})

test('[QRY-04] mafa191 ignores a user name and password in the address, and removes them', { tag: '@night' }, async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/index/auth')) calls.push(request.url())
  })
  await open(page, address('mafa191', '/en-th?usr=660812345678&pw=Passw0rd1'))
  expect(page.url()).toBe(address('mafa191', '/en-th'))
  await expect(loginOf(page)).toBeVisible()
  expect(calls).toEqual([])
})
