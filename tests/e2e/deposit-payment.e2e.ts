import type { Page } from '@playwright/test'
import { channelOf, ledgerRowsOf, oneDeposit, openDeposit, pay, placeOf, reachSend } from './deposit-page.ts'
import { control, openAs, passTime } from './sandbox.ts'
import { address, expect, test } from './site.ts'

test.afterAll(() => control('POST', 'reset', {}))

/** The addresses of the sandbox’s payment pages. */
const paymentPages = /\/\/pay\.localhost:\d+\//

/** Continues to the payment page of a channel of siam191, and returns the element with the deposit. */
async function reachPayment(page: Page, channelId = 16) {
  const send = await reachSend(page, 'siam191', channelOf('siam191', channelId))
  await send.click()
  return placeOf(page, 'siam191')
}

test('[DEP-09] a refused payment shows a notice, and the next payment is a new deposit', { tag: '@night' }, async ({
  page,
}) => {
  await openDeposit(page, 'siam191')
  const place = placeOf(page, 'siam191')
  const channel = channelOf('siam191', 16)
  await (await reachSend(page, 'siam191', channel)).click()
  await pay(place.frameLocator('iframe'), 'Decline')
  await expect(
    place.getByText('The payment was declined or its time ran out, and nothing was deposited.'),
  ).toBeVisible()
  await (await reachSend(page, 'siam191', channel, '600')).click()
  await pay(place.frameLocator('iframe'))
  await passTime(5)
  await expect(place.getByTestId('deposit-done')).toBeVisible()
  await passTime(10)
  expect(await ledgerRowsOf('siam191')).toEqual(oneDeposit('600.00'))
})

test('[DEP-09] after a declined payment, the first step back leaves the deposit', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/faq', '66-0810000001')
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click()
  const place = await reachPayment(page)
  await pay(place.frameLocator('iframe'), 'Decline')
  await expect(place.getByText('The payment was declined')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address('siam191', '/en-th/faq'))
})

test('[DEP-09] a member who leaves an open payment by a link goes back in one step for each page', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/faq', '66-0810000001')
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click()
  const place = await reachPayment(page)
  const payment = place.frameLocator('iframe')
  // The next page of the payment adds an entry to the history of the tab.
  await pay(payment)
  await expect(payment.getByRole('status')).toBeVisible()
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('main')).toHaveAccessibleName('About us')
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries)
  await expect(page).toHaveURL(address('siam191', '/en-th/about-us'))
  await page.goBack()
  await expect(place.getByText('Choose a deposit method')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address('siam191', '/en-th/faq'))
})

for (const [choice, outcome] of [
  ['Pay', 'Your deposit has arrived'],
  ['Decline', 'The payment was declined'],
] as const) {
  test(`[DEP-09] the page shows the outcome of a payment in a tab: ${choice}`, async ({ page }) => {
    await openDeposit(page, 'beta191')
    const place = placeOf(page, 'beta191')
    const send = await reachSend(page, 'beta191', channelOf('beta191', 15))
    const popup = page.waitForEvent('popup')
    await send.click()
    await expect(place.getByText('Pay on the payment page in the new tab.')).toBeVisible()
    await expect(place.getByTestId('deposit-done')).toHaveCount(0)
    await page.reload()
    await expect(place.getByTestId('time-left')).toHaveText(/^14:\d\d$/)
    const link = place.getByRole('link', { name: 'Open the payment page in a new tab' })
    await expect(link).toBeVisible()
    await expect(link, 'the lines of a long text').toHaveCSS('text-align', 'center')
    // The payment's tab hides the page, so the page shows the outcome until the member returns. A headless browser
    // reports every page as visible, so the page would leave the outcome after 3 s.
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
    await pay(await popup, choice)
    if (choice === 'Pay') await passTime(5)
    await expect(place.getByText(outcome)).toBeVisible()
    expect(await ledgerRowsOf('beta191')).toHaveLength(choice === 'Pay' ? 1 : 0)
    await expect(page.getByTestId('balance')).toContainText(choice === 'Pay' ? '฿2,000.50' : '฿1,500.25')
  })
}

