import type { Page } from '@playwright/test'
import { holdBack } from './hold-back.ts'
import { expect, test } from './site.ts'
import { control, openAs } from './sandbox.ts'

/** A small picture that the page itself draws, as a JPEG. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const text = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 200
    canvas.getContext('2d')?.fillRect(20, 20, 200, 120)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return Buffer.from(text, 'base64')
}

async function send(page: Page, kind: string): Promise<void> {
  await page.getByRole('radio', { name: kind }).check()
  const buffer = await drawnPicture(page)
  await page.locator('#document-picture').setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.locator('label:has(#document-picture) img')).toHaveJSProperty('naturalWidth', 320)
  await page.getByRole('button', { name: 'Send document' }).click()
  await expect(page.getByRole('heading', { name: 'Your document is being checked' })).toBeVisible()
}

test('[AUT-20] a document is uploaded, checked and verified', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/id-verification')
  await page.getByRole('button', { name: 'Send document' }).click()
  await expect(page.locator('#document-picture-error')).toHaveText('This field is required.')
  await send(page, 'Passport')
  await control('POST', 'clock', { offset: 61_000 })
  await page.getByRole('button', { name: 'Refresh status' }).click()
  await expect(page.getByRole('main')).toContainText('You are verified')
})

test('[AUT-20] a refused document shows the reason, and the member can send another document', {
  tag: '@night',
}, async ({ page }) => {
  await openAs(page, 'beta191', '/en-th/id-verification')
  await send(page, 'Driving licence')
  await control('POST', 'clock', { offset: 61_000 })
  await page.getByRole('button', { name: 'Refresh status' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not read the picture.')
  await send(page, 'National ID card')
})

/** The addresses of the requests that submit a document, while the test runs. */
function submissionsOf(page: Page): readonly string[] {
  const submitted: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/submit-id-document')) submitted.push(request.url())
  })
  return submitted
}

test('[AUT-20] a file that is not a picture shows an error at its field, and nothing is sent', async ({ page }) => {
  await openAs(page, 'mafa191', '/en-th/id-verification')
  const submitted = submissionsOf(page)
  const buffer = Buffer.from('text')
  await page.locator('#document-picture').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer })
  const error = page.locator('#document-picture-error')
  await expect(error).toHaveText('File(s) extension is not accepted.')
  const picture = await drawnPicture(page)
  const cut = picture.subarray(0, picture.length / 2)
  await page.locator('#document-picture').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: cut })
  await page.getByRole('button', { name: 'Send document' }).click()
  await expect(error).toHaveText(/damaged or incomplete/)
  expect(submitted).toEqual([])
})

test('[AUT-20] a document cannot be cancelled while it is submitted, and its file can be chosen again', async ({
  page,
}) => {
  await openAs(page, 'beta191', '/en-th/id-verification')
  const release = await holdBack(page, '**/api/user/submit-id-document*')
  const buffer = await drawnPicture(page)
  const picture = page.locator('#document-picture')
  await picture.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer })
  await expect(picture).toHaveValue('')
  const submitted = page.waitForRequest('**/api/user/submit-id-document*')
  const kind = page.getByRole('radio', { name: 'Passport' })
  await kind.check()
  await kind.press('Enter')
  await submitted
  await expect(kind).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.locator('[type=submit]')).toHaveAttribute('aria-busy', 'true')
  await expect(main.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { name: 'Your document is being checked' })).toBeVisible()
})

test('[AUT-20] a cancelled upload of a document is not submitted', { tag: '@night' }, async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/id-verification')
  const submitted = submissionsOf(page)
  const release = await holdBack(page, '**/api/general/get-sts-token*')
  const buffer = await drawnPicture(page)
  await page.locator('#document-picture').setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer })
  const button = page.getByRole('button', { name: 'Send document' })
  await button.click()
  await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click()
  await expect(button).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('[aria-labelledby=document-picture-label]')).toBeFocused()
  await expect(page.locator('#document-picture-error')).toHaveCount(0)
  release()
  // Only the second upload is submitted.
  await send(page, 'Passport')
  expect(submitted).toHaveLength(1)
})
