import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { holdBack } from './hold-back.ts'
import { studioPreviewPort as previewPort } from './ports.ts'
import { broken, field, preview, section, studioForFile } from './studio-page.ts'

const studio = studioForFile()
const { edit, json } = studio

test('[BRD-06] by keyboard alone: edit a field, undo, resolve a conflict, and save', async ({ page }) => {
  await edit(page, 'kafe')
  await section(page, 'OTP').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Length').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('5')
  const badge = field(page, '/otp/length').getByText('set here')
  await expect(badge).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(badge).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(badge).toBeVisible()

  // Somebody else saves the same file from an editor.
  const path = join(studio.folder(), 'kafe/manifest.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('"name": "Kafe"', '"name": "Kafe Two"'))
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: 'Review what changes' })
  await expect(dialog.getByText('Somebody else has changed this file')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save 1 file' })).toBeDisabled()
  expect(await broken(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep both' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Somebody else')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save 1 file' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('All saved')).toBeVisible()
  expect(json('kafe/manifest.json')).toMatchObject({ merchant: { name: 'Kafe Two' }, otp: { length: 5 } })

  // The page of the preview has another origin, and cannot read the studio's key. The first page loads its modules one
  // by one.
  await expect(preview(page).getByRole('banner')).toBeVisible({ timeout: 60_000 })
  const frame = page.frames().find((one) => one.url().includes(`:${previewPort}`))
  const reached = await frame?.evaluate(() => {
    try {
      return String(window.parent.sessionStorage.length)
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(reached).toBe('SecurityError')
})

test('[BRD-06] two windows and an editor change one brand at the same time, and nothing is lost', async ({
  context,
  page: first,
}) => {
  const second = await context.newPage()
  const nameOf = (page: Page) => field(page, '/merchant/name').getByRole('textbox')
  const badgeOf = (page: Page) => page.getByRole('status').getByText('Unsaved files: 1')
  await edit(first, 'kafe')
  await edit(second, 'kafe')

  // Different fields of one file, then the same field: each window shows the last value.
  await nameOf(first).fill('Kafe One')
  await expect(nameOf(second)).toHaveValue('Kafe One')
  await section(second, 'OTP').click()
  await second.getByRole('textbox', { name: 'Length' }).fill('5')
  await nameOf(first).fill('Kafe Three')
  await section(second, 'Identity').click()
  await expect(nameOf(second)).toHaveValue('Kafe Three')
  await nameOf(second).fill('Kafe Four')
  await expect(nameOf(first)).toHaveValue('Kafe Four')

  // Undo reverts the steps of its own window only, and keeps a value that the other window has set since.
  await first.keyboard.press('ControlOrMeta+z')
  await expect(first.getByRole('status').getByText('Another window or program')).toBeVisible()
  await expect(nameOf(first)).toHaveValue('Kafe Four')
  await first.getByRole('button', { name: 'Close' }).click()
  await expect(second.getByRole('button', { name: 'Undo' })).toBeEnabled()

  // The first window reviews while the second window edits: the review shows the new value, and the save writes it.
  await first.keyboard.press('ControlOrMeta+s')
  const review = first.getByRole('dialog', { name: 'Review what changes' })
  await expect(review.getByText('Kafe Four')).toBeVisible()
  await nameOf(second).fill('Kafe Five')
  await expect(review.getByText('Kafe Five')).toBeVisible()
  await review.getByRole('button', { name: 'Save 1 file' }).click()
  await expect(first.getByRole('status').getByText('All saved')).toBeVisible()
  await expect(second.getByRole('status').getByText('All saved')).toBeVisible()
  expect(json('kafe/manifest.json')).toMatchObject({ merchant: { name: 'Kafe Five' }, otp: { length: 5 } })

  // The code pane and a text page show changes of the other window, and of a program that saves the file.
  await first.goto(`${first.url().split('#')[0]}#/code/manifest.json`)
  const code = first.getByRole('textbox', { name: 'kafe/manifest.json' })
  await expect(code).toContainText('Kafe Five')
  const path = join(studio.folder(), 'kafe/manifest.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('Kafe Five', 'Kafe Six'))
  await expect(code).toContainText('Kafe Six')
  await nameOf(second).fill('Kafe Seven')
  await expect(code).toContainText('Kafe Seven')
  await code.press('ControlOrMeta+End')
  await code.press('Enter')
  await expect(badgeOf(second)).toBeVisible()
  await expect(nameOf(second)).toHaveValue('Kafe Seven')

  const page = `${first.url().split('#')[0]}#/texts/faq`
  await first.goto(page)
  await second.goto(page)
  const answers = (one: Page) => one.getByRole('textbox', { name: 'faq (en)' })
  await answers(first).fill('# One')
  await expect(answers(second)).toHaveValue('# One')
  await answers(first).pressSequentially(' and more')
  await expect(answers(second)).toHaveValue('# One and more')
  await first.keyboard.press('ControlOrMeta+s')
  for (const file of ['kafe/manifest.json', 'kafe/content/en/faq.md'])
    await review.getByRole('button', { name: `Discard changes of ${file}` }).click()
  await expect(review.getByText('Nothing has changed.')).toBeVisible()
})

test('[BRD-06] if two editors change the same text, the page keeps the text that the studio did not accept', async ({
  context,
  page,
}) => {
  const other = await context.newPage()
  const textOf = (one: Page) => one.getByRole('textbox', { name: 'faq (en)', exact: true })
  for (const one of [page, other]) {
    await edit(one, 'kafe')
    await one.goto(`${one.url().split('#')[0]}#/texts/faq`)
    await expect(textOf(one)).toHaveValue(/#/)
  }
  const requested = page.waitForRequest('**/studio/text')
  const release = await holdBack(page, '**/studio/text')
  await textOf(page).fill('# Mine')
  await requested
  await textOf(other).fill('# Theirs')
  await expect(other.getByRole('status').getByText('Unsaved files: 1')).toBeVisible()
  release()
  const own = page.getByRole('region', { name: 'Your text of kafe/content/en/faq.md' })
  await expect(own.getByRole('textbox')).toHaveValue('# Mine')
  await expect(textOf(page)).toHaveValue('# Theirs')
  expect(await broken(page)).toEqual([])
  await own.getByRole('button', { name: 'Replace the file with my text' }).click()
  await expect(own).toHaveCount(0)
  await expect(textOf(page)).toBeFocused()
  for (const one of [page, other]) await expect(textOf(one)).toHaveValue('# Mine')
})
