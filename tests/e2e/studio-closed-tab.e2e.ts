import { expect, type Page, test } from '@playwright/test'
import { field, section, studioForFile } from './studio-page.ts'

const studio = studioForFile()
const nameOf = (page: Page) => field(page, '/merchant/name').getByRole('textbox')

test('[BRD-06] the last text of a file is a draft although its tab closed during the request before', async ({
  context,
  page,
}) => {
  const other = await context.newPage()
  await studio.edit(page, 'kafe')
  await studio.edit(other, 'kafe')
  const address = `${page.url().split('#')[0]}#/texts/faq`
  const answers = (one: Page) => one.getByRole('textbox', { name: 'faq (en)' })
  await page.goto(address)
  await other.goto(address)
  await expect(answers(page)).toHaveValue(/#/)
  const requested = page.waitForRequest('**/studio/text')
  await page.route('**/studio/text', () => {})
  await answers(page).fill('# One')
  await requested
  await answers(page).fill('# One and the rest')
  await page.close()
  await expect(answers(other)).toHaveValue('# One and the rest')
  await expect(other.getByRole('status').getByText('Unsaved files: 1')).toBeVisible()

  // Without another window, the text waits for the next one.
  await other.route('**/studio/text', (route) => route.abort())
  await answers(other).fill('# One, the rest and more')
  await expect(other.getByRole('alert').getByText('does not respond')).toBeVisible()
  await other.close()
  const next = await context.newPage()
  await studio.edit(next, 'kafe')
  await next.goto(address)
  await expect(answers(next)).toHaveValue('# One, the rest and more')
  await next.getByRole('button', { name: 'Review and save' }).click()
  await next.getByRole('button', { name: 'Discard changes of kafe/content/en/faq.md' }).click()
  await expect(next.getByText('Nothing has changed.')).toBeVisible()
})

test('[BRD-06] an edit of a closed tab is sent later, but does not replace a newer value', async ({
  context,
  page,
}) => {
  // On a slow device, the page waits longer than expected for the lock of its window.
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks) as (...all: unknown[]) => Promise<unknown>
    const slowRequest = async (name: string, options: LockOptions, callback: () => unknown) => {
      await new Promise((resolve) => setTimeout(resolve, name.startsWith('livery-studio-window') ? 700 : 0))
      return request(name, options, callback)
    }
    Object.assign(navigator.locks, { request: slowRequest })
  })
  const other = await context.newPage()
  await studio.edit(page, 'kafe')
  await studio.edit(other, 'kafe')
  await page.route('**/studio/edit', (route) => route.abort())
  await nameOf(page).fill('Kafe of yesterday')
  await section(page, 'OTP').click()
  await page.getByRole('textbox', { name: 'Length' }).fill('5')
  await expect(page.getByRole('alert').getByText('does not respond')).toBeVisible()
  await nameOf(other).fill('Kafe of today')
  await expect(other.getByRole('status').getByText('Unsaved files: 1')).toBeVisible()
  await page.close()
  const notice = other.getByRole('status').getByText('keeps the newer ones')
  await expect(notice).toContainText('kafe/manifest.json /merchant/name "Kafe of yesterday"')
  await expect(nameOf(other)).toHaveValue('Kafe of today')
  await section(other, 'OTP').click()
  await expect(other.getByRole('textbox', { name: 'Length' })).toHaveValue('5')
})
