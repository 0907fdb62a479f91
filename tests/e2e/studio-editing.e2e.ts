import { expect, type Locator, test } from '@playwright/test'
import { broken, field, preview, save, section, studioForFile } from './studio-page.ts'

const studio = studioForFile()
const { edit, file, json } = studio

test('[BRD-06] a new brand gets its colours, logo, home page, settings and countries in at most 60 actions', async ({
  page,
}) => {
  let actions = 0
  const act = async (doing: Promise<unknown>) => {
    actions += 1
    await doing
  }
  const fill = (box: Locator, text: string) => act(box.fill(text))
  const press = (control: Locator) => act(control.click())

  await act(page.goto(studio.address()))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await broken(page)).toEqual([])
  await fill(page.getByLabel('Folder'), 'fresh')
  await fill(page.getByLabel('Name that players see'), 'Fresh')
  await fill(page.getByLabel('Main colour'), '#0b6e4f')
  await press(page.getByRole('button', { name: 'Create brand' }))
  await expect(page.getByRole('heading', { name: 'Identity' })).toBeVisible()
  await expect(preview(page).getByRole('banner')).toBeVisible()
  expect(await broken(page)).toEqual([])

  await press(section(page, 'Pictures'))
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><circle r="9"/></svg>')
  const chooser = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: 'Add a picture' }))
  await act((await chooser).setFiles({ name: 'New Logo.svg', mimeType: 'image/svg+xml', buffer: drawing }))
  await expect(page.getByText('new-logo.svg is saved.')).toBeVisible()
  await press(section(page, 'Identity'))
  await act(field(page, '/merchant/logo').getByLabel('Logo').selectOption('new-logo.svg'))
  // The first page of a preview loads its modules one by one.
  await expect(preview(page).locator('img[src*="new-logo.svg"]').first()).toBeVisible()

  await press(section(page, 'Colours'))
  await fill(field(page, '/tokens/dark/accent/$value').getByLabel('Accent', { exact: true }), '#ffd166')
  const theme = () => preview(page).locator('#livery-theme').textContent()
  await expect.poll(theme).toContain('--color-accent:#ffd166')
  await fill(field(page, '/tokens/dark/ground/$value').getByLabel('Ground', { exact: true }), '#101820')
  // A text colour with too little contrast is an issue immediately, and Undo removes the issue.
  await fill(field(page, '/tokens/dark/text/$value').getByLabel('Text', { exact: true }), '#222222')
  const issues = page.getByRole('region', { name: 'Issues' })
  await expect(issues.getByText('"dark.text" on "dark.ground"')).toBeVisible()
  expect(await broken(page)).toEqual([])
  await press(page.getByRole('button', { name: 'Undo' }))
  await expect(issues.getByText('No issues')).toBeVisible()

  await press(section(page, 'Routes'))
  const home = page.getByRole('region', { name: 'Region Main' })
  const order = () => home.getByRole('listitem').locator('small').allTextContents()
  await press(home.getByRole('button', { name: 'Move promotions up' }))
  await press(home.getByRole('button', { name: 'Remove missions' }))
  await press(home.getByRole('button', { name: 'Add a block' }))
  await press(page.getByRole('dialog').getByRole('button', { name: /^Contact list/ }))
  await expect.poll(order).toEqual(['banner', 'popular', 'promotions', 'providers', 'contact-list'])
  expect(await broken(page)).toEqual([])

  await press(section(page, 'Deposit'))
  await press(page.getByRole('button', { name: 'Remove 100', exact: true }))
  await fill(page.getByLabel('Add to Amounts'), '250')
  await act(page.keyboard.press('Enter'))
  await press(section(page, 'Countries'))
  await fill(page.getByLabel('Add to Allow'), 'TH, LA')
  await act(page.keyboard.press('Enter'))
  await expect(page.getByRole('button', { name: 'Remove LA' })).toBeVisible()
  await expect(preview(page).getByRole('banner')).toBeVisible()

  actions += 2
  await save(page, 'Save 2 files')
  expect(actions).toBeLessThanOrEqual(60)
  expect(json('fresh/manifest.json')).toMatchObject({
    merchant: { id: 'fresh', name: 'Fresh', logo: 'new-logo.svg' },
    routes: {
      home: { regions: { main: { order: ['banner', 'popular', 'promotions', 'providers', 'contact-list'] } } },
    },
    deposit: { presets: { amounts: [250, 300, 500, 1000, 5000, 10_000] } },
    countries: { allow: ['TH', 'LA'] },
  })
  expect(json('fresh/tokens.json')).toMatchObject({ dark: { accent: { $value: '#ffd166' } } })
})