test('[DEP-09] the payment page is sandboxed, and its messages are ignored', async ({ page }) => {
  await openDeposit(page, 'siam191')
  const place = placeOf(page, 'siam191')
  const channel = channelOf('siam191', 16)
  await (await reachSend(page, 'siam191', channel)).click()
  await expect(place.locator('iframe')).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-same-origin allow-popups',
  )
  const received = page.evaluate(
    () => new Promise((resolve) => addEventListener('message', ({ origin }) => resolve(origin), { once: true })),
  )
  await place
    .frameLocator('iframe')
    .locator('body')
    .evaluate(() => parent.postMessage({ type: 'payment', status: 'success', paid: true }, '*'))
  expect(await received).toMatch(/^http:\/\/pay\.localhost:/)
  await page.waitForResponse(/user\/get-transactions/)
  await expect(place.getByText('This page continues automatically')).toBeVisible()
  await expect(place.getByTestId('deposit-done')).toHaveCount(0)
})

test('[DEP-09] only payment pages of the brand are framed', { tag: '@night' }, async ({ page }) => {
  await openDeposit(page, 'siam191')
  const send = await reachSend(page, 'siam191', channelOf('siam191', 16))
  await page.route('**/api/deposit/add-deposit', (route) =>
    route.fulfill({ json: { status: true, data: { url: 'https://pay.localhost.evil.example/' } } }),
  )
  await send.click()
  await expect(page.locator('#main').getByText('We cannot open this payment page here.')).toBeVisible()
  await expect(page.locator('#main iframe')).toHaveCount(0)
})

test('[DEP-11] the countdown of a payment continues after a reload', async ({ page }) => {
  await openDeposit(page, 'siam191')
  const place = placeOf(page, 'siam191')
  await (await reachSend(page, 'siam191', channelOf('siam191', 16))).click()
  const left = place.getByTestId('time-left')
  await expect(left).toHaveText(/^14:\d\d$/)
  await passTime(2)
  await page.reload()
  await expect(left).toHaveText(/^12:\d\d$/)
  await expect(place.locator('iframe')).toBeVisible()
})

for (const [name, channelId] of [
  ['by QR', 14],
  ['on the payment page', 16],
] as const) {
  test(`[DEP-11] after a reload the page waits for the payment ${name} until it arrives`, {
    tag: '@night',
  }, async ({ page }) => {
    await openDeposit(page, 'siam191')
    const place = await reachPayment(page, channelId)
    const paid = page.waitForResponse(
      (response) => paymentPages.test(response.url()) && response.request().method() === 'POST',
    )
    await pay(place.frameLocator('iframe'))
    await paid
    // The bank has not confirmed the payment yet.
    await passTime(-5)
    const asked = page.waitForResponse(/user\/get-transactions/)
    await page.reload()
    expect(await (await asked).json()).toMatchObject({ data: { items: [{ state: 'pending' }] } })
    await expect(place.getByText('This page continues automatically')).toBeVisible()
    await expect(place.getByTestId('deposit-done')).toHaveCount(0)
    await passTime(5)
    await expect(place.getByTestId('deposit-done')).toBeVisible()
    expect(await ledgerRowsOf('siam191')).toEqual(oneDeposit('500.25'))
  })
}

test('[DEP-09] a payment page that does not load within 15 s can be opened and paid in a tab', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await openDeposit(page, 'siam191')
  let isDown = true
  await page.route(paymentPages, (route) => (isDown ? undefined : route.continue()))
  const place = await reachPayment(page)
  const link = place.getByRole('link', { name: 'Open the payment page in a new tab' })
  await expect(link).toBeVisible()
  await page.clock.fastForward(14_000)
  await expect(place.getByRole('alert')).toHaveCount(0)
  await page.clock.fastForward(2000)
  await expect(place.getByRole('alert')).toHaveText(/is taking a while to load/)
  isDown = false
  const opened = context.waitForEvent('page')
  await link.click()
  const tab = await opened
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull()
  await pay(tab)
  await expect(tab.getByRole('status')).toHaveText(/Your payment was sent/)
  await passTime(5)
  await page.clock.fastForward(3000)
  await expect(place.getByTestId('deposit-done')).toBeVisible()
})

