import { type Locator, test as loud } from '@playwright/test'
import { changeSharedSite } from './change-shared-site.ts'
import {
  channelOf,
  channelsOf,
  ledgerRowsOf,
  oneDeposit,
  openDeposit,
  pay,
  placeOf,
  reachSend,
  slip,
} from './deposit-page.ts'
import { isNightly } from './extent.ts'
import { troubles } from './deposit-troubles.ts'
import { type Brand, brands, expect, test } from './site.ts'
import { callAs, control, fault, passTime } from './sandbox.ts'
import { bucketOf } from './upload-page.ts'

test.afterAll(() => control('POST', 'reset', {}))

for (const brand of brands) {
  // The usual run tests three very different channels of one brand, and one channel of another brand.
  const channels = channelsOf(brand)
  for (const channel of isNightly
    ? channels
    : channels.filter(({ id }) =>
        (brand === 'siam191' ? [11, 13, 16] : brand === 'mafa191' ? [11] : []).includes(id),
      )) {
    test(`[DEP-01] [DEP-10] ${brand}: a member deposits by ${channel.bank_name.en} (${channel.id})`, async ({
      page,
    }) => {
      await openDeposit(page, brand)
      const place = placeOf(page, brand)
      const send = await reachSend(page, brand, channel)
      const opened = channel.redirect_page === 1 ? page.waitForEvent('popup') : undefined
      await send.click()
      if (channel.payment_page === 'page') {
        await pay(opened ? await opened : place.frameLocator('iframe'))
        await passTime(5)
      }
      // The page looks up the payment every 3 s.
      await expect(place.getByTestId('deposit-done')).toBeVisible()
      await expect(page).toHaveURL(/\/en-th\/?$/)
      await expect(place.getByTestId('deposit-done')).toHaveCount(0)
      await passTime(10)
      const amount = channel.rapid_auto === 1 ? `${channel.receipt_amount}.00` : '500.25'
      expect(await ledgerRowsOf(brand)).toEqual(oneDeposit(amount))
    })
  }
}

const places = [['siam191', 11]] as const satisfies readonly (readonly [Brand, number])[]

for (const [brand, channelId] of places) {
  for (const [name, make] of Object.entries(troubles)) {
    // `loud` allows messages in the console, because the browser logs each interrupted request.
    loud(`[DEP-01] ${brand}, channel ${channelId}: one deposit after ${name}`, async ({ page }) => {
      await openDeposit(page, brand)
      await make(page, brand, channelId)
      await passTime(10)
      expect(await ledgerRowsOf(brand)).toEqual(oneDeposit('500.25'))
    })
  }
}

