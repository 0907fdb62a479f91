import type { Page, Request } from '@playwright/test'
import { agreeToTrackers } from './agree-to-trackers.ts'
import { channelOf, reachSend } from './deposit-page.ts'
import { isNightly } from './extent.ts'
import { control, freshNumber, openAs, otherCode, sentCode } from './sandbox.ts'
import { asks, signUp } from './sign-up-steps.ts'
import { address, type Brand, expect, logIn, open, test } from './site.ts'

interface Hit {
  readonly merchant_id: string
  readonly tracker: string
  readonly path: string
  readonly sent: string
  readonly referrer: string
  readonly cookie: string
}

interface Received {
  readonly hits: readonly Hit[]
  readonly signedIn: readonly { readonly uid: string; readonly origin: string }[]
}

const received = () => control<Received>('GET', 'trackers')
const hitsOf = async (tracker: string) => (await received()).hits.filter((hit) => hit.tracker === tracker)
const queriesOf = async (tracker: string) => (await hitsOf(tracker)).map(({ sent }) => new URLSearchParams(sent))
/** The names of a tracker’s received events, without web vitals. `name` is the vendor’s parameter for the name. */
const eventsOf = async (tracker: string, name: string) =>
  (await queriesOf(tracker)).map((query) => query.get(name)).filter((event) => !/vital/i.test(String(event)))

/** The requests of a page to other hosts than the brand's, each as one text with headers and body. */
function thirdPartyRequests(page: Page, brand: Brand): string[] {
  const seen: string[] = []
  page.context().on('request', (request: Request) => {
    if (new URL(request.url()).hostname === `${brand}.localhost` || !request.url().startsWith('http')) return
    seen.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  return seen
}

/** The parameters that a vendor may receive: the schema's fields under the vendor's names. */
const allowed = {
  google:
    /^(?:v|tid|en|cid|ul|cu|epn\.value|epn\.metric_value|ep\.(?:transaction_id|brand|route|device|metric|rating|click_id|utm_source))$/,
  postback:
    /^(?:tracker|event|id|visit|brand|route|locale|device|amount|currency|metric|value|rating|click_id|utm_source)$/,
}

/** Waits until the page's visit has started and its events are sent. */
const waitUntilIdle = (page: Page) => page.waitForLoadState('networkidle')

/** Leaves the site like a person who closes the tab, which sends the web vitals. */
const leave = (page: Page) => page.goto('about:blank')

test.beforeEach(() => control('POST', 'reset', {}))
test.afterAll(() => control('POST', 'reset', {}))

test('[QRY-05] [QRY-08] a member’s events reach each tracker once, without personal data', async ({ page }) => {
  const brand = 'siam191'
  await agreeToTrackers(page, brand)
  await page.addInitScript(() => {
    if (location.protocol !== 'http:') return
    const key = 'livery:development:siam191:analytics-push'
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ id: 'subscription-1' }))
  })
  const seen = thirdPartyRequests(page, brand)
  const responses: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/index/auth')) responses.push(await response.text())
  })

  await open(page, address(brand, '/en-th?utm_source=ads&clickid=c-77&usr=660812345678&pw=wrong-Passw0rd1'))
  await waitUntilIdle(page)
  await logIn(page, '081-000-0001')
  await expect(page.getByTestId('balance')).toBeVisible()
  await expect.poll(async () => (await received()).signedIn.length).toBe(1)
  expect((await received()).signedIn[0]?.origin).toBe(address(brand, ''))

  // After the login, the page leads home, which is another page view.
  await expect(page).toHaveURL(/\/en-th(?:\?|$)/)
  await page.goto(address(brand, '/en-th/deposit'))
  await (await reachSend(page, brand, channelOf(brand, 11), '500.25')).click()
  await expect.poll(() => eventsOf('siam-aff', 'event')).toContain('deposit')
  await waitUntilIdle(page)
  const { uid } = (JSON.parse(responses.at(-1) ?? '{}') as { data: { uid: string } }).data
  const { utk } = (JSON.parse(responses.at(-1) ?? '{}') as { data: { utk: string } }).data
  const session = (await page.context().cookies()).map(({ value }) => value).filter((value) => value.length > 20)
  await page.goto(address(brand, '/en-th/account'))
  await waitUntilIdle(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(async () => (await received()).signedIn).toEqual([])
  const views = async () => (await eventsOf('G-SIAM191X', 'en')).filter((event) => event === 'page_view')
  await expect.poll(async () => (await views()).length).toBe(6)
  await leave(page)

  // Each event once, to its trackers: home, login, home, deposit, account, and home after the logout.
  await expect
    .poll(async () => (await queriesOf('G-SIAM191X')).filter((one) => one.get('ep.metric')).length)
    .toBeGreaterThan(3)
  const google = await queriesOf('G-SIAM191X')
  const events = google.filter((one) => one.get('en') !== 'web_vital')
  expect(events.map((one) => `${one.get('en')} ${one.get('ep.route')}`).toSorted()).toEqual([
    'login login',
    'page_view account',
    'page_view deposit',
    'page_view home',
    'page_view home',
    'page_view home',
    'page_view login',
    'purchase deposit',
  ])
  await expect.poll(() => eventsOf('siam-aff', 'event')).toEqual(['deposit'])
  const ids = google.map((one) => one.get('ep.transaction_id'))
  expect(new Set(ids).size).toBe(ids.length)
  const deposit = google.find((one) => one.get('en') === 'purchase')
  expect(Object.fromEntries(deposit ?? [])).toMatchObject({
    'ep.brand': brand,
    'epn.value': '500.25',
    cu: 'THB',
    'ep.utm_source': 'ads',
    'ep.click_id': 'c-77',
  })
  expect(deposit?.get('ep.transaction_id')).toBe((await queriesOf('siam-aff'))[0]?.get('id'))
  // Each web vital names its brand and its route.
  const vitals = google.filter((one) => one.get('en') === 'web_vital')
  expect(vitals.map((one) => one.get('ep.metric'))).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']))
  expect(
    vitals.every((one) => one.get('ep.brand') === brand && /^\d+$/.test(String(one.get('epn.metric_value')))),
  ).toBe(true)
  expect(vitals.some((one) => one.get('ep.route') === 'deposit')).toBe(true)

  // No field outside of the schema, and no personal data.
  for (const query of google) for (const name of query.keys()) expect(name).toMatch(allowed.google)
  for (const query of await queriesOf('siam-aff'))
    for (const name of query.keys()) expect(name).toMatch(allowed.postback)
  const all = [...seen, ...(await received()).hits.map(({ sent }) => sent)]
    .map((text) => decodeURIComponent(text))
    .join('\n')
  expect(all.length).toBeGreaterThan(1000)
  const sentinels = ['Passw0rd1', '0810000001', '810000001', '660812345678', uid, utk, ...session]
  expect(sentinels.filter((sentinel) => sentinel === undefined || sentinel === '' || all.includes(sentinel))).toEqual(
    [],
  )
  // No tracker receives the page's address or a cookie.
  expect((await received()).hits.filter(({ referrer, cookie }) => referrer !== '' || cookie !== '')).toEqual([])
})

