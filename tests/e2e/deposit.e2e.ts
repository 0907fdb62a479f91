import { test as loud } from '@playwright/test'
import { ask } from './ask.ts'
import {
  channelOf,
  channelsOf,
  movesOf,
  oneDeposit,
  openDeposit,
  pay,
  placeOf,
  reachSend,
  slip,
} from './deposit-page.ts'
import { isNightly } from './extent.ts'
import { holdBack } from './hold-back.ts'
import { troubles } from './deposit-troubles.ts'
import { type Brand, brands, expect, test } from './site.ts'
import { callAs, control, fault, passTime } from './sandbox.ts'
import { bucketOf } from './upload-page.ts'

test.afterAll(() => control('POST', 'reset', {}))

for (const brand of brands) {
  // The usual run tests the most different channels of one brand, and one channel of another brand.
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
      // A payment is looked up every ten seconds.
      await expect(place.getByTestId('deposit-done')).toBeVisible({ timeout: 30_000 })
      await expect(page).toHaveURL(/\/en-th\/?$/)
      await expect(place.getByTestId('deposit-done')).toHaveCount(0)
      await passTime(10)
      const amount = channel.rapid_auto === 1 ? `${channel.receipt_amount}.00` : '500.25'
      expect(await movesOf(brand)).toEqual(oneDeposit(amount))
    })
  }
}

const places = [['siam191', 11]] as const satisfies readonly (readonly [Brand, number])[]

for (const [brand, channelId] of places) {
  for (const [name, make] of Object.entries(troubles)) {
    // The browser itself logs a cut request.
    loud(`[DEP-01] ${brand}, channel ${channelId}: one deposit after ${name}`, async ({ page }) => {
      await openDeposit(page, brand)
      await make(page, brand, channelId)
      await passTime(10)
      expect(await movesOf(brand)).toEqual(oneDeposit('500.25'))
    })
  }
}

loud(
  '[DEP-01] the page never repeats a lost deposit, and the member can send it again once no request can still arrive',
  async ({ page }) => {
    await page.clock.install()
    // The brand's calls time out after five seconds. A request without a response can arrive for 15 s more.
    await page.route(/\/en-th\/deposit$/, async (route) => {
      const { host, pathname } = new URL(route.request().url())
      const { text } = await ask(host, pathname)
      const body = text.replace('"timeout":30000', '"timeout":5000')
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body })
    })
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
    expect(await movesOf('siam191')).toEqual([])
  },
)

test('[DEP-05] a deposit by bank has at most two receipts', { tag: '@night' }, async ({ page }) => {
  await openDeposit(page, 'siam191')
  const place = placeOf(page, 'siam191')
  const send = await reachSend(page, 'siam191', channelOf('siam191', 12))
  await place.locator('input[type=file]').setInputFiles([slip, slip])
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
  expect(await movesOf('siam191')).toEqual(oneDeposit('500.25'))
})

test('[DEP-02] the guided deposit has three sub-steps and 600 s, which continue after a reload', async ({ page }) => {
  await openDeposit(page, 'mafa191')
  const place = placeOf(page, 'mafa191')
  await expect(place.getByRole('listitem').filter({ hasText: 'Top up' })).toHaveAttribute('aria-current', 'step')
  await place.locator('label', { hasText: 'Siam Commercial Bank' }).click()
  await place.getByLabel('Amount', { exact: true }).fill('700')
  await place.getByRole('button', { name: 'Continue' }).click()
  await expect(place.getByTestId('time-left')).toHaveText(/^9:5\d$/)
  await page.reload()
  await expect(place.getByTestId('time-left')).toHaveText(/^9:[345]\d$/)
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
  const steps = place.getByRole('listitem').filter({ hasText: /^\d(?:Top up|Transfer|Slip)$/ })
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
  expect(await movesOf('mafa191')).toEqual([])
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
    expect((await amount.boundingBox())?.y).toBeLessThan((await code.boundingBox())?.y ?? 0)
    await place.getByRole('button', { name: 'I have transferred' }).click()
    await expect(place.locator('iframe')).toBeVisible()
  })
}

test('[DEP-04] [DEP-05] amount and receipt show their mistakes', async ({ page }) => {
  await openDeposit(page, 'siam191')
  const place = placeOf(page, 'siam191')
  await place.getByRole('button', { name: 'Siam Commercial Bank' }).click()
  await place.getByRole('button', { name: 'Send deposit' }).click()
  await expect(place.getByText('This field is required.')).toHaveCount(2)
  const amount = place.getByLabel('Amount', { exact: true })
  await expect(amount).toBeFocused()
  await amount.fill('1')
  await place.getByRole('button', { name: 'Send deposit' }).click()
  await expect(place.getByText('Minimum value is 100.00.')).toBeVisible()
  await amount.fill('200000.01')
  await place.getByRole('button', { name: 'Send deposit' }).click()
  await expect(place.getByText('Maximum value is 200,000.00.')).toBeVisible()
  const file = place.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(place.getByText('Please use a JPEG or PNG picture.')).toBeVisible()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(place.getByText('Please use a JPEG or PNG picture.')).toBeVisible()
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_485_761, 1) })
  await expect(place.getByText('File(s) must less than 10Mb.')).toBeVisible()
})

