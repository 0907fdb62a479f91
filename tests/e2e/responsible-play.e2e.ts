import { channelOf, ledgerRowsOf, placeOf, reachSend } from './deposit-page.ts'
import { holdBack } from './hold-back.ts'
import { heading } from './member-page.ts'
import { callAs, control, openAs, passTime } from './sandbox.ts'
import { address, expect, fieldOf, openLogin, phone, test } from './site.ts'

test.use(phone)
test.afterEach(() => control('POST', 'reset', {}))

const member = '0810000001'
const limitDeposits = (amount: string) => ({ kind: 'deposit', period: 'day', amount })

test('a reminder with the playing time and the result opens once each time it is due', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/limits', member)
  await page.getByRole('button', { name: '15 min' }).click()
  await expect(page.getByRole('button', { name: '15 min' })).toHaveAttribute('aria-pressed', 'true')
  await passTime(16)
  await page.goto(address('siam191', '/en-th/vip'))
  const reminder = page.getByRole('dialog', { name: 'Time for a break?' })
  await expect(reminder).toContainText('16 min')
  await expect(reminder).toContainText('Net result')
  await reminder.getByRole('button', { name: 'Continue' }).click()
  await expect(reminder).toBeHidden()
  await page.reload()
  await expect(page.locator('[data-widget="responsible-play/session-reminder"]')).toBeAttached()
  await expect(heading(page)).toBeVisible()
  await expect(reminder).toBeHidden()
  await passTime(31)
  await page.reload()
  await expect(reminder).toContainText('31 min')
  await reminder.getByRole('link', { name: 'Set my limits' }).click()
  await expect(page).toHaveURL(address('siam191', '/en-th/limits'))
})

test('a reminder waits until the live chat is closed', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/limits', member)
  await page.getByRole('button', { name: '15 min' }).click()
  await expect(page.getByRole('button', { name: '15 min' })).toHaveAttribute('aria-pressed', 'true')
  await passTime(16)
  const release = await holdBack(page, '**/api/responsible-play/get-status')
  await page.goto(address('siam191', '/en-th/faq'))
  await page.getByRole('button', { name: 'Open the live chat' }).click()
  const chat = page.locator('#live-chat')
  await expect(chat).toBeVisible()
  const shown = page.waitForResponse('**/api/responsible-play/get-status')
  release()
  await (await shown).finished()
  const reminder = page.getByRole('dialog', { name: 'Time for a break?' })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(reminder).toBeHidden()
  await expect(chat).toBeVisible()
  await chat.getByRole('button', { name: 'Close' }).click()
  await expect(reminder).toBeVisible()
})

test('a change of the clock of the device does not change the time of the session', async ({ page }) => {
  await page.clock.install()
  await openAs(page, 'siam191', '/en-th/limits', member)
  const time = page.getByRole('main').locator('dl > div').filter({ hasText: 'Time since login' }).first()
  await expect(time).toHaveText('Time since login0 min')
  await page.getByRole('button', { name: '15 min' }).click()
  await expect(page.getByRole('button', { name: '15 min' })).toHaveAttribute('aria-pressed', 'true')
  await page.clock.setSystemTime(Date.now() + 3 * 3_600_000)
  await page.clock.runFor(20_000)
  await expect(time).toHaveText('Time since login0 min')
  await expect(page.getByRole('dialog', { name: 'Time for a break?' })).toBeHidden()
})