test('[QRY-05] a login by a user name and password in the address sends one login event', async ({ page }) => {
  await agreeToTrackers(page, 'siam191')
  await open(page, address('siam191', '/en-th?usr=660812345678&pw=Passw0rd1'))
  await expect(page.getByTestId('balance')).toBeVisible()
  const logins = async () => (await eventsOf('G-SIAM191X', 'en')).filter((event) => event === 'login')
  await expect.poll(logins).toEqual(['login'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Language' }).first().click()
  await expect.poll(() => eventsOf('G-SIAM191X', 'en')).toHaveLength(3)
  expect(await logins()).toEqual(['login'])
})

for (const brand of isNightly ? (['siam191', 'beta191', 'mafa191'] as const) : (['mafa191'] as const)) {
  test(`[QRY-05] a sign-up at ${brand} sends a tracker one event, and no details to any tracker`, {
    tag: '@night',
  }, async ({ page }) => {
    await agreeToTrackers(page, brand)
    const seen = thirdPartyRequests(page, brand)
    const number = freshNumber()
    await open(page, address(brand, '/en-th?signup=1'))
    await signUp(page, brand, number)
    await expect(page.getByTestId('balance')).toBeVisible()
    await waitUntilIdle(page)
    const trackers = { siam191: 'siam-aff', beta191: 'beta-cid', mafa191: '191000000000003' }
    const names = {
      siam191: ['event', 'register'],
      beta191: ['event', 'register'],
      mafa191: ['ev', 'CompleteRegistration'],
    } as const
    const [parameter, name] = names[brand]
    await expect
      .poll(async () => (await eventsOf(trackers[brand], parameter)).filter((event) => event === name))
      .toEqual([name])
    const code = asks[brand].otp ? await sentCode(number) : otherCode('111111')
    const all = [...seen, ...(await received()).hits.map(({ sent }) => sent)]
      .map((text) => decodeURIComponent(text))
      .join('\n')
    const sentinels = [number, number.slice(1), '135790', '1234567890', 'Somchai', 'Jaidee', 'mail.example', code]
    expect(sentinels.filter((sentinel) => all.includes(sentinel))).toEqual([])
  })
}

test('[QRY-05] hanging or unreachable trackers do not affect the site', async ({ page, complaints }) => {
  let asked = 0
  await agreeToTrackers(page, 'siam191')
  await page.route(/trackers\.localhost/, async (route) => {
    asked += 1
    // Every second request fails immediately, the other requests never get a response.
    if (asked % 2 === 0) await route.abort('connectionrefused')
  })
  await open(page, address('siam191', '/en-th'))
  await expect.poll(() => asked).toBeGreaterThan(0)
  await logIn(page)
  await expect(page.getByTestId('balance')).toHaveText(/฿12,480\.50/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Language' }).first().click()
  await expect(page.getByRole('main')).toHaveAccessibleName('Language')
  await expect.poll(() => asked).toBeGreaterThan(3)
  await expect(page.locator('.toast')).toHaveCount(0)
  expect(complaints.splice(0).filter((output) => !output.startsWith('Failed to load resource'))).toEqual([])
})

test('[QRY-07] the recorder records only members of the listed levels, and no page that the brand excludes', async ({
  page,
}) => {
  // mafa191 records the levels 5 to 9.
  await agreeToTrackers(page, 'mafa191')
  await openAs(page, 'mafa191', '/en-th', '0810000004')
  await expect(page.getByTestId('balance')).toBeVisible()
  await waitUntilIdle(page)
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } })
  await leave(page)

  await openAs(page, 'mafa191', '/en-th', '0810000006')
  await expect(page.getByTestId('balance')).toBeVisible()
  await waitUntilIdle(page)
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } })
  await page.goto(address('mafa191', '/en-th/profile/info'))
  await waitUntilIdle(page)
  await page.mouse.click(400, 400)
  await leave(page)
  await expect.poll(async () => (await hitsOf('mafa191-demo')).length).toBeGreaterThan(0)
  const parts = (await hitsOf('mafa191-demo')).map(
    ({ sent }) => JSON.parse(sent) as { steps: { kind: string; route: string; block?: string }[] },
  )
  const steps = parts.flatMap((part) => part.steps)
  expect(steps.map(({ route }) => route)).not.toContain('profile-info')
  // Only the press of the second member, whose level is recorded.
  const presses = steps.filter(({ kind, block }) => kind === 'press' && block === 'layout/footer')
  expect(presses).toEqual([expect.objectContaining({ route: 'home' })])
})