// An unreachable or unframable page fires `load` too; its frame shows the browser's error page.
test('[DEP-09] a member opens and pays a payment page in a tab if its frame stays empty', {
  tag: '@night',
}, async ({ page, context, complaints }) => {
  await openDeposit(page, 'siam191')
  await page.route(paymentPages, (route) => route.abort('connectionrefused'))
  const place = await reachPayment(page)
  await expect(place.getByText('If the payment page stays empty')).toBeVisible()
  const opened = context.waitForEvent('page')
  await place.getByRole('link', { name: 'Open the payment page in a new tab' }).click()
  const tab = await opened
  await pay(tab)
  await passTime(5)
  await expect(place.getByTestId('deposit-done')).toBeVisible()
  complaints.length = 0
})

test('[DEP-09] a member who leaves the payment chooses another channel, which starts a new deposit', {
  tag: '@night',
}, async ({ page }) => {
  await openDeposit(page, 'siam191')
  const place = await reachPayment(page)
  await expect(place.getByTestId('time-left')).toBeVisible()
  await place.getByRole('button', { name: 'Choose another deposit method' }).click()
  await expect(place.getByRole('alert')).toHaveText(/You left the payment/)
  const send = await reachSend(page, 'siam191', channelOf('siam191', 12), '600')
  await send.click()
  await expect(place.getByTestId('deposit-done')).toBeVisible()
  await passTime(20)
  expect(await ledgerRowsOf('siam191')).toEqual(oneDeposit('600.00'))
})

test('[DEP-01] [DEP-09] closing the dialog on a later page of the payment ends the deposit on the site, too', async ({
  page,
}) => {
  await openAs(page, 'mafa191', '/en-th/faq', '66-0810000001')
  const onlinePayment = channelOf('mafa191', 16)
  const openDialog = page.getByRole('banner').getByRole('button', { name: 'Deposit' })
  await openDialog.click()
  const place = placeOf(page, 'mafa191')
  await (await reachSend(page, 'mafa191', onlinePayment)).click()
  // The next page of the payment adds an entry to the history of the tab.
  const payment = page.frameLocator('iframe')
  await pay(payment)
  await expect(payment.getByRole('status')).toBeVisible()
  await place.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('deposit')
  await openDialog.click()
  await expect(place.locator('label', { hasText: 'Online payment' })).toBeVisible()
  await expect(page).toHaveURL(address('mafa191', '/en-th/faq'))
})

test('[DEP-11] while the page looks up a payment, it shows that the time to pay is over', { tag: '@night' }, async ({
  page,
}) => {
  await page.clock.install()
  await openDeposit(page, 'siam191')
  const place = await reachPayment(page)
  await expect(place.getByTestId('time-left')).toBeVisible()
  // The server does not respond, because its responses would correct the page's clock.
  await page.route('**/api/**', () => {})
  await page.clock.fastForward(901_000)
  await expect(place.getByText('The time to pay has run out.')).toBeVisible()
  await expect(place.getByTestId('time-left')).toHaveCount(0)
  await page.unroute('**/api/**')
  await passTime(16)
  await page.clock.fastForward(3000)
  await expect(
    place.getByText('The payment was declined or its time ran out, and nothing was deposited.'),
  ).toBeVisible()
})

test('[DEP-09] a payment page cannot navigate the site', async ({ page, complaints }) => {
  await openDeposit(page, 'siam191')
  const elsewhere = page.url().replace('/deposit', '/faq?led=away')
  await page.route(paymentPages, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<button onclick="try { top.location.href = '${elsewhere}' } catch { document.title = 'refused' }
        this.textContent = document.title">Leave</button>`,
    }),
  )
  const place = await reachPayment(page)
  const leave = place.frameLocator('iframe').getByRole('button')
  await leave.click()
  await expect(leave).toHaveText('refused')
  await expect(place.getByText('This page continues automatically')).toBeVisible()
  await expect(page).toHaveURL(/\/deposit$/)
  // The same page in a frame without a sandbox navigates the site.
  await page.evaluate(() => {
    const frame = document.querySelector('#main iframe')
    const free = document.createElement('iframe')
    free.src = frame?.getAttribute('src') ?? ''
    frame?.replaceWith(free)
  })
  await leave.click()
  await expect(page).toHaveURL(elsewhere)
  complaints.length = 0
})
