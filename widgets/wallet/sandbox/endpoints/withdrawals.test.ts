import { describe, expect, test } from 'vitest'
import { ConnectionCut } from '../../../../sandbox/index.ts'
import { balanceOf, callWithKey, control, enter, ledgerRowsOf, plainName } from '../../../../tests/sandbox/money.ts'
import { type Browser, openSandbox, type TestSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

let sandbox: TestSandbox

const second = 1000
const demo = '66-0812345678'
const rich = '66-0810000009'

const limitOf = async (browser: Browser) =>
  (await browser.call('withdraw/get-withdraw-limit', { currency: 'THB' })).body.data?.withdraw_limit

const confirmName = (browser: Browser, fullname = plainName) => browser.call('withdraw/check-fullname', { fullname })
const confirmPin = (browser: Browser, pin = '246810') => browser.call('withdraw/check-pin', { pin })
const withdraw = (browser: Browser, amount: string) => browser.call('withdraw/do-withdraw', { amount, tangki_id: 1 })

async function confirmed(username?: string): Promise<Browser> {
  const browser = await enter(sandbox, username)
  await (username === demo
    ? confirmPin(browser)
    : confirmName(browser, username === rich ? 'สมาชิก ระดับเก้า' : plainName))
  return browser
}

test('[WDR-06] a withdrawal leaves the wallet immediately and completes when the bank has paid it', async () => {
  sandbox = openSandbox()
  const browser = await confirmed()
  expect(await limitOf(browser)).toBe('1500.25')
  expect((await withdraw(browser, '500.25')).body).toEqual({ status: true })
  expect([await balanceOf(browser), await limitOf(browser)]).toEqual(['1000.00', '1000.00'])
  const state = async () => (await browser.call('user/get-transactions', { page: 1 })).body.data?.items[0]
  expect(await state()).toMatchObject({
    kind: 'withdrawal',
    state: 'pending',
    amount: '500.25',
    method: 'ธนาคารกสิกรไทย',
    account: '••••••0001',
  })
  sandbox.now += 60 * second
  expect(await state()).toMatchObject({ state: 'done', settled: '2026-11-18 13:01:00' })
  expect(await balanceOf(browser)).toBe('1000.00')
})

test('if the bank refuses a withdrawal, the amount returns to the wallet once', async () => {
  sandbox = openSandbox()
  const browser = await confirmed()
  await withdraw(browser, '500.13')
  expect(await balanceOf(browser)).toBe('1000.12')
  sandbox.now += 60 * second
  expect(await balanceOf(browser)).toBe('1500.25')
  sandbox.now += 60 * second
  expect(await ledgerRowsOf(sandbox)).toMatchObject([
    { kind: 'withdrawal', amount: '-500.13' },
    { kind: 'returned', amount: '500.13' },
  ])
})

test.each([
  ['three decimals', { amount: '500.125', tangki_id: 1 }, 4201],
  ['an amount below the minimum', { amount: '299.99', tangki_id: 1 }, 4202],
  ['an amount of 0', { amount: '0.00', tangki_id: 1 }, 4202],
  ['an amount above the maximum', { amount: '200000.01', tangki_id: 1 }, 4203],
  ['an amount above the balance', { amount: '1500.26', tangki_id: 1 }, 4211],
  ['an unknown account', { amount: '500', tangki_id: 7 }, 4213],
  ['no account', { amount: '500' }, 4213],
  ['two accounts', { amount: '500', tangki_id: 1, account_id: 1 }, 4213],
])(
  '[WDR-05] a withdrawal with %s is refused, moves nothing, and does not use up the passed check',
  async (_what, payload, code) => {
    sandbox = openSandbox()
    const browser = await confirmed()
    expect((await browser.call('withdraw/do-withdraw', payload)).body).toMatchObject({ status: false, code })
    expect(await balanceOf(browser)).toBe('1500.25')
    expect((await withdraw(browser, '300')).body.status).toBe(true)
  },
)

describe('limits of the day', () => {
  test('[WDR-07] the withdrawals of a day count towards its limit; refused ones do not', async () => {
    sandbox = openSandbox()
    const browser = await enter(sandbox, rich)
    await browser.call('deposit/add-deposit', { bank_id: 14, payment_method: 'promptpay', amount: '900000' })
    const { data } = (await browser.call('user/get-transactions', { page: 1 })).body
    await payAt(data?.items[0]?.url ?? '')
    sandbox.now += 5 * second
    for (const amount of ['200000', '150000.13', '200000']) {
      await confirmName(browser, 'สมาชิก ระดับเก้า')
      await withdraw(browser, amount)
      sandbox.now += 61 * second
    }
    expect(await limitOf(browser)).toBe('100000.00')
    await confirmName(browser, 'สมาชิก ระดับเก้า')
    expect((await withdraw(browser, '100000.01')).body).toMatchObject({ code: 4211 })
    sandbox.now += 12 * 3_600 * second
    const again = await enter(sandbox, rich)
    expect(await limitOf(again)).toBe('500000.00')
  })

  test('[WDR-07] the number of withdrawals on a day is limited', async () => {
    sandbox = openSandbox()
    const browser = await enter(sandbox, rich)
    const one = async () => {
      await confirmName(browser, 'สมาชิก ระดับเก้า')
      return (await withdraw(browser, '300')).body
    }
    for (let count = 1; count <= 10; count++) expect((await one()).status).toBe(true)
    expect(await one()).toMatchObject({ status: false, code: 4212 })
  })

  const payAt = (url: string) =>
    sandbox.fetch(
      new Request(url, {
        method: 'POST',
        headers: { origin: new URL(url).origin },
        body: new URLSearchParams({ choice: 'pay' }),
      }),
    )
})

describe('the check before a withdrawal', () => {
  test('[RTE-07] asks a member with a PIN for the PIN before each withdrawal', async () => {
    sandbox = openSandbox()
    const browser = await enter(sandbox, demo)
    expect((await withdraw(browser, '300')).body).toMatchObject({ status: false, code: 4215 })
    expect((await confirmName(browser, 'นรินทร์ สุขสวัสดิ์')).body).toMatchObject({ status: false, code: 4215 })
    expect((await confirmPin(browser, '111111')).body).toMatchObject({ status: false, code: 4217 })
    expect((await confirmPin(browser)).body.data).toMatchObject({ expires: '2026-11-18 13:05:00' })
    expect((await withdraw(browser, '300')).body.status).toBe(true)
    expect((await withdraw(browser, '300')).body).toMatchObject({ code: 4215 })
  })

  test('[RTE-07] asks a member without a PIN for the full name, with any spaces', async () => {
    sandbox = openSandbox()
    const browser = await enter(sandbox)
    expect((await withdraw(browser, '300')).body).toMatchObject({ code: 4216 })
    expect((await confirmPin(browser)).body).toMatchObject({ code: 4217 })
    expect((await confirmName(browser, 'สมาชิก ระดับสอง')).body).toMatchObject({ code: 4218 })
    expect((await confirmName(browser, '  สมาชิก   ระดับหนึ่ง ')).body.status).toBe(true)
    expect((await withdraw(browser, '300')).body.status).toBe(true)
  })

  test('is valid in its own session only, for less than 300 seconds', async () => {
    sandbox = openSandbox()
    const [here, there] = [await enter(sandbox), await enter(sandbox)]
    await confirmName(here)
    expect((await withdraw(there, '300')).body).toMatchObject({ code: 4216 })
    sandbox.now += 300 * second
    expect((await withdraw(here, '300')).body).toMatchObject({ code: 4216 })
  })

  test('is locked for 15 minutes after five wrong entries, even for the correct PIN', async () => {
    sandbox = openSandbox()
    const browser = await enter(sandbox, demo)
    for (let count = 1; count <= 5; count++) {
      expect((await confirmPin(browser, '111111')).body).toMatchObject({ code: 4217 })
    }
    expect((await confirmPin(browser)).body).toMatchObject({ code: 4219 })
    sandbox.now += 899 * second
    expect((await confirmPin(browser)).body).toMatchObject({ code: 4219 })
    sandbox.now += second
    expect((await confirmPin(browser)).body.status).toBe(true)
  })

  test('wrong entries at the same time do not get around the lock', async () => {
    sandbox = openSandbox()
    const browser = await enter(sandbox, demo)
    const tries = Array.from({ length: 20 }, (_, index) => confirmPin(browser, index === 19 ? '246810' : '111111'))
    const codes = (await Promise.all(tries)).map(({ body }) => body.code)
    expect(codes.filter((code) => code === 4217).length).toBeLessThanOrEqual(5)
    expect(codes.filter((code) => code === 4219).length).toBeGreaterThanOrEqual(14)
  })
})

describe('crypto', () => {
  const address = 'TQ7hV3kDemoAddressfNobody111111111'
  const payload = { amount: '1000', account_id: 1, address }

  test('[WDR-03] pays out amount / rate in the coin', async () => {
    sandbox = openSandbox()
    const browser = await confirmed(demo)
    const actual_amount = '29.66478789676653811925'
    expect((await browser.call('withdraw/do-withdraw', { ...payload, actual_amount })).body).toEqual({ status: true })
    const { body } = await browser.call('user/get-transactions', { page: 1, kind: 'withdrawal' })
    expect(body.data?.items[0]).toMatchObject({ method: 'USDT', amount: '1000.00', actual_amount })
    expect(await balanceOf(browser)).toBe('11480.50')
  })

  test.each([
    ['with the coins of another rate', { ...payload, actual_amount: '29.7' }, 4214],
    ['without an amount of coins', payload, 4214],
    ['to another address', { ...payload, actual_amount: '29.66478789', address: 'TQ7hV3k' }, 4213],
    ['to an unknown account', { ...payload, actual_amount: '29.66478789', account_id: 2 }, 4213],
    ['below the minimum for crypto', { ...payload, amount: '499', actual_amount: '14.80272916' }, 4202],
  ])('[WDR-03] a withdrawal %s is refused', async (_what, sent, code) => {
    sandbox = openSandbox()
    const browser = await confirmed(demo)
    expect((await browser.call('withdraw/do-withdraw', sent)).body).toMatchObject({ status: false, code })
    expect(await balanceOf(browser)).toBe('12480.50')
  })

  test.each(['29.66478789', '29.66478790'])(
    '[WDR-03] %s, cut or rounded to 8 decimals, is accepted',
    async (actual_amount) => {
      sandbox = openSandbox()
      const browser = await confirmed(demo)
      expect((await browser.call('withdraw/do-withdraw', { ...payload, actual_amount })).body.status).toBe(true)
    },
  )
})

test('twenty confirms with one key make one withdrawal, even after a lost first response', async () => {
  sandbox = openSandbox()
  const browser = await confirmed()
  const send = () => callWithKey(browser, 'withdraw/do-withdraw', 'intent-withdraw', { amount: '500', tangki_id: 1 })
  await control(sandbox, 'POST', 'faults', { match: 'withdraw/do-withdraw', kind: 'lost-reply' })
  await expect(send()).rejects.toThrow(ConnectionCut)
  const responses = await Promise.all(Array.from({ length: 19 }, send))
  for (const { body } of responses) expect(body).toEqual({ status: true })
  expect(await ledgerRowsOf(sandbox)).toMatchObject([
    { kind: 'withdrawal', amount: '-500.00', intent: 'intent-withdraw' },
  ])
  expect(await balanceOf(browser)).toBe('1000.25')
})

test('a key is free after a refusal, and a refusal for another reason does not use up the passed check', async () => {
  sandbox = openSandbox()
  const browser = await enter(sandbox)
  const send = (amount: string) =>
    callWithKey(browser, 'withdraw/do-withdraw', 'intent-withdraw', { amount, tangki_id: 1 }).then(({ body }) => body)
  expect(await send('300')).toMatchObject({ code: 4216 })
  await confirmName(browser)
  expect(await send('9000')).toMatchObject({ code: 4211 })
  expect(await send('300')).toEqual({ status: true })
})

test('two withdrawals at the same time cannot exceed the balance', async () => {
  sandbox = openSandbox()
  const [here, there] = [await confirmed(), await confirmed()]
  const responses = await Promise.all([withdraw(here, '1000'), withdraw(there, '1000')])
  expect(responses.map(({ body }) => body.code)).toEqual([undefined, 4211])
  expect(await balanceOf(here)).toBe('500.25')
})
