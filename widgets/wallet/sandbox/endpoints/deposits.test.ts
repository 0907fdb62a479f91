import { expect, test } from 'vitest'
import { express, second, slip, transfer } from '../../../../tests/sandbox/deposit-payloads.ts'
import { balanceOf, enter, uploadedKey } from '../../../../tests/sandbox/money.ts'
import { openSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

test('[DEP-01] a deposit is pending until the bank confirms it, and then in the wallet', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const receipt = await uploadedKey(browser)
  const { body } = await browser.call('deposit/add-deposit', { ...transfer, amount: '1000', receipt })
  expect(body).toEqual({ status: true, data: {} })
  expect(await balanceOf(browser)).toBe('1500.25')
  sandbox.now += 89 * second
  expect(await balanceOf(browser)).toBe('1500.25')
  sandbox.now += second
  expect(await balanceOf(browser)).toBe('2500.25')
})

test('the bank refuses a deposit whose amount ends in .13, and the wallet does not change', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  await browser.call('deposit/add-deposit', { ...express, amount: '500.13' })
  sandbox.now += 30 * second
  expect(await balanceOf(browser)).toBe('1500.25')
  const { body } = await browser.call('user/get-transactions', { page: 1 })
  expect(body.data?.items[0]).toMatchObject({ state: 'refused', amount: '500.13' })
})

test('the first completed deposit clears the flag for a first deposit', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox, '66-0810000011')
  const isFirst = async () =>
    (await browser.call('user/dashboard', { page_name: 'home' })).body.data?.user?.is_first_time_deposit
  expect(await isFirst()).toBe(1)
  await browser.call('deposit/add-deposit', { ...express, amount: '500' })
  sandbox.now += 30 * second
  expect(await isFirst()).toBe(0)
})

test.each([
  ['an unknown channel', { ...express, bank_id: 99, amount: '500' }, 4204],
  ['a payment method that the channel does not have', { ...express, payment_method: 'cash', amount: '500' }, 4204],
  ['no amount', express, 4201],
  ['three decimals', { ...express, amount: '500.125' }, 4201],
  ['an exponent', { ...express, amount: '1e3' }, 4000],
  ['a comma', { ...express, amount: '1,000' }, 4000],
  ['Thai digits', { ...express, amount: '๕๐๐' }, 4000],
  ['a sign', { ...express, amount: '-500' }, 4000],
  ['an amount of 0', { ...express, amount: '0' }, 4202],
  ['less than the minimum', { ...express, amount: '99.99' }, 4202],
  ['more than the maximum', { ...express, amount: '500000.01' }, 4203],
  ['a missing receipt', { ...transfer, amount: '500' }, 4205],
  ['a slip channel and no rapid-auto form', { ...slip, receipt: 'x' }, 4205],
  ['a receipt of another member', { ...transfer, amount: '500', receipt: 'receipts/M1_aaaaaaaaaaaaaaaa.jpg' }, 4206],
  ['a receipt that is a path', { ...transfer, amount: '500', receipt: '../../etc/passwd' }, 4206],
])('[DEP-04] a deposit with %s is refused and moves nothing', async (_what, payload, code) => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const { body } = await browser.call('deposit/add-deposit', payload)
  expect(body).toMatchObject({ status: false, code, msg: expect.any(String) })
  sandbox.now += 600 * second
  expect((await browser.call('user/get-transactions', { page: 1 })).body.data?.total).toBe(0)
})

test('[DEP-05] two receipts are accepted, three are not', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const [one, two, three] = [
    await uploadedKey(browser),
    await uploadedKey(browser, 'b'),
    await uploadedKey(browser, 'c'),
  ]
  const send = (receipt: string) => browser.call('deposit/add-deposit', { ...transfer, amount: '500', receipt })
  expect((await send(`${one},${two},${three}`)).body).toMatchObject({ code: 4207 })
  expect((await send(`${one},${two}`)).body.status).toBe(true)
})

test('[DEP-04] a maximum of 999999999 means no limit', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const payload = { bank_id: 14, payment_method: 'promptpay', amount: '999999999.99' }
  expect((await browser.call('deposit/add-deposit', payload)).body.status).toBe(true)
})

test.each([
  ['en', 'The amount is below the minimum. Enter a higher amount.'],
  ['th', 'จำนวนเงินต่ำกว่าขั้นต่ำ กรุณาเพิ่มจำนวนเงิน'],
])('a refusal has a message in %s', async (language, msg) => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const body = { ...express, amount: '1', language, langCountry: `${language}-th` }
  const { body: response } = await browser.call('deposit/add-deposit', { ...express, amount: '1' }, { body })
  expect(response).toEqual({ status: false, code: 4202, msg })
})
