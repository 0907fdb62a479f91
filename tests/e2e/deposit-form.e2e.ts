import { channelOf, openDeposit, placeOf, slip } from './deposit-page.ts'
import { holdBack } from './hold-back.ts'
import { control, fault } from './sandbox.ts'
import { expect, test } from './site.ts'
import { bucketOf } from './upload-page.ts'

test.afterAll(() => control('POST', 'reset', {}))

test('[DEP-04] [DEP-05] an invalid amount or receipt shows an error at its field', async ({ page }) => {
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
  await expect(place.getByText('Use a JPEG or PNG picture.')).toBeVisible()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(place.getByText('Use a JPEG or PNG picture.')).toBeVisible()
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_485_761, 1) })
  await expect(place.getByText('File(s) must less than 10Mb.')).toBeVisible()
})

test('[VAL-01] [DEP-05] more receipts than the channel accepts are refused together, before any upload', async ({
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

test('[VAL-07] the amount of a deposit ignores typed characters that no amount contains', async ({ page }) => {
  await openDeposit(page, 'siam191')
  const place = placeOf(page, 'siam191')
  await place.getByRole('button', { name: 'Siam Commercial Bank' }).click()
  const amount = place.getByLabel('Amount', { exact: true })
  await amount.fill('')
  await amount.pressSequentially('-1,5a00.2 5')
  await expect(amount).toHaveValue('1,500.25')
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
})

test('[DEP-05] an uploading receipt blocks the form and can be cancelled; a bad picture shows an error', async ({
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

test('[DEP-05] the focus stays in the field of receipts, and screen readers announce each sent picture', async ({
  page,
}) => {
  await openDeposit(page, 'siam191')
  const place = placeOf(page, 'siam191')
  await place.getByRole('button', { name: 'Siam Commercial Bank' }).click()
  const field = place.getByRole('group', { name: 'Transfer slip' })
  const file = field.locator('input[type=file]')
  await expect(field.getByRole('status')).toBeAttached()
  await file.focus()
  await file.setInputFiles([slip, slip])
  await expect(field.getByRole('status')).toContainText('Picture 2 sent')
  await expect(file).toHaveCount(0)
  await expect(field).toBeFocused()
  await field.getByRole('button', { name: 'Remove picture 2' }).press('Enter')
  await expect(field.getByText('Picture 2 sent')).toHaveCount(0)
  await expect(field).toBeFocused()

  const release = await holdBack(page, '**/api/general/get-sts-token*')
  await file.setInputFiles(slip)
  const cancel = field.getByRole('button', { name: 'Cancel' })
  await cancel.press('Enter')
  await expect(cancel).toHaveCount(0)
  await expect(field).toBeFocused()
  release()
})

test('[DEP-06] [DEP-13] presets fill in the amount, a card top-up changes in steps of ฿1, and the copy notice disappears', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDeposit(page, 'beta191')
  const place = placeOf(page, 'beta191')
  await place.getByRole('button', { name: 'Card top-up' }).click()
  const amount = place.getByLabel('Amount', { exact: true })
  // The channel accepts at most ฿5,000.
  const presets = place.getByRole('group', { name: 'Preset amounts' }).getByRole('button')
  await expect(presets).toHaveText(['100', '300', '500', '1,000', '5,000'])
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

test('[UPL-07] [DEP-08] a large receipt goes to the store and into the form in a smaller size', async ({ page }) => {
  await openDeposit(page, 'siam191')
  const place = placeOf(page, 'siam191')
  await place.getByRole('button', { name: channelOf('siam191', 13).bank_name.en }).click()
  const photograph = Buffer.from(await page.evaluate(drawPhotograph), 'base64')
  expect(photograph.length).toBeGreaterThan(1024 * 1024)
  await place
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: photograph })
  await expect(place.getByText('Picture 1 sent')).toBeVisible()
  const [stored] = (await bucketOf()).objects
  expect(stored?.size).toBeLessThan(photograph.length / 2)
  await page.evaluate(watchFormFiles)
  await place.getByRole('button', { name: 'Send deposit' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-form-file', `IMG_1.JPG ${stored?.size} image/jpeg`)
})

test('[UPL-03] a receipt whose upload fails by every route shows an error, and the team gets a notice', async ({
  page,
}) => {
  await openDeposit(page, 'siam191')
  const place = placeOf(page, 'siam191')
  await place.getByRole('button', { name: 'Siam Commercial Bank' }).click()
  await fault('general/get-sts-token', 'code', { value: 5000, times: 99 })
  await fault('general/get-sts-token-new', 'code', { value: 5000, times: 99 })
  await place.locator('input[type=file]').setInputFiles(slip)
  await expect(place.getByText('We could not send the picture. Try again.')).toBeVisible({ timeout: 30_000 })
  await expect
    .poll(async () => ((await control('GET', 'notices')) as { notices: readonly unknown[] }).notices)
    .toMatchObject([{ title: 'development siam191' }])
  await control('DELETE', 'faults')
})

/** A JPEG picture of random noise, as base64. */
async function drawPhotograph(): Promise<string> {
  const canvas = new OffscreenCanvas(1440, 1440)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  const picture = context.createImageData(1440, 1440)
  for (let at = 0; at < picture.data.length; at++) {
    picture.data[at] = at % 4 === 3 ? 255 : (Math.imul(at, 0x9e_37_79_b1) >>> 15) & 255
  }
  context.putImageData(picture, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })).arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

/** Writes the name, size and type of each file of a form into the page. Playwright sees no files of a request. */
function watchFormFiles(): void {
  const { set } = FormData.prototype as { set: (this: FormData, name: string, value: Blob | string) => void }
  FormData.prototype.set = function (name: string, value: Blob | string) {
    if (value instanceof File) document.documentElement.dataset.formFile = `${value.name} ${value.size} ${value.type}`
    set.call(this, name, value)
  }
}
