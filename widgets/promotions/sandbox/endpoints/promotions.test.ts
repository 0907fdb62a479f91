import { describe, expect, test } from 'vitest'
import type { SandboxPromotion } from '../../../../schemas/generated/sandbox.ts'
import { ConnectionCut } from '../../../../sandbox/index.ts'
import { callWithKey, control, enter, ledgerRowsOf, plainMember } from '../../../../tests/sandbox/money.ts'
import { openBrand } from '../../../../tests/sandbox/open-brand.ts'
import { type Browser, market, openSandbox } from '../../../../tests/sandbox/sandbox-under-test.ts'

const second = 1000
const demo = '66-0812345678'

const walletsOf = async (browser: Browser) => (await browser.call('user/get-bal', {})).body.data
const deposit = (browser: Browser, amount: string) =>
  browser.call('deposit/add-deposit', { bank_id: 11, payment_method: 'express', amount })
const takeWithDeposit = (browser: Browser, promotion_id: number) =>
  browser.call('promotion/apply-promotion', { promotion_id, is_from_deposit_page: 1 })
const centreOf = async (browser: Browser, state: 'running' | 'completed' | 'expired' | 'available') =>
  (await browser.call('promotion/get-promotion-center-list', { state })).body.data ?? []

describe('a promotion that needs a deposit', () => {
  test('[DEP-10] runs immediately and pays its bonus once, when the deposit arrives', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    await deposit(browser, '1000')
    expect((await takeWithDeposit(browser, 1101)).body).toMatchObject({ status: true, msg: expect.any(String) })
    expect(await centreOf(browser, 'running')).toMatchObject([
      { promotion_id: 1101, bonus: '1000.00', turnover_target: '24000.00' },
    ])
    expect(await walletsOf(browser)).toHaveLength(1)
    sandbox.now += 30 * second
    expect(await walletsOf(browser)).toEqual([
      { display: 'THB', balance: '2500.25' },
      { display: 'โบนัส', balance: '1000.00' },
    ])
    sandbox.now += 30 * second
    expect(await ledgerRowsOf(sandbox)).toHaveLength(2)
  })

  test('[DEP-10] that has already arrived pays immediately, up to its maximum', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    await deposit(browser, '20000.55')
    sandbox.now += 60 * second
    await takeWithDeposit(browser, 1102)
    expect((await walletsOf(browser))?.[1]).toEqual({ display: 'โบนัส', balance: '1500.00' })
  })

  test('[DEP-10] [DEP-12] pays its percentage of this deposit, whatever the member has deposited before', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    await deposit(browser, '4000')
    sandbox.now += 60 * second
    await deposit(browser, '1000.55')
    await takeWithDeposit(browser, 1102)
    // The bonus is 15% of 1,000.55, cut off after two decimals. The target is six times the sum of deposit and bonus.
    expect(await centreOf(browser, 'running')).toMatchObject([
      { promotion_id: 1102, bonus: '150.08', turnover_target: '6903.78' },
    ])
    expect(await walletsOf(browser)).toHaveLength(1)
    sandbox.now += 30 * second
    expect(await walletsOf(browser)).toEqual([
      { display: 'THB', balance: '6500.80' },
      { display: 'โบนัส', balance: '150.08' },
    ])
  })

  test('is available again after the bank has refused the deposit', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    await deposit(browser, '1000.13')
    await takeWithDeposit(browser, 1101)
    sandbox.now += 30 * second
    expect(await walletsOf(browser)).toHaveLength(1)
    expect((await centreOf(browser, 'available')).map(({ promotion_id }) => promotion_id)).toContain(1101)
  })

  test.each([
    ['applied for without a deposit', [] as string[], 1101, 4234],
    ['applied for with a deposit that is too small', ['299.99'], 1101, 4234],
    ['applied for while another promotion is running', ['1000'], 1107, 4233, demo],
    ['that the member has already taken', ['1000'], 1101, 4232, demo],
    ['that is not open to applications', ['1000'], 1106, 4231],
    ['that has ended', ['1000'], 1108, 4231],
    ['that does not exist', ['1000'], 77, 4231],
  ])('[ENG-03] %s is refused', async (_what, deposits, promotion, code, who = plainMember) => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox, who)
    for (const amount of deposits) await deposit(browser, amount)
    const { body } = await takeWithDeposit(browser, promotion)
    expect(body).toMatchObject({ status: false, code, msg: expect.any(String) })
  })

  test('[DEP-10] [DEP-11] can be taken with a deposit that the member has paid in the last seconds of the payment page', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    const payload = { bank_id: 16, payment_method: 'gateway', amount: '1000' }
    const url = (await browser.call('deposit/add-deposit', payload)).body.data?.url ?? ''
    sandbox.now += 899 * second
    const init = { method: 'POST', body: new URLSearchParams({ choice: 'pay' }) }
    await sandbox.fetch(new Request(url, init))
    sandbox.now += 8 * second
    expect((await takeWithDeposit(browser, 1101)).body).toMatchObject({ status: true })
  })

  test('is refused if the deposit is more than 15 minutes old', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    await deposit(browser, '1000')
    sandbox.now += 901 * second
    expect((await takeWithDeposit(browser, 1101)).body).toMatchObject({ code: 4234 })
  })
})

