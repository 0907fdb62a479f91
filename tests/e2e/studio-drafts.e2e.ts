import { expect, type Page, test } from '@playwright/test'
import { broken, field, section, studioForFile } from './studio-page.ts'

const studio = studioForFile()
const { edit, file } = studio

test('[BRD-06] a colleague sees the draft by a link until it is revoked, and the brand stays as it was', {
  tag: '@night',
}, async ({ page, browser }) => {
  const before = file('kafe/manifest.json')
  await edit(page, 'kafe')
  await section(page, 'Routes').click()
  await section(page, 'Identity').click()
  const name = field(page, '/merchant/name').getByRole('textbox')
  await name.fill('Kafe Shared')
  await page.getByRole('button', { name: 'Share a preview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share a preview' })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const link = dialog.getByRole('textbox', { name: /^Link to the draft of/ })
  // The first link builds the program.
  await expect(link).toBeVisible({ timeout: 180_000 })
  await expect(dialog.getByText('computer only')).toBeVisible()
  expect(await broken(page)).toEqual([])

  const context = await browser.newContext()
  const colleague = await context.newPage()
  const requests: string[] = []
  colleague.on('request', (request) => requests.push(new URL(request.url()).origin))
  await colleague.goto(await link.inputValue())
  await expect(colleague).toHaveTitle(/Kafe Shared/)
  await expect(colleague.getByRole('banner')).toBeVisible()
  // The site works: a press opens another page without a page load.
  await colleague.getByRole('contentinfo').getByRole('link').first().click()
  await expect(colleague).not.toHaveURL(/\/share\//)
  const { origin } = new URL(await link.inputValue())
  expect(new Set(requests)).toEqual(new Set([origin]))
  expect(await colleague.evaluate(async () => (await fetch('/studio/product')).status)).toBe(404)

  await dialog.getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(link).toHaveCount(0)
  await colleague.reload()
  await expect(colleague.getByRole('heading', { name: 'This preview has ended' })).toBeVisible()
  await context.close()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').getByText('All saved')).toBeVisible()
  expect(file('kafe/manifest.json')).toBe(before)
})

test('[BRD-06] text typed before a kill, and while the studio did not respond, is restored at the next start', {
  tag: '@night',
}, async ({ page }) => {
  await edit(page, 'kafe')
  await section(page, 'OTP').click()
  const length = page.getByRole('textbox', { name: 'Length' })
  await length.fill('5')
  await section(page, 'Identity').click()
  const name = field(page, '/merchant/name').getByRole('textbox')
  await name.fill('Kafe before')
  const status = page.getByRole('status')
  await expect(status.getByText('Unsaved files: 1')).toBeVisible()
  await studio.kill()
  await name.fill('Kafe after')
  await expect(page.getByRole('alert').getByText('does not respond')).toBeVisible()
  await studio.start()
  const alert = page.getByRole('alert').getByText('was started again')
  await expect(alert).toBeVisible()
  await edit(page, 'kafe')
  await expect(alert).toHaveCount(0)
  await expect(name).toHaveValue('Kafe after')
  await expect(status.getByText('Unsaved files: 1')).toBeVisible()
  await section(page, 'OTP').click()
  await expect(length).toHaveValue('5')
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: 'Review what changes' })
  await expect(dialog.getByText('Kafe after')).toBeVisible()
  await dialog.getByRole('button', { name: 'Discard changes of kafe/manifest.json' }).click()
  await expect(dialog.getByText('Nothing has changed.')).toBeVisible()
})

test('[BRD-06] if the studio did not respond while an operator typed in the code pane, it gets the text at its next start', {
  tag: '@night',
}, async ({ page }) => {
  await edit(page, 'kafe')
  await page.goto(`${page.url().split('#')[0]}#/code/messages%2Fen.json`)
  const code = page.getByRole('textbox', { name: 'kafe/messages/en.json' })
  await expect(code).toBeVisible()
  const before = file('kafe/messages/en.json')
  await studio.kill()
  await code.fill('{ "nav.home": "Typed while away" }')
  await expect(page.getByRole('alert').getByText('does not respond')).toBeVisible()
  await section(page, 'Identity').click()
  await studio.start()
  await expect(page.getByRole('alert').getByText('was started again')).toBeVisible()
  await edit(page, 'kafe')
  await expect(page.getByRole('status').getByText('Unsaved files: 1')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: 'Review what changes' })
  await expect(dialog.getByText('Typed while away')).toBeVisible()
  await dialog.getByRole('button', { name: 'Discard changes of kafe/messages/en.json' }).click()
  await expect(dialog.getByText('Nothing has changed.')).toBeVisible()
  expect(file('kafe/messages/en.json')).toBe(before)
})

test('[BRD-06] eight windows of one brand stay up to date, although a browser opens only six connections', {
  tag: '@night',
}, async ({ context }) => {
  const nameOf = (page: Page) => field(page, '/merchant/name').getByRole('textbox')
  const windows: Page[] = []
  for (let count = 0; count < 8; count += 1) {
    const page = await context.newPage()
    await edit(page, 'kafe')
    windows.push(page)
  }
  const [first, last] = [windows[0], windows.at(-1)] as [Page, Page]
  await nameOf(last).fill('Kafe in the last window')
  for (const page of windows) await expect(nameOf(page)).toHaveValue('Kafe in the last window')
  // An undo in one window does not revert a step of another window.
  await Promise.all([first.waitForResponse(/\/studio\/undo$/), first.keyboard.press('ControlOrMeta+z')])
  await expect(nameOf(last)).toHaveValue('Kafe in the last window')
  // Another window takes over the connection of a closed window.
  await first.close()
  await last.getByRole('button', { name: 'Undo' }).click()
  for (const page of windows.slice(1)) await expect(nameOf(page)).not.toHaveValue('Kafe in the last window')
})
