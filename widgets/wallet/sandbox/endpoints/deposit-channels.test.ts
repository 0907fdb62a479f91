import { expect, test } from 'vitest'
import { express, second } from '../../../../tests/sandbox/deposit-payloads.ts'
import { balanceOf, callWithKey, enter, ledgerRowsOf } from '../../../../tests/sandbox/money.ts'
import { type Browser, openSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

const channelsOf = async (browser: Browser) =>
  (await browser.call('deposit/get-deposit-channel', { currency: 'THB' })).body.data

test('[DEP-03] channels are listed in their sequence, each kind with its own fields', async () => {
  const sandbox = openSandbox()
  const data = await channelsOf(await enter(sandbox))
  const channels = data?.bankbomb ?? []
  expect(channels.map(({ sequence }) => sequence)).toEqual([10, 20, 30, 40, 50, 60, 70])
  expect(channels.filter(({ bankbot }) => bankbot === '1').map(({ id }) => id)).toEqual([11])
  expect(channels.filter(({ rapid_auto }) => rapid_auto === 1).map(({ id }) => id)).toEqual([13])
  expect(channels.filter(({ bank_type }) => bank_type === 'bank').map(({ id }) => id)).toEqual([13, 12])
  expect(channels.filter(({ redirect_page }) => redirect_page === 1).map(({ id }) => id)).toEqual([15])
  expect(channels.filter(({ qr_img }) => qr_img).map(({ qr_img }) => qr_img)).toEqual(['/static/art/qr/12.svg'])
  expect(data?.user_bank).toEqual({ img: '/static/art/banks/kbank.svg', account_number: '••••••0001' })
  expect(data).not.toHaveProperty('recent_deposit')
})

test('[DEP-03] a member of another currency gets no channel, whichever currency the call names', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, '63-9171234567')
  for (const currency of ['THB', 'PHP'])
    expect((await browser.call('deposit/get-deposit-channel', { currency })).body.data).toEqual({
      bankbomb: [],
      preset_amount: [],
    })
})

test('[DEP-03] every channel has a picture', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const channels = (await channelsOf(browser))?.bankbomb ?? []
  const pictures = channels.flatMap(({ bank_image, qr_img }) => [bank_image, ...(qr_img ? [qr_img] : [])])
  for (const path of pictures) expect((await browser.get(path)).status, path).toBe(200)
})

test.each([
  ['en', 'Kasikornbank'],
  ['th', 'ธนาคารกสิกรไทย'],
])('[DEP-03] a channel is named in %s, in the list and in the history', async (language, name) => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const bodyLocale = { language, langCountry: `${language}-th` }
  await browser.call('deposit/add-deposit', { ...express, amount: '500' })
  const list = { currency: 'THB' }
  const { body: channels } = await browser.call('deposit/get-deposit-channel', list, {
    body: { ...list, ...bodyLocale },
  })
  expect(channels.data?.bankbomb[0]?.bank_name).toBe(name)
  const { body: history } = await browser.call(
    'user/get-transactions',
    { page: 1 },
    { body: { page: 1, ...bodyLocale } },
  )
  expect(history.data?.items[0]?.method).toBe(name)
})

test('[DEP-03] the response contains the last completed deposit', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  await browser.call('deposit/add-deposit', { ...express, amount: '750.50' })
  expect(await channelsOf(browser)).not.toHaveProperty('recent_deposit')
  sandbox.now += 30 * second
  expect((await channelsOf(browser))?.recent_deposit).toEqual({ merchant_bank_id: 11, amount: '750.50' })
})

test('a member of another currency cannot deposit by a channel in baht', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, '63-9171234567')
  expect(await channelsOf(browser)).toMatchObject({ bankbomb: expect.any(Array) })
  const { body } = await browser.call('deposit/add-deposit', { ...express, amount: '500' })
  expect(body).toMatchObject({ status: false, code: 4204 })
})

test('[DEP-07] only the transfer details of a bankbot channel are logged', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const log = (bank_id: number) => browser.call('deposit/insert-express-deposit-log', { bank_id })
  expect((await log(11)).body).toEqual({ status: true })
  expect((await log(12)).body).toMatchObject({ status: false, code: 4204 })
})

test('[DEP-07] a log with an amount and the report of its transfer make one deposit', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const log = { bank_id: 11, amount: '500' }
  await callWithKey(browser, 'deposit/insert-express-deposit-log', 'intent-of-the-log', log)
  await callWithKey(browser, 'deposit/add-deposit', 'intent-of-the-form', { ...express, amount: '500' })
  sandbox.now += 30 * second
  expect(await balanceOf(browser)).toBe('2000.25')
  expect(await ledgerRowsOf(sandbox)).toEqual([
    expect.objectContaining({ kind: 'deposit', intent: 'intent-of-the-form' }),
  ])
})

test('[DEP-07] if the bankbot sees a transfer before its report, the log and the report make one deposit', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  await callWithKey(browser, 'deposit/insert-express-deposit-log', 'intent-of-the-log', { bank_id: 11, amount: '500' })
  sandbox.now += 30 * second
  expect(await balanceOf(browser)).toBe('2000.25')
  await callWithKey(browser, 'deposit/add-deposit', 'intent-of-the-form', { ...express, amount: '500' })
  sandbox.now += 30 * second
  expect(await balanceOf(browser)).toBe('2000.25')
})

test('[DEP-07] a log that replaces an earlier log withdraws the deposit of the earlier log', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const log = (intent: string, payload: { amount?: string; replaces?: string }) =>
    callWithKey(browser, 'deposit/insert-express-deposit-log', intent, { bank_id: 11, ...payload })
  await log('intent-of-500', { amount: '500' })
  await log('intent-of-600', { amount: '600', replaces: 'intent-of-500' })
  sandbox.now += 30 * second
  expect(await ledgerRowsOf(sandbox)).toEqual([expect.objectContaining({ kind: 'deposit', amount: '600.00' })])
  await log('intent-of-700', { replaces: 'intent-of-600' })
  expect(await balanceOf(browser)).toBe('2100.25')
})