describe('a promotion that the member has ended', () => {
  /** Five minutes before midnight in Bangkok. */
  const evening = Date.parse('2026-11-18T16:55:00Z')
  const openPromotion = async (period: SandboxPromotion['period']) => {
    const [brand] = openBrand('siam191')
    if (!brand) throw new Error('There is no brand.')
    const { period: ofBrand, ...weekly } = brand.data.promotions.find((one) => one.promotion_id === 1107) ?? {}
    expect(ofBrand).toBe('week')
    const promotions = [{ ...weekly, ...(period && { period }) } as SandboxPromotion]
    const sandbox = openSandbox({ merchants: [{ ...brand, data: { ...brand.data, promotions } }] })
    sandbox.now = evening
    const browser = await enter(sandbox)
    await deposit(browser, '1000')
    expect((await takeWithDeposit(browser, 1107)).body.status).toBe(true)
    await browser.call('promotion/complete-promotion', {})
    const state = async () =>
      (await browser.call('promotion/get-promotion-center-list', {})).body.data?.find(
        (one) => one.promotion_id === 1107,
      )?.state
    const takeAgain = async () => {
      await deposit(browser, '1000.50')
      return (await takeWithDeposit(browser, 1107)).body
    }
    return { sandbox, state, takeAgain }
  }

  test.each([undefined, 'once', 'day', 'week', 'month'] as const)(
    '[ENG-03] with the period %s cannot be taken again in the same period',
    async (period) => {
      const { state, takeAgain } = await openPromotion(period)
      expect(await state()).toBe('expired')
      expect(await takeAgain()).toMatchObject({ status: false, code: 4232 })
    },
  )

  test.each([
    ['deposit', 0],
    ['day', 600],
  ] as const)('[ENG-03] with the period %s can be taken again after this period', async (period, later) => {
    const { sandbox, state, takeAgain } = await openPromotion(period)
    sandbox.now += later * second
    expect(await state()).toBe('available')
    expect(await takeAgain()).toMatchObject({ status: true })
    expect(await state()).toBe('running')
  })
})

test('[ENG-03] a promotion that needs no deposit can be taken on its page', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const payload = { promotion_id: 1103, content_id: 11032, bonus_code: '', page: 'promotions' }
  expect((await browser.call('promotion/apply-promotion', payload)).body.status).toBe(true)
  expect(await centreOf(browser, 'running')).toMatchObject([{ promotion_id: 1103, bonus: '0.00' }])
})

describe('a code', () => {
  const redeem = (browser: Browser, bonus_code: string) =>
    browser.call('promotion/apply-promotion', { promotion_id: 0, content_id: 0, bonus_code, page: 'promo_center' })

  test('[ENG-04] gives its bonus once, in upper or lower case', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    expect((await redeem(browser, ' siam88 ')).body).toEqual({ status: true, msg: 'เพิ่มโบนัสให้คุณแล้ว' })
    expect((await redeem(browser, 'SIAM88')).body).toMatchObject({ status: false, code: 4236 })
    expect((await walletsOf(browser))?.[1]).toEqual({ display: 'โบนัส', balance: '88.00' })
  })

  test.each(['', 'MAFA99', 'SIAM8', "' OR 1=1 --"])('[ENG-04] %j is not a code of this brand', async (code) => {
    const sandbox = openSandbox()
    expect((await redeem(await enter(sandbox), code)).body).toMatchObject({ status: false, code: 4235 })
  })

  test('is accepted on the site of its brand', async () => {
    const sandbox = openSandbox()
    expect((await redeem(await enter(sandbox, plainMember, market), 'MAFA99')).body.status).toBe(true)
  })

  test('is in the history with its idempotency key, even if its response is lost', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    await control(sandbox, 'POST', 'faults', { match: 'promotion/apply-promotion', kind: 'lost-reply' })
    const payload = { promotion_id: 0, content_id: 0, bonus_code: 'SIAM88', page: 'promo_center' }
    const send = () => callWithKey(browser, 'promotion/apply-promotion', 'intent-redeem', payload)
    await expect(send()).rejects.toThrow(ConnectionCut)
    expect((await send()).body.status).toBe(true)
    const { body } = await browser.call('user/get-transactions', { page: 1, intent: 'intent-redeem' })
    expect(body.data).toMatchObject({ total: 1, items: [{ kind: 'bonus', amount: '88.00', method: 'SIAM88' }] })
  })
})