for (const [brand, channel] of [
  ['siam191', 16],
  ['mafa191', 16],
] as const) {
  test(`a deposit beyond the limit is refused before any money moves: ${brand}`, async ({ page }) => {
    await openAs(page, brand, '/en-th/limits', member)
    const row = page.locator('details', { hasText: 'Per day' }).first()
    await row.locator('summary').click()
    await row.getByLabel('New limit').fill('1,600.50')
    await row.getByRole('button', { name: 'Save limit' }).click()
    await expect(row.getByLabel('New limit')).toHaveValue('1,600.50')
    await expect(row.getByRole('alert')).toContainText('Enter a whole amount')
    await row.getByLabel('New limit').fill('600')
    await row.getByRole('button', { name: 'Save limit' }).dblclick()
    await expect(row.locator('summary')).toContainText('฿600.00')
    await page.goto(address(brand, '/en-th/deposit'))
    const send = await reachSend(page, brand, channelOf(brand, channel), '700')
    const note = placeOf(page, brand).locator('[data-widget="responsible-play/deposit-note"]')
    await expect(note).toContainText('above your limit of ฿600.00. You can still deposit ฿600.00 today')
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await send.click({ force: true })
    await placeOf(page, brand).getByLabel('Amount', { exact: true }).press('Enter')
    expect(await ledgerRowsOf(brand)).toEqual([])
    expect(
      (await callAs(page, 'user/get-transactions', { page: 1, kind: 'deposit', state: 'pending' })).data,
    ).toMatchObject({
      items: [],
    })
    await placeOf(page, brand).getByLabel('Amount', { exact: true }).fill('500')
    await expect(note).toContainText('You can still deposit ฿600.00 today')
    await expect(send).not.toHaveAttribute('aria-disabled', 'true')
  })
}

test('[VAL-07] a limit with a decimal comma is refused, and one with grouped thousands is saved', async ({ page }) => {
  await openAs(page, 'beta191', '/en-th/limits', member)
  const row = page.locator('details', { hasText: 'Per day' }).first()
  await row.locator('summary').click()
  const limit = row.getByLabel('New limit')
  await limit.fill('500,00')
  await limit.press('Enter')
  await expect(row.getByRole('alert')).toContainText('Enter a whole amount')
  await expect(limit).toHaveValue('500,00')
  await expect(row.locator('summary')).toContainText('No limit')
  await limit.fill('')
  await limit.pressSequentially('１，６００')
  await limit.press('Enter')
  await expect(row.locator('summary')).toContainText('฿1,600.00')
})

test('a used-up limit replaces the channels with a message in the language of the page', async ({ page }) => {
  await openAs(page, 'beta191', '/th-th/limits', member)
  await callAs(page, 'responsible-play/set-limit', limitDeposits('100'))
  const deposit = { payment_method: 'gateway', payment_type: 'ewallet', bank_id: 16, amount: '100' }
  expect(await callAs(page, 'deposit/add-deposit', deposit)).toMatchObject({ status: true })
  await page.goto(address('beta191', '/th-th/deposit'))
  await expect(page.getByRole('alert')).toContainText('คุณตั้งวงเงินฝากวันนี้ไว้ 100.00 ยังฝากได้อีก 0.00')
})

for (const [brand, amount] of [
  ['siam191', undefined],
  ['mafa191', undefined],
  ['siam191', '100'],
] as const) {
  const reason = amount === undefined ? 'a break' : 'a used-up limit'
  test(`during ${reason}, the deposit of ${brand} leads to the limits and offers no retry`, async ({ page }) => {
    await openAs(page, brand, '/en-th/limits', member)
    if (amount === undefined) await callAs(page, 'responsible-play/take-pause', { kind: 'break', days: 1 })
    else {
      await callAs(page, 'responsible-play/set-limit', limitDeposits(amount))
      const deposit = { payment_method: 'gateway', payment_type: 'ewallet', bank_id: 16, amount }
      expect(await callAs(page, 'deposit/add-deposit', deposit)).toMatchObject({ status: true })
    }
    await page.goto(address(brand, '/en-th/deposit'))
    const place = placeOf(page, brand)
    await expect(place.getByRole('alert')).toContainText(
      amount === undefined ? /You are taking a break until \d{4}-\d\d-\d\d \d\d:\d\d/ : 'You can still deposit 0.00',
    )
    const limits = place.getByRole('link', { name: 'My limits' })
    await expect(limits).toBeVisible()
    await expect(place.getByRole('button', { name: /again/ })).toBeHidden()
    await expect(page.locator('.toast')).toBeHidden()
    await limits.click()
    await expect(page).toHaveURL(address(brand, '/en-th/limits'))
  })
}