loud(
  '[DEP-01] the page never repeats a lost deposit, and reports it as not found once no request can still arrive',
  async ({ page }) => {
    await page.clock.install()
    // The brand's calls time out after five seconds. A request without a response can arrive for 15 s more.
    await changeSharedSite(page, (text) => text.replace('"timeout":30000', '"timeout":5000'))
    await openDeposit(page, 'siam191')
    const send = await reachSend(page, 'siam191', channelOf('siam191', 11))
    await fault('deposit/add-deposit', 'cut')
    await send.click()
    await expect(page.getByTestId('deposit-unknown')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Checking…' })).toBeVisible()
    await page.clock.fastForward(12_000)
    await expect(page.getByTestId('deposit-unknown')).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(page.getByText('We have not found your deposit yet.')).toBeVisible()
    await passTime(10)
    expect(await ledgerRowsOf('siam191')).toEqual([])
  },
)

test('[DEP-05] a deposit by bank has at most two receipts', { tag: '@night' }, async ({ page }) => {
  await openDeposit(page, 'siam191')
  const place = placeOf(page, 'siam191')
  const send = await reachSend(page, 'siam191', channelOf('siam191', 12))
  await place.locator('input[type=file]').setInputFiles(slip)
  await expect(place.getByText('Picture 2 sent')).toBeVisible()
  await expect(place.locator('input[type=file]')).toHaveCount(0)
  const sent = page.waitForRequest(/deposit\/add-deposit/)
  await send.click()
  const { receipt } = (await sent).postDataJSON() as { receipt: string }
  const keys = receipt.split(',')
  expect(new Set(keys).size).toBe(2)
  const { objects } = await bucketOf()
  expect(objects.map(({ key }) => key)).toEqual(expect.arrayContaining(keys))
  await expect(place.getByTestId('deposit-done')).toBeVisible()
  await passTime(10)
  expect(await ledgerRowsOf('siam191')).toEqual(oneDeposit('500.25'))
})

test('[DEP-02] the guided deposit has three sub-steps and 600 s, which continue after a reload', async ({ page }) => {
  await openDeposit(page, 'mafa191')
  const place = placeOf(page, 'mafa191')
  await expect(place.getByRole('listitem').filter({ hasText: 'Amount' })).toHaveAttribute('aria-current', 'step')
  await place.locator('label', { hasText: 'Siam Commercial Bank' }).click()
  await place.getByLabel('Amount', { exact: true }).fill('700')
  await place.getByRole('button', { name: 'Continue' }).click()
  await expect(place.getByTestId('time-left')).toHaveText(/^9:\d\d$/)
  await passTime(2)
  await page.reload()
  await expect(place.getByTestId('time-left')).toHaveText(/^7:\d\d$/)
  await expect(place.getByText('700.00')).toBeVisible()
  await place.getByRole('button', { name: 'I have transferred' }).click()
  await expect(place.getByText('best below 5MB')).toBeVisible()
  await place.getByRole('button', { name: 'Close' }).click()
  await expect(place).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await expect(place.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expect(place.getByText('700.00')).toHaveCount(0)
})

test('[DEP-02] the guided deposit has two sub-steps for a channel without a slip', { tag: '@night' }, async ({
  page,
}) => {
  await openDeposit(page, 'mafa191')
  const place = placeOf(page, 'mafa191')
  const steps = place.getByRole('listitem').filter({ hasText: /^\d(?:Amount|Transfer|Slip)$/ })
  await expect(steps).toHaveCount(3)
  await place.locator('label', { hasText: 'Kasikornbank' }).click()
  await place.getByLabel('Amount', { exact: true }).fill('700')
  await place.getByRole('button', { name: 'Continue' }).click()
  await expect(place.getByTestId('time-left')).toBeVisible()
  await expect(steps).toHaveCount(2)
})

test('[DEP-02] the second press of a double press neither confirms the next step nor selects its words', async ({
  page,
}) => {
  await openDeposit(page, 'mafa191')
  const place = placeOf(page, 'mafa191')
  await place.locator('label', { hasText: 'Kasikornbank' }).click()
  await place.getByLabel('Amount', { exact: true }).fill('700')
  await place.getByRole('button', { name: 'Continue' }).dblclick()
  await expect(place.getByTestId('time-left')).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  expect(await ledgerRowsOf('mafa191')).toEqual([])
})

test('[DEP-03] the QR code of an account says that it contains no amount', async ({ page }) => {
  await openDeposit(page, 'siam191')
  const place = placeOf(page, 'siam191')
  await place.getByRole('button', { name: 'Siam Commercial Bank' }).click()
  await expect(place.getByRole('figure')).toContainText('QR code of this account.')
  await expect(place.getByRole('figure')).toContainText('It contains no amount.')
})

for (const brand of ['siam191', 'mafa191'] as const) {
  test(`[DEP-03] ${brand}: a channel with a QR code and no account shows the code after the amount`, async ({
    page,
  }) => {
    await openDeposit(page, brand)
    const { data } = (await callAs(page, 'deposit/get-deposit-channel', { currency: 'THB' })) as {
      data: { bankbomb: { id: number; qr_img?: string }[] }
    }
    const bankbomb = data.bankbomb.map((one) => (one.id === 14 ? { ...one, qr_img: '/static/art/qr/12.svg' } : one))
    await page.route('**/api/deposit/get-deposit-channel', (route) =>
      route.fulfill({ json: { status: true, data: { ...data, bankbomb } } }),
    )
    await page.reload()
    const place = placeOf(page, brand)
    const isGuided = brand === 'mafa191'
    if (isGuided) await place.locator('label', { hasText: 'PromptPay QR' }).click()
    else await place.getByRole('button', { name: 'PromptPay QR' }).click()
    await place.getByLabel('Amount', { exact: true }).fill('700')
    if (isGuided) await place.getByRole('button', { name: 'Continue' }).click()
    const code = place.getByRole('figure')
    await expect(code.getByRole('img', { name: 'QR code of PromptPay QR' })).toHaveJSProperty('complete', true)
    await expect(code).toContainText('enter the amount from this page')
    const amount = isGuided ? place.getByText('฿700.00') : place.getByLabel('Amount', { exact: true })
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
    await expect.poll(async () => (await topOf(amount)) < (await topOf(code))).toBe(true)
    await place.getByRole('button', { name: 'I have transferred' }).click()
    await expect(place.locator('iframe')).toBeVisible()
  })
}

test('[DEP-14] channels that fail to load show the message and a button to try again', async ({ page }) => {
  await openDeposit(page, 'beta191')
  await expect(page.getByText('Choose a deposit method')).toBeVisible()
  await fault('deposit/get-deposit-channel', 'code', { value: 4001, times: 20 })
  await page.reload()
  const alert = page.locator('#main').getByRole('alert')
  await expect(alert.getByRole('paragraph')).toHaveText('A fault of the sandbox responds with code 4001.')
  await control('DELETE', 'faults')
  await alert.getByRole('button').click()
  await expect(page.getByText('Choose a deposit method')).toBeVisible()
})
