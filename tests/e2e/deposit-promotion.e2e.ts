import { choose } from './choose.ts'
import { channelOf, channelsOf, ledgerRowsOf, openDeposit, placeOf, reachSend } from './deposit-page.ts'
import { control, openAs, passTime } from './sandbox.ts'
import { address, expect, test } from './site.ts'

test.afterAll(() => control('POST', 'reset', {}))

test('[DEP-12] [DEP-10] a deposit gets the promotion and the channel that its address names', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/deposit?promotion=1101&channel=2', '0810000011')
  const place = placeOf(page, 'siam191')
  await expect(place.locator('button[data-chosen]')).toContainText('Siam Commercial Bank')
  await expect(place.getByText('Last used')).toHaveCount(0)
  const send = await reachSend(page, 'siam191', channelOf('siam191', 12))
  await expect(place.getByLabel('Promotion')).toHaveText('100% welcome bonus')
  await send.click()
  await expect(place.getByText('Your promotion was applied.')).toBeVisible()
  await passTime(10)
  expect(await ledgerRowsOf('siam191', '66-0810000011')).toMatchObject([
    { kind: 'deposit', amount: '500.25' },
    { kind: 'bonus', amount: '500.25' },
  ])
})

test('[DEP-12] the chosen promotion shows its minimum deposit, and a visit to all promotions keeps channel and amount', async ({
  page,
}) => {
  await openDeposit(page, 'siam191', '66-0810000011')
  const place = placeOf(page, 'siam191')
  const channel = channelOf('siam191', 16)
  await reachSend(page, 'siam191', channel, '150')
  await choose(place.getByLabel('Promotion'), '100% welcome bonus')
  // While the list of promotions is open, the list has the same label as its control.
  const promotion = place.getByRole('combobox', { name: 'Promotion' })
  await expect(promotion).toHaveAccessibleDescription(/Requires a deposit of ฿\d+\.00 or more\./)
  const inSequence = channelsOf('siam191').toSorted((one, other) => one.sequence - other.sequence)
  const index = inSequence.findIndex(({ id }) => id === channel.id)
  await expect(place.getByRole('link', { name: 'See all promotions' })).toHaveAttribute(
    'href',
    `/en-th/promotions?from=deposit&channel=${index}&amount=150`,
  )
  await place.getByRole('link', { name: 'See all promotions' }).click()
  await page.getByRole('link', { name: 'Deposit without a promotion' }).click()
  await expect(place.locator('button[data-chosen]')).toContainText(channel.bank_name.en)
  await place.locator('button[data-chosen]').click()
  await expect(place.getByLabel('Amount', { exact: true })).toHaveValue('150')
})

test('a member with a running promotion sees a notice after choosing another promotion', { tag: '@night' }, async ({
  page,
}) => {
  await openDeposit(page, 'siam191', '66-0812345678')
  const place = placeOf(page, 'siam191')
  await reachSend(page, 'siam191', channelOf('siam191', 16))
  const message = place.getByText(/^Your promotion “.+” is active\./)
  await expect(place.getByLabel('Promotion')).toBeVisible()
  await expect(message).toHaveCount(0)
  await place.getByLabel('Promotion').click()
  await place.getByRole('option').nth(1).click()
  await expect(message).toBeVisible()
})

test('[DEP-12] a promotion that is not offered is not applied', { tag: '@night' }, async ({ page }) => {
  const applied: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('apply-promotion')) applied.push(request.url())
  })
  await openAs(page, 'siam191', '/en-th/deposit?promotion=987654', '0810000011')
  const place = placeOf(page, 'siam191')
  const send = await reachSend(page, 'siam191', channelOf('siam191', 12))
  await expect(place.getByLabel('Promotion')).toHaveText('No promotion')
  await send.click()
  await expect(place.getByTestId('deposit-done')).toBeVisible()
  await expect(page).toHaveURL(/\/en-th\/?$/)
  expect(applied).toEqual([])
})

test('[DEP-10] [MOD-07] a promotion is applied once, after the deposit, and dropped when the dialog closes', async ({
  page,
}) => {
  await openDeposit(page, 'mafa191', '66-0810000011')
  const applied: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('apply-promotion')) applied.push(request.postData() ?? '')
  })
  await page.goto(address('mafa191', '/en-th?deposit=1&promotion=3101'))
  const place = placeOf(page, 'mafa191')
  await place.locator('label', { hasText: 'Kasikornbank' }).click()
  await expect(place.getByLabel('Promotion')).toHaveText('A warm welcome: 120%')
  await place.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/en-th\/?$/)
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await place.locator('label', { hasText: 'Kasikornbank' }).click()
  await expect(place.getByLabel('Promotion')).toHaveText('No promotion')
  await choose(place.getByLabel('Promotion'), 'A warm welcome: 120%')
  await (await reachSend(page, 'mafa191', channelOf('mafa191', 12))).click()
  await expect(place.getByText('Your promotion was applied.')).toBeVisible()
  expect(applied).toHaveLength(1)
  expect(JSON.parse(applied[0] ?? '{}')).toMatchObject({ promotion_id: 3101, is_from_deposit_page: 1 })
})