test('a break that begins during a deposit holds the deposit back', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/deposit', member)
  await page
    .locator('#main')
    .getByRole('button', { name: channelOf('siam191', 16).bank_name.en })
    .click()
  await page.locator('#main').getByLabel('Amount', { exact: true }).fill('500')
  const send = page.locator('#main button[type=submit]')
  await expect(send).not.toHaveAttribute('aria-disabled', 'true')
  await callAs(page, 'responsible-play/take-pause', { kind: 'break', days: 1 })
  await page.locator('#main').getByRole('button', { name: 'Back' }).click()
  await page
    .locator('#main')
    .getByRole('button', { name: channelOf('siam191', 16).bank_name.en })
    .click()
  const note = page.locator('#main [data-widget="responsible-play/deposit-note"]')
  await expect(note).toContainText('You are taking a break until')
  await expect(send).toHaveAttribute('aria-disabled', 'true')
})

test('a higher limit takes effect later, and the page shows when', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/limits', member)
  await callAs(page, 'responsible-play/set-limit', limitDeposits('500'))
  await page.reload()
  const row = page.locator('details', { hasText: 'Per day' }).first()
  await row.locator('summary').click()
  await row.getByLabel('New limit').fill('5000')
  await row.getByRole('button', { name: 'Save limit' }).click()
  await expect(row.locator('summary')).toContainText(/฿5,000\.00 from \d{4}-\d\d-\d\d \d\d:\d\d/)
  await expect(row.locator('summary')).toContainText('฿500.00')
})

test('a self-excluded member is logged out immediately, and sees the end of the exclusion', async ({ page }) => {
  await openAs(page, 'mafa191', '/en-th/limits', member)
  await page.getByRole('button', { name: '6 months' }).click()
  const question = page.getByRole('dialog', { name: 'Exclude yourself now?' })
  await expect(question).toContainText('nobody can end this early')
  await question.getByRole('button', { name: 'Exclude myself' }).click()
  const until = /You have excluded yourself until \d{4}-\d\d-\d\d/
  await expect(page.getByText(until).first()).toBeVisible()
  await page.goto(address('mafa191', '/en-th'))
  await openLogin(page)
  await fieldOf(page, 'login-phone').fill('081-000-0001')
  await fieldOf(page, 'login-phone').press('Enter')
  await fieldOf(page, 'login-password').fill('Passw0rd1')
  await fieldOf(page, 'login-password').press('Enter')
  await expect(page.getByText(until).first()).toBeVisible()
  expect(await callAs(page, 'deposit/get-deposit-channel', { currency: 'THB' })).toMatchObject({ code: 1003 })
})

test('a reload closes the question about a break, and the next choice asks again', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/limits', member)
  const question = page.locator('#dialog-play-pause')
  const day = page.getByRole('button', { name: '1 day' })
  await day.click()
  await expect(question).toBeVisible()
  await page.reload()
  await expect(day).toBeVisible()
  await expect(question).toBeHidden()
  await day.click()
  await expect(question.getByRole('heading')).toHaveText(/./)
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(address('siam191', '/en-th/limits'))
})

test('the page of limits offers a retry after a failed load', async ({ page }) => {
  await openAs(page, 'beta191', '/en-th', member)
  await page.route('**/api/responsible-play/get-status', (route) =>
    route.fulfill({ json: { status: false, code: 5000 } }),
  )
  await page.goto(address('beta191', '/en-th/limits'))
  const again = page.getByRole('main').getByRole('button', { name: 'Retry' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/responsible-play/get-status')
  await again.click()
  await expect(page.getByRole('heading', { name: 'Deposit limits' })).toBeVisible()
})
