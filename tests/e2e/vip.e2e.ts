import { callAs, control, fault, openAs } from './sandbox.ts'
import { expect, phone, test } from './site.ts'

test.use(phone)
test.afterAll(() => control('POST', 'reset', {}))

test('the levels fit a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs(page, 'siam191', '/en-th/vip')
  await expect(page.getByRole('button', { name: 'Show VIP 9' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('[RTE-06] [ENG-05] a member views the levels, and claims a bonus once, even if the response is lost', async ({
  page,
  complaints,
}) => {
  await openAs(page, 'siam191', '/en-th/vip')
  const levels = page.getByRole('region', { name: 'VIP levels' })
  await expect(levels.getByRole('button', { name: 'Show VIP 3' })).toHaveAttribute('aria-current', 'true')
  await levels.getByRole('button', { name: 'Show VIP 9' }).click()
  await expect(levels.getByRole('heading', { name: 'Royal Barge' })).toBeInViewport()
  await expect(levels.getByRole('button', { name: 'Show VIP 9' })).toHaveAttribute('aria-current', 'true')

  await page.getByRole('link', { name: 'Claim 3 bonuses' }).click()
  await fault('vip/claim-bonus', 'lost-reply', { times: 1 })
  const row = page.getByRole('listitem').filter({ hasText: 'VIP 3 Silver' })
  await row.getByRole('button', { name: 'Claim ฿300' }).click()
  await expect(page.locator('.toast p')).toHaveText('฿300.00 is in your bonus wallet.')
  await expect(row).toContainText('Claimed')
  const { items } = (await callAs(page, 'user/get-transactions', { page: 1, page_size: 2 })).data as {
    items: readonly { amount: string; kind: string }[]
  }
  expect(items.filter(({ amount, kind }) => kind === 'bonus' && amount === '300.00')).toHaveLength(1)
  complaints.length = 0
})

test('[ENG-05] if the bonuses fail to load after a paid claim, the page shows the payment and can load them again', async ({
  page,
  complaints,
}) => {
  await openAs(page, 'siam191', '/en-th/my-vip')
  const row = page.getByRole('listitem').filter({ hasText: 'VIP 3 Silver' })
  const claim = row.getByRole('button', { name: 'Claim ฿300' })
  await expect(claim).toBeVisible()
  await fault('vip/get-progress', 'status', { value: 503, times: 4 })
  await claim.click()
  await expect(row.getByRole('status')).toContainText('฿300.00 is in your bonus wallet.')
  await expect(claim).toHaveCount(0)
  await row.getByRole('button', { name: 'Load again' }).click()
  // The page tries twice for each load.
  await expect(row.getByRole('button', { name: 'Load again' })).toHaveAttribute('aria-disabled', 'false')
  await row.getByRole('button', { name: 'Load again' }).click()
  await expect(row).toContainText('Claimed')
  await expect(row.getByRole('button')).toHaveCount(0)
  complaints.length = 0
})

test('[ENG-05] a member whose currency has no programme sees which currency that is, and where to go', async ({
  page,
}) => {
  for (const path of ['/en-th/vip', '/en-th/my-vip']) {
    await openAs(page, 'siam191', path, '63-9171234567')
    const main = page.getByRole('main')
    await expect(main.getByRole('status')).toContainText('Accounts in PHP have no VIP programme yet.')
    await expect(main.getByText('Every bet takes you closer')).toBeHidden()
    await expect(main.getByRole('link', { name: 'See promotions' })).toHaveAttribute('href', '/en-th/promotions')
  }
})
