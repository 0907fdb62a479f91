import { control, openAs } from './sandbox.ts'
import { address, expect, phone, test } from './site.ts'

test.use(phone)
test.afterAll(() => control('POST', 'reset', {}))

test('[RTE-13] a member collects a rebate and pages through the friends; the pages referral and partnership have no header', async ({
  page,
}) => {
  await openAs(page, 'siam191', '/en-th/rebate')
  const main = page.getByRole('main')
  const slots = main.getByRole('listitem').filter({ hasText: 'Slots' })
  await slots.getByRole('button', { name: 'Claim' }).click()
  await expect(slots.getByRole('button')).toHaveCount(0)
  await expect(slots).toContainText('฿0.00')

  await page.goto(address('siam191', '/en-th/referral-user'))
  const rows = main.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(11)
  const next = main.getByRole('button', { name: 'Next page' })
  await next.click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(rows).toHaveCount(4)
  await page.reload()
  await expect(rows).toHaveCount(4)

  for (const path of ['/en-th/referral', '/en-th/partnership']) {
    await page.goto(address('siam191', path))
    await expect(page.locator('[data-layout="noheader"]')).toBeAttached()
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
  }
})

test('large commissions fit a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs(page, 'beta191', '/en-th/faq')
  const friend = {
    friend: 'first',
    name: '081•••001',
    joined: '2026-10-11 12:00:00',
    state: 'active',
    commission: '1234567.89',
  }
  const sums = { total: 1, active: 1, percent: '0.3', earned: '1234567.89', ready: '234567.89', minimum: '0' }
  await page.route('**/api/referral/get-friends', (route) =>
    route.fulfill({ json: { status: true, data: { ...sums, items: [friend] } } }),
  )
  await page.goto(address('beta191', '/en-th/referral-user'))
  await expect(page.getByRole('table')).toContainText('฿1,234,567.89')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
