import { expect, test } from '@playwright/test'
import { field, preview, section, studioForFile } from './studio-page.ts'

const studio = studioForFile()

test('[BRD-06] a double click opens the review without a selection, and a double click on Save saves once', async ({
  page,
}) => {
  await studio.edit(page, 'kafe')
  const name = field(page, '/merchant/name').getByRole('textbox')
  await name.fill('Kafe review')
  const review = page.getByRole('dialog', { name: 'Review what changes' })
  await page.getByRole('button', { name: 'Review and save' }).dblclick()
  await expect(review).toBeVisible()
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/studio/save')) saves.push(request.url())
  })
  await review.getByRole('button', { name: 'Save 1 file' }).dblclick()
  await expect(page.getByRole('status').getByText('All saved')).toBeVisible()
  await expect(review).toBeHidden()
  expect(saves).toHaveLength(1)
  expect(studio.json('kafe/manifest.json').merchant).toMatchObject({ name: 'Kafe review' })
})

test('[BRD-06] Ctrl+S opens the review while the preview has the focus', async ({ page }) => {
  await studio.edit(page, 'kafe')
  await field(page, '/merchant/name').getByRole('textbox').fill('Kafe by key')
  await expect(page.getByText('Unsaved files: 1')).toBeVisible()
  // A press focuses the preview. If a script focuses it, the studio takes the focus back.
  await preview(page).getByText('Kafe by key').first().click()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: 'Review what changes' })).toContainText('"name": "Kafe by key"')
})

test('[BRD-06] text typed just before the operator leaves for the list of brands is a draft', async ({
  page,
  context,
}) => {
  const name = field(page, '/merchant/name').getByRole('textbox')
  const other = await context.newPage()
  const seen = field(other, '/merchant/name').getByRole('textbox')
  await studio.edit(other, 'kafe')
  await studio.edit(page, 'kafe')
  // The studio delays typed text only while the preview shows it, so the preview has to load first.
  await expect(preview(page).getByRole('banner')).toBeVisible()
  await name.fill('Kafe by link')
  await page.getByRole('link', { name: 'All brands' }).click()
  await expect(page.getByRole('list', { name: 'Brands' })).toBeVisible()
  await expect(seen).toHaveValue('Kafe by link')
})

test('[BRD-06] a double click on the button that removes a block does not remove the next block', async ({ page }) => {
  await studio.edit(page, 'kafe')
  await section(page, 'Routes').click()
  const order = () =>
    page.getByRole('region', { name: 'Region Main' }).getByRole('listitem').locator('small').allTextContents()
  await expect.poll(order).toEqual(['coffee', 'tea'])
  await page.getByRole('button', { name: 'Remove coffee', exact: true }).dblclick()
  await expect(page.getByText('Unsaved files: 1')).toBeVisible()
  expect(await order()).toEqual(['tea'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(order).toEqual(['coffee', 'tea'])
})

test('[BRD-06] the menu scrolls to the current section; by keyboard, the first control of the page leads to the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await studio.edit(page, 'kafe')
  await expect(section(page, 'Files')).not.toBeInViewport()
  await page.evaluate(() => {
    location.hash = '#/code'
    location.reload()
  })
  await expect(section(page, 'Files')).toHaveAttribute('aria-current')
  await expect(section(page, 'Files')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to the form' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('[BRD-06] by keyboard: a dialog that a button closes returns the focus', async ({ page }) => {
  await studio.edit(page, 'kafe')
  await section(page, 'Routes').click()
  const blocks = page.getByRole('region', { name: 'Region Main' }).getByRole('listitem')
  const add = page.getByRole('button', { name: 'Add a block' })
  await add.press('Enter')
  const palette = page.getByRole('dialog', { name: 'Choose a widget' })
  await expect(palette.getByRole('searchbox')).toBeFocused()
  await palette.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(palette).toHaveCount(0)
  await expect(add).toBeFocused()
  await add.press('Enter')
  await palette.getByRole('button', { name: /^Menu/ }).press('Enter')
  await expect(palette).toHaveCount(0)
  await expect(blocks).toHaveCount(3)
  await expect(add).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(blocks).toHaveCount(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'th-TH' })

  test('[BRD-06] by touch and in Thai: edit a field, review and save', async ({ page }) => {
    await page.goto(studio.address().replace('localhost', 'kafe.localhost'))
    const name = field(page, '/merchant/name').getByRole('textbox')
    await name.tap()
    await name.fill('Kafe by touch')
    await page.getByRole('button', { name: 'ตรวจและบันทึก' }).tap()
    const review = page.getByRole('dialog')
    const file = review.getByText('kafe/manifest.json', { exact: true })
    await expect(file).toBeVisible()
    const [text, button] = [await file.boundingBox(), await review.locator('.diff button').boundingBox()]
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(button?.x ?? 0)
    await review.locator('footer .strong').tap()
    await expect(review).toBeHidden()
    expect(studio.json('kafe/manifest.json').merchant).toMatchObject({ name: 'Kafe by touch' })
  })
})