test('[BRD-06] the studio edits an installation’s area like Livery’s own: its setting, widget and texts', async ({
  page,
}) => {
  const before = file('kafe/manifest.json')
  await edit(page, 'kafe')
  await section(page, 'Coffee').click()
  await page.getByLabel('Opens', { exact: true }).fill('6')
  await section(page, 'Routes').click()
  await page.getByRole('button', { name: 'Menu tea' }).click()
  const kind = field(page, '/routes/home/regions/main/blocks/tea/props/kind')
  await expect(kind.getByText('set here')).toBeVisible()
  // A page that is added and removed again leaves nothing behind.
  await page.getByRole('textbox', { name: 'Name of the new page' }).fill('house-rules')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Routes' })).toHaveValue('house-rules')
  await expect(page.getByText('No blocks yet.', { exact: true })).toBeVisible()
  await expect(page.getByText('This page has no blocks yet. Add a block')).toBeVisible()
  await page.getByRole('button', { name: 'Remove this page' }).click()
  const theme = page.getByRole('combobox', { name: 'Theme' })
  for (const chosen of ['light', 'dark']) {
    await theme.selectOption(chosen)
    await expect(preview(page).locator('html')).toHaveAttribute('data-theme', chosen, { timeout: 60_000 })
  }
  await section(page, 'SEO').click()
  await page.getByRole('textbox', { name: 'Title (en)' }).fill('{merchant}: good coffee')
  await section(page, 'Messages').click()
  await page.getByRole('searchbox').fill('kafe.tea')
  await page.getByRole('textbox', { name: 'kafe.tea (en)' }).fill('Fine teas')
  await expect(preview(page).getByRole('banner')).toBeVisible()
  await save(page, 'Save 2 files')
  // The rest of the file has not changed.
  expect(file('kafe/manifest.json').replace(/,\s+"coffee": \{\s+"opens": 6\s+\}(?=\s+\}\s+$)/, '')).toBe(before)
  expect(json('kafe/messages/en.json')).toMatchObject({
    'kafe.tea': 'Fine teas',
    'seo.title': '{merchant}: good coffee',
  })
})

test('[BRD-06] on the page, a press on a text opens its form and edits it in place, and blocks move by drag and by key', async ({
  page,
}) => {
  const before = file('kafe/manifest.json')
  await edit(page, 'kafe')
  await section(page, 'Routes').click()
  const site = preview(page)
  const [tea, coffee] = ['tea', 'coffee'].map((name) => site.locator(`[data-block$="blocks/${name}"] h2`)) as [
    Locator,
    Locator,
  ]
  const order = () =>
    page.getByRole('region', { name: 'Region Main' }).getByRole('listitem').locator('small').allTextContents()
  const firstOnPage = site.locator('[data-block$="blocks/tea"], [data-block$="blocks/coffee"]').first()
  // In the list, a block moves by a key at its grip, and by pointer.
  await page.getByRole('button', { name: 'Move coffee', exact: true }).press('ArrowDown')
  await expect(page.getByText('coffee is at place 2 of 2.')).toBeAttached()
  await expect.poll(order).toEqual(['tea', 'coffee'])
  // The first page of a preview loads its modules one by one.
  await expect(firstOnPage).toHaveAttribute('data-block', /tea$/, { timeout: 60_000 })
  await page.getByRole('button', { name: 'Menu coffee' }).dragTo(page.getByRole('button', { name: 'Menu tea' }))
  await expect.poll(order).toEqual(['coffee', 'tea'])
  await expect(firstOnPage).toHaveAttribute('data-block', /coffee$/)

  await page.getByRole('button', { name: 'Edit on the page' }).click()
  await expect(site.locator('html[data-livery-editing]')).toBeVisible()
  await tea.click()
  await expect(page.getByRole('button', { name: 'Menu tea' })).toHaveAttribute('aria-expanded', 'true')
  // The typed text changes the message in the page's language. The label names the layer that gets the text.
  const typing = site.getByRole('textbox', { name: 'Written to kafe, every environment.' })
  await expect(typing).toBeFocused()
  await page.keyboard.type('Teas of the hills')
  await expect(tea).toHaveText('Teas of the hills')
  await page.keyboard.press('Enter')
  await expect(typing).toHaveCount(0)

  await tea.dragTo(coffee)
  await expect.poll(order).toEqual(['tea', 'coffee'])
  await expect(site.locator('main h2')).toHaveText(['Teas of the hills', /.+/])
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toEqual(['coffee', 'tea'])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Menu tea' })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: 'Edit on the page' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: 'Review what changes' })
  // The blocks are at their old places again. Only the text in the page's language has changed.
  await dialog.getByRole('button', { name: 'Discard changes of kafe/messages/th.json' }).click()
  await expect(dialog.getByText('Nothing has changed.')).toBeVisible()
  expect(file('kafe/manifest.json')).toBe(before)
})