test.describe('a visitor without an answer about consent', () => {
  test.use({ hidesBanners: false })

  for (const [brand, username] of [
    ['siam191', '0810000001'],
    ['mafa191', '0810000006'],
  ] as const) {
    test(`[QRY-05] [QRY-07] at ${brand} sees the banner, and no tracker or recorder receives a request`, async ({
      page,
    }) => {
      const seen = thirdPartyRequests(page, brand)
      // No announcement opens on this page.
      await openAs(page, brand, '/en-th/faq', username)
      await expect(page.getByTestId('balance')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Cookies and similar technologies' })).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Language' }).first().click()
      await expect(page.getByRole('main')).toHaveAccessibleName('Language')
      await waitUntilIdle(page)
      expect(seen).toEqual([])
      expect((await received()).hits).toEqual([])
    })
  }

  test('[QRY-05] sees a banner that blocks nothing; the answer is stored and can be changed', async ({ page }) => {
    const brand = 'beta191'
    const seen = thirdPartyRequests(page, brand)
    await open(page, address(brand, '/en-th/faq?utm_source=ads'))
    const banner = page.getByRole('region', { name: 'Cookies and similar technologies' })
    await expect(banner).toBeVisible()
    // The page below the banner works.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Language' }).first().click()
    await expect(page.getByRole('main')).toHaveAccessibleName('Language')
    expect(seen).toEqual([])
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('utm_source')

    await banner.getByRole('button', { name: 'Decline' }).click()
    await expect(banner).toBeHidden()
    await open(page, address(brand, '/en-th/privacy-policy'))
    await waitUntilIdle(page)
    await expect(banner).toBeHidden()
    expect(seen).toEqual([])

    const choice = page.getByRole('region', { name: 'Your choice' })
    await choice.getByRole('button', { name: 'Allow' }).click()
    await expect(choice.getByRole('status')).toHaveText('Your choice is saved.')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Language' }).first().click()
    await expect.poll(() => eventsOf('191000000000002', 'ev')).toEqual(['PageView'])
    // The events before the answer are dropped.
    expect((await queriesOf('191000000000002')).map((one) => one.get('cd[route]'))).toEqual(['language'])

    await open(page, address(brand, '/en-th/privacy-policy'))
    await expect.poll(() => eventsOf('191000000000002', 'ev')).toHaveLength(2)
    await choice.getByRole('button', { name: 'Do not allow' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Language' }).first().click()
    await expect(page.getByRole('main')).toHaveAccessibleName('Language')
    await waitUntilIdle(page)
    expect(await eventsOf('191000000000002', 'ev')).toHaveLength(2)
  })
})