test('[VAL-01] [DEP-05] more receipts than the channel takes are refused together, before any upload', async ({
  page,
}) => {
  await openDeposit(page, 'siam191')
  const place = placeOf(page, 'siam191')
  await place.getByRole('button', { name: 'Siam Commercial Bank' }).click()
  const file = place.locator('input[type=file]')
  await file.setInputFiles([slip, slip, slip])
  await expect(place.getByText('Please select not more than 2 files.')).toBeVisible()
  await expect(place.getByText('Picture 1 sent')).toHaveCount(0)
  await file.setInputFiles(slip)
  await expect(place.getByText('Picture 1 sent')).toBeVisible()
  await expect(place.getByText('Please select not more than 2 files.')).toHaveCount(0)
  await file.setInputFiles([slip, slip])
  await expect(place.getByText('Please select not more than 2 files.')).toBeVisible()
  await expect(place.getByText('Picture 2 sent')).toHaveCount(0)
})

test('[VAL-07] keys that no amount contains do not appear in the amount of a deposit', async ({ page }) => {
  await openDeposit(page, 'siam191')
  const place = placeOf(page, 'siam191')
  await place.getByRole('button', { name: 'Siam Commercial Bank' }).click()
  const amount = place.getByLabel('Amount', { exact: true })
  await amount.fill('')
  await amount.pressSequentially('-1,5a00.2 5')
  await expect(amount).toHaveValue('1,500.25')
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
})

test('[DEP-05] an uploading receipt holds the form and can be cancelled; a bad picture shows an error', async ({
  page,
}) => {
  await openDeposit(page, 'siam191')
  const place = placeOf(page, 'siam191')
  await place.getByRole('button', { name: 'Siam Commercial Bank' }).click()
  await place.getByLabel('Amount', { exact: true }).fill('500')
  const file = place.locator('input[type=file]')
  const send = place.getByRole('button', { name: 'Send deposit' })
  const release = await holdBack(page, '**/api/general/get-sts-token*')
  await file.setInputFiles(slip)
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await send.click({ force: true })
  await expect(place.getByText('This field is required.')).toHaveCount(0)
  await place.getByRole('button', { name: 'Cancel' }).click()
  await expect(send).toHaveAttribute('aria-disabled', 'false')
  await expect(place.getByText('Picture 1 sent')).toHaveCount(0)
  release()

  const header = slip.buffer.subarray(0, 24)
  const huge = Buffer.concat([header.subarray(0, 16), Buffer.from('00004e2000004e20', 'hex'), slip.buffer.subarray(24)])
  for (const [buffer, words] of [
    [Buffer.alloc(0), 'This file is empty.'],
    [huge, 'more than 40 megapixels'],
    [slip.buffer.subarray(0, slip.buffer.length - 12), 'damaged or incomplete'],
  ] as const) {
    await file.setInputFiles({ ...slip, buffer })
    await expect(place.getByText(words)).toBeVisible()
  }
  await file.setInputFiles(slip)
  await expect(place.getByText('Picture 1 sent')).toBeVisible()
})

test('[DEP-06] [DEP-13] presets fill in the amount, a card has steps of one unit, and the copy notice shows for 2 s', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDeposit(page, 'beta191')
  const place = placeOf(page, 'beta191')
  await place.getByRole('button', { name: 'Card top-up' }).click()
  const amount = place.getByLabel('Amount', { exact: true })
  for (const preset of ['100', '300', '500', '1,000', '5,000', '10,000']) {
    await expect(place.getByRole('button', { name: preset, exact: true })).toBeVisible()
  }
  await place.getByRole('button', { name: '300', exact: true }).click()
  await expect(amount).toHaveValue('300')
  await place.getByRole('button', { name: 'Increase by 1' }).click()
  await expect(amount).toHaveValue('301')
  await place.getByRole('button', { name: 'Back', exact: true }).click()
  await place.getByRole('button', { name: 'Siam Commercial Bank' }).click()
  const number = await place.getByTestId('account-number').textContent()
  await place.getByRole('button', { name: 'Copy Account number' }).click()
  await expect(place.getByRole('button', { name: 'Copied Account number' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  await expect(place.getByRole('button', { name: 'Copied Account number' })).toHaveCount(0)
})

test('[DEP-14] channels that fail to load show the message and a button to try again', async ({ page }) => {
  await openDeposit(page, 'beta191')
  await expect(page.getByText('Choose a deposit method')).toBeVisible()
  await fault('deposit/get-deposit-channel', 'code', { value: 4001, times: 20 })
  await page.reload()
  const alert = page.locator('#main').getByRole('alert')
  await expect(alert.getByRole('paragraph')).not.toBeEmpty()
  await control('DELETE', 'faults')
  await alert.getByRole('button').click()
  await expect(page.getByText('Choose a deposit method')).toBeVisible()
})