describe('ending the running promotion', () => {
  const figuresOf = async (browser: Browser) => (await browser.call('promotion/get-promotion-balance', {})).body.data

  test('[MOD-05] a bonus with an incomplete turnover is lost', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox, demo)
    expect(await figuresOf(browser)).toEqual({
      promotion_id: 1102,
      title: expect.any(String),
      bal_total: '12780.50',
      bal_max_withdraw: '12480.50',
      bal_burn: '300.00',
      bal_final: '12480.50',
    })
    expect((await browser.call('promotion/complete-promotion', {})).body).toMatchObject({ status: true })
    expect(await figuresOf(browser)).toBeUndefined()
    expect(await walletsOf(browser)).toEqual([
      { display: 'THB', balance: '12480.50' },
      { display: 'โบนัส', balance: '200.00' },
    ])
    expect(await centreOf(browser, 'running')).toEqual([])
    // The member took this daily promotion six days ago.
    expect((await centreOf(browser, 'available')).map(({ promotion_id }) => promotion_id)).toContain(1102)
    expect((await browser.call('promotion/complete-promotion', {})).body).toMatchObject({ code: 4237 })
  })

  test('[MOD-05] a bonus with a complete turnover moves to the balance', async () => {
    const [brand] = openBrand('siam191')
    if (!brand) throw new Error('There is no brand.')
    const promotions = brand.data.promotions.map((promotion) => ({ ...promotion, turnover: 0 }))
    const sandbox = openSandbox({ merchants: [{ ...brand, data: { ...brand.data, promotions } }] })
    const browser = await enter(sandbox)
    await deposit(browser, '1000')
    await takeWithDeposit(browser, 1101)
    sandbox.now += 30 * second
    expect(await figuresOf(browser)).toMatchObject({ bal_total: '3500.25', bal_burn: '0.00', bal_final: '3500.25' })
    expect((await browser.call('promotion/complete-promotion', {})).body.status).toBe(true)
    expect((await centreOf(browser, 'completed')).map(({ promotion_id }) => promotion_id)).toEqual([1101])
    expect(await walletsOf(browser)).toEqual([
      { display: 'THB', balance: '3500.25' },
      { display: 'โบนัส', balance: '0.00' },
    ])
  })

  test('[MOD-05] the amount that can be withdrawn afterwards is at most the daily limit', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox, '66-0810000009')
    await deposit(browser, '200000')
    sandbox.now += 30 * second
    await deposit(browser, '200000')
    await takeWithDeposit(browser, 1101)
    sandbox.now += 30 * second
    expect(await figuresOf(browser)).toMatchObject({
      bal_total: '526500.25',
      bal_burn: '5000.00',
      bal_final: '521500.25',
      bal_max_withdraw: '500000.00',
    })
  })

  test('while its deposit is pending cancels the bonus, so the arrival of the deposit pays none', async () => {
    const sandbox = openSandbox()
    const browser = await enter(sandbox)
    await browser.call('promotion/apply-promotion', {
      promotion_id: 0,
      content_id: 0,
      bonus_code: 'SIAM88',
      page: 'promo_center',
    })
    await deposit(browser, '1000')
    await takeWithDeposit(browser, 1101)
    await browser.call('promotion/complete-promotion', {})
    sandbox.now += 30 * second
    expect((await walletsOf(browser))?.[1]).toEqual({ display: 'โบนัส', balance: '88.00' })
  })
})