test('[BRD-06] while a setting is wrong, every field shows the entered value, and later entries do not remove it', async ({
  page,
}) => {
  await edit(page, 'kafe')
  await section(page, 'OTP').click()
  const length = page.getByRole('textbox', { name: 'Length' })
  await length.press('End')
  await length.press('Backspace')
  await expect(length).toHaveValue('')
  await length.pressSequentially('99')
  const issues = page.getByRole('region', { name: 'Issues' })
  await expect(issues.getByText('99 is out of range')).toBeVisible()

  await section(page, 'Countries').click()
  const countries = page.getByLabel('Add to Allow')
  for (const country of ['TH', 'thailand', 'LA']) {
    await countries.fill(country)
    await countries.press('Enter')
    await expect(page.getByRole('button', { name: `Remove ${country}`, exact: true })).toBeVisible()
    await expect(issues.getByText('99 is out of range')).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Remove TH', exact: true })).toBeVisible()

  await section(page, 'Locales').click()
  const locale = page.getByPlaceholder('Name of the new entry')
  await locale.fill('english')
  await locale.press('Enter')
  await expect(page.getByRole('alert').getByText('Write a language and a country')).toBeVisible()
  await expect(locale).toHaveValue('english')
  const undo = page.getByRole('button', { name: 'Undo' })
  const saved = page.getByRole('status').getByText('All saved')
  // One step more would undo the last step of the previous test: a discard.
  await expect(async () => {
    if (await saved.isVisible()) return
    await Promise.all([page.waitForResponse('**/studio/undo'), undo.click()])
    await expect(saved).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('[BRD-06] the studio shows beside the control why it has not saved a picture or created a brand', async ({
  page,
}) => {
  await page.goto(studio.address())
  await page.getByLabel('Folder').fill('kafe')
  await page.getByLabel('Name that players see').fill('Kafe')
  await page.getByRole('button', { name: 'Create brand' }).click()
  const form = page.getByRole('form', { name: 'New brand' })
  await expect(form.getByRole('alert')).toHaveText('There is already a brand "kafe".')
  expect(await broken(page)).toEqual([])

  await edit(page, 'kafe')
  await section(page, 'Pictures').click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Replace logo.svg' }).click()
  await (await chooser).setFiles({ name: 'Notes.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('no picture') })
  const row = page.getByRole('listitem').filter({ hasText: 'Replace logo.svg' })
  await expect(row.getByRole('alert')).toHaveText(/^Notes\.svg is not saved\. The content of the file does not fit/)
  await expect(page.locator('.notices p')).toHaveCount(0)
  expect(await broken(page)).toEqual([])
})

test('[BRD-06] a typeface that the operator adds is the first in the order, and the page shows it', async ({
  page,
}) => {
  await edit(page, 'kafe')
  await section(page, 'Type and shape').click()
  const text = page.getByRole('group', { name: 'Text', exact: true })
  await text.getByRole('button', { name: '+ Kanit' }).click()
  await expect(text.getByRole('listitem').first()).toContainText('Kanit')
  const typeface = () =>
    preview(page)
      .locator('body')
      .evaluate((body) => getComputedStyle(body).fontFamily)
  await expect.poll(typeface).toMatch(/^"?Kanit/)
  expect(await broken(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').getByText('All saved')).toBeVisible()
})

test('[BRD-06] axe finds nothing in the panes, and the code pane completes keys', { tag: '@night' }, async ({
  page,
}) => {
  await edit(page, 'kafe')
  await section(page, 'Routes').click()
  await page.getByRole('button', { name: 'Menu tea' }).click()
  expect(await broken(page)).toEqual([])
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Menu/ }).focus()
  await expect(page.getByRole('dialog').frameLocator('iframe').getByRole('list').first()).toBeVisible({
    timeout: 30_000,
  })
  expect(await broken(page)).toEqual([])
  await page.keyboard.press('Escape')
  for (const name of ['Colours', 'Messages', 'Text pages', 'Pictures']) {
    await section(page, name).click()
    expect([name, await broken(page)]).toEqual([name, []])
  }
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Language of the studio' }).selectOption('th')
  await page.getByRole('navigation', { name: 'หมวด' }).getByRole('link', { name: 'ข้อมูลแบรนด์' }).click()
  await expect(field(page, '/merchant/name').getByRole('textbox', { name: 'ชื่อ' })).toHaveValue(/^Kafe/)
  expect(await broken(page)).toEqual([])
  // An installation's area has names and descriptions for its own settings.
  await page.getByRole('link', { name: 'กาแฟ' }).click()
  await expect(field(page, '/coffee/opens').getByText('ชั่วโมงแรกของวันที่รับเครื่องดื่มได้')).toBeVisible()
  await page.getByRole('combobox', { name: 'ภาษาของสตูดิโอ' }).selectOption('en')

  await section(page, 'Text pages').click()
  await page.getByRole('textbox', { name: 'about-us (en)' }).fill('# The shop')
  await expect(page.getByText('set here')).toBeVisible()
  await expect(preview(page).getByRole('banner')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').getByText('All saved')).toBeVisible()

  await section(page, 'Files').click()
  const code = page.getByRole('textbox', { name: 'kafe/manifest.json' })
  await code.press('ControlOrMeta+Home')
  await page.keyboard.press('End')
  await page.keyboard.type('"otp": { "le')
  const offered = page.getByRole('listbox').getByRole('option', { name: /^length/ })
  await expect(offered).toBeVisible()
  expect(await broken(page)).toEqual([])
})

test('[BRD-06] a long name does not make the studio wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await edit(page, 'kafe')
  const before = await page.locator('.brand-name').innerText()
  const name = 'W'.repeat(40)
  await field(page, '/merchant/name').getByRole('textbox').fill(name)
  await expect(page.locator('.brand-name')).toHaveText(name)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.brand-name')).toHaveText(before)
})
