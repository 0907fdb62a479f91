import { ledgerRowsOf } from './deposit-page.ts'
import { callAs, control, fault, openAs } from './sandbox.ts'
import { address, type Brand, expect, open, phone, test } from './site.ts'

test.afterAll(() => control('POST', 'reset', {}))

const bonusesOf = async (brand: Brand, username: string) =>
  (await ledgerRowsOf(brand, username)).filter(({ kind }) => kind === 'bonus')

test('[RTE-08] [DEP-12] promotions by category lead to their terms, and back to a deposit', async ({ page }) => {
  await open(page, address('siam191', '/en-th/promotions?from=deposit&channel=2'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Promotions')
  await expect(main.getByRole('link', { name: 'Deposit without a promotion' })).toHaveAttribute(
    'href',
    '/en-th/deposit?channel=2',
  )
  await main.getByRole('link', { name: 'Deposit', exact: true }).click()
  await expect(page).toHaveURL(/\?category=deposit&from=deposit&channel=2$/)
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Daily deposit bonus', 'A week by lantern light'])
  await expect(main.getByRole('link', { name: /^Deposit with this A week/ })).toHaveAttribute(
    'href',
    '/en-th/deposit?promotion=1107&channel=2',
  )
  await main.getByRole('link', { name: 'A week by lantern light', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A week by lantern light')
  await expect(main.getByText('Once a week, from Monday.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Log in to get it' })).toBeVisible()
  await page.goto(address('siam191', '/en-th/promotions/99'))
  await expect(main.getByText('This promotion has ended')).toBeVisible()
  await main.getByRole('link', { name: 'See other promotions' }).click()
  await expect(page).toHaveURL(address('siam191', '/en-th/promotions'))
})

test('[RTE-08] a category opens within the page, at the same scroll position and in the same history entry', async ({
  page,
}) => {
  await page.goto(address('siam191', '/en-th/faq'))
  await open(page, address('siam191', '/en-th/promotions'))
  const main = page.getByRole('main')
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
  const category = main.getByRole('link', { name: 'Deposit', exact: true })
  await category.hover()
  const place = () => page.evaluate(() => scrollY)
  const before = await place()
  expect(before).toBeGreaterThan(0)
  await category.click()
  await expect(page).toHaveURL(address('siam191', '/en-th/promotions?category=deposit'))
  await expect(category).toHaveAttribute('aria-current', 'page')
  expect(await place()).toBe(before)
  await main.getByRole('link', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL(address('siam191', '/en-th/promotions'))
  expect(loads).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(address('siam191', '/en-th/faq'))
})

test('[ENG-03] [STA-11] if the response to a claim is lost, the bonus is claimed once, and shows only to that member', async ({
  page,
  complaints,
}) => {
  const member = '66-0810000002'
  await openAs(page, 'mafa191', '/en-th/promotions/3106', member)
  const main = page.getByRole('main')
  await fault('promotion/apply-promotion', 'lost-reply', { times: 1 })
  await main.getByRole('button', { name: /^Claim ฿199\.00/ }).dblclick()
  await expect(main.getByRole('progressbar', { name: 'Turnover' })).toBeVisible()
  expect(await bonusesOf('mafa191', member)).toHaveLength(1)
  await main.getByRole('link', { name: 'See my promotions' }).click()
  await expect(main.getByRole('region', { name: 'Birthday treat' })).toContainText('฿0.00 of ฿199.00')
  const other = { username: '66-0810000003', password: 'Passw0rd1', mobile_check: 1 }
  expect(await callAs(page, 'index/auth', other)).toMatchObject({ status: true })
  await page.reload()
  await expect(main.getByText('You have no active promotion.')).toBeVisible()
  complaints.length = 0
})

test.describe('on a phone', () => {
  test.use(phone)
  test('[ENG-04] [ENG-09] the dialog’s button is disabled without a code, and a correct code pays its bonus once', async ({
    page,
  }) => {
    const member = '66-0810000001'
    await openAs(page, 'siam191', '/th-th/promo-center', member)
    const opener = page.getByRole('main').getByRole('button', { name: 'กรอกโค้ด' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'กรอกโค้ดรับโบนัส' })
    const field = dialog.getByLabel('โค้ด', { exact: true })
    const receive = dialog.getByRole('button', { name: 'รับโบนัส' })
    await expect(field).toBeFocused()
    await expect(receive).toBeDisabled()
    await field.fill('WRONG')
    await receive.click()
    await expect(page.locator('.toast p')).toHaveText('โค้ดไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง')
    await field.press('Escape')
    await opener.click()
    await expect(field).toHaveValue('')
    await field.fill(' siam88 ')
    await field.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.locator('.toast p')).toHaveText('เพิ่มโบนัสให้คุณแล้ว')
    expect(await bonusesOf('siam191', member)).toHaveLength(1)
  })

  test('[ENG-04] going back clears the code', async ({ page }) => {
    await openAs(page, 'siam191', '/th-th/promo-center', '66-0810000001')
    const opener = page.getByRole('main').getByRole('button', { name: 'กรอกโค้ด' })
    const field = page.getByRole('dialog').getByLabel('โค้ด', { exact: true })
    await opener.click()
    await field.fill('SIAM88')
    await page.goBack()
    await expect(field).toBeHidden()
    await opener.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
  })

  test('[ENG-04] the server’s refusal shows even if the dialog has closed meanwhile', async ({ page }) => {
    await openAs(page, 'siam191', '/th-th/promo-center', '66-0810000001')
    await fault('promotion/apply-promotion', 'latency', { value: 2000, times: 1 })
    const opener = page.getByRole('main').getByRole('button', { name: 'กรอกโค้ด' })
    const dialog = page.getByRole('dialog', { name: 'กรอกโค้ดรับโบนัส' })
    const field = dialog.getByLabel('โค้ด', { exact: true })
    await opener.click()
    await field.fill('WRONG')
    await field.press('Enter')
    await expect(dialog.locator('[type=submit][aria-busy=true]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('.toast p')).toHaveText('โค้ดไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง')
    await opener.click()
    await expect(field).toHaveValue('')
  })
})
