import { placeAt } from '../../widgets/rewards/model/testing/place-at.ts'
import { callAs, control, fault, openAs } from './sandbox.ts'
import { address, expect, phone, test } from './site.ts'

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } })
test.afterAll(() => control('POST', 'reset', {}))

interface Wheel {
  readonly segments: readonly { readonly id: number; readonly label: string }[]
  readonly spins_left: number
  readonly last?: { readonly segment_id: number }
}

interface Calendar {
  readonly today: string
  readonly days: readonly { readonly date: string; readonly reward: string }[]
}

test('[ENG-06] after a lost response, the wheel stops at the prize that the server drew, and the member has used one spin', async ({
  page,
  complaints,
}) => {
  await openAs(page, 'mafa191', '/en-th/lucky-spin')
  await expect(page.getByRole('heading', { name: 'Odds' })).toBeVisible()
  await fault('wheel/spin', 'lost-reply', { times: 1 })
  await page.getByRole('button', { name: 'Spin', exact: true }).click()
  await expect(page.getByText('Your next free spin is on')).toBeVisible()
  const { segments, spins_left, last } = (await callAs(page, 'wheel/get-wheel', {})).data as Wheel
  expect(spins_left).toBe(0)
  const drawn = segments.findIndex(({ id }) => id === last?.segment_id)
  await expect(page.getByRole('status').filter({ hasText: segments[drawn]?.label ?? '-' })).toBeVisible()
  const turned = await page.locator('svg g[style*="rotate"]').first().getAttribute('style')
  expect(placeAt(Number(/rotate\(([\d.]+)deg/.exec(turned ?? '')?.[1]), segments.length)).toBe(drawn)
  complaints.length = 0
})

test('[ENG-06] [GRD-03] a member opens an envelope and claims today’s reward; a phone has no reward centre', async ({
  page,
}) => {
  await openAs(page, 'mafa191', '/en-th/angpow')
  const envelope = page.getByRole('listitem').filter({ hasText: 'A red envelope for today' })
  await envelope.getByRole('button', { name: 'Open' }).click()
  await expect(envelope.getByRole('button')).toHaveCount(0)
  const list = (await callAs(page, 'angpow/get-list', {})).data as readonly { id: number; amount?: string }[]
  await expect(envelope).toContainText(`฿${list.find(({ id }) => id === 1)?.amount}`)

  await page.goto(address('mafa191', '/en-th/reward-center'))
  await expect(page.locator('.toast p')).toHaveText(/^This page needs a wider screen\./)
  await expect(page).toHaveURL(address('mafa191', '/en-th'))
  // Every seventh day of a month has a larger reward.
  const { today, days } = (await callAs(page, 'mission/get-calendar', {})).data as Calendar
  const reward = Number(days.find(({ date }) => date === today)?.reward)
  await page.getByRole('button', { name: `Claim ฿${reward} today` }).click()
  const dialog = page.getByRole('dialog', { name: 'Today’s missions' })
  await dialog.getByRole('button', { name: `Claim ฿${reward}.00` }).click()
  await expect(dialog.getByText('Claimed', { exact: true })).toBeVisible()
})

for (const brand of ['siam191', 'mafa191'] as const) {
  test(`[GRD-03] a guest of ${brand} with a phone learns why the reward centre does not open, without a login`, async ({
    page,
  }) => {
    await page.goto(address(brand, '/th-th/reward-center'))
    await expect(page.locator('.toast p')).toHaveText(/^หน้านี้ต้องใช้จอที่กว้างกว่านี้/)
    await expect(page).toHaveURL(address(brand, '/th-th'))
    await expect(page.locator('#dialog-auth')).toBeHidden()
  })
}
