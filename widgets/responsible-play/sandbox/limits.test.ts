import fc from 'fast-check'
import { expect, test } from 'vitest'
import { express, gateway } from '../../../tests/sandbox/deposit-payloads.ts'
import { callWithKey, enter } from '../../../tests/sandbox/money.ts'
import { type Browser, noon, openSandbox } from '../../../tests/sandbox/sandbox-under-test.ts'

const hour = 3_600_000
const day = 24 * hour
const attempts = Array.from({ length: 200 }, (_, index) => index)

const setLimit = async (browser: Browser, amount: string | undefined, period: 'day' | 'week' | 'month' = 'day') =>
  (
    await browser.call('responsible-play/set-limit', {
      kind: 'deposit',
      period,
      ...(amount !== undefined && { amount }),
    })
  ).body
const statusOf = async (browser: Browser) => (await browser.call('responsible-play/get-status', {})).body.data
const limitOf = async (browser: Browser, id: string) => (await statusOf(browser))?.limits.find((one) => one.id === id)
const deposit = async (browser: Browser, key: string, amount: string) =>
  (await callWithKey(browser, 'deposit/add-deposit', key, { ...gateway, amount })).body

test('a member has no limit at first, and every possible limit is listed', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  const status = await statusOf(browser)
  expect(status).toMatchObject({ staked: '0.00', won: '0.00', pauses: [] })
  expect(status?.limits.map(({ id, amount }) => [id, amount])).toEqual(
    ['deposit-day', 'deposit-week', 'deposit-month', 'loss-day', 'loss-week', 'loss-month', 'session-session'].map(
      (id) => [id, undefined],
    ),
  )
})

test('a deposit beyond the limit is refused with the amount that is left, and a deposit of that amount is accepted', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  expect(await setLimit(browser, '1000')).toMatchObject({ status: true, data: { limit: { amount: '1000.00' } } })
  expect((await deposit(browser, 'intent-0001', '700')).status).toBe(true)
  expect(await deposit(browser, 'intent-0002', '301')).toMatchObject({
    status: false,
    code: 4713,
    msg: 'คุณตั้งวงเงินฝากวันนี้ไว้ 1,000.00 ยังฝากได้อีก 300.00',
  })
  expect((await deposit(browser, 'intent-0003', '300')).status).toBe(true)
  expect(await limitOf(browser, 'deposit-day')).toMatchObject({ amount: '1000.00', used: '1000.00' })
  // The limit is used up, so the member does not even get the list of channels.
  const { body } = await browser.call('deposit/get-deposit-channel', { currency: 'THB' })
  expect(body).toMatchObject({ status: false, code: 4713 })
  // The call repeats an idempotency key, so it returns the first response, and no limit applies.
  expect((await deposit(browser, 'intent-0001', '700')).status).toBe(true)
})

test('an announced transfer beyond the limit is refused', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  await setLimit(browser, '500')
  const log = { bank_id: express.bank_id, amount: '501' }
  expect((await browser.call('deposit/insert-express-deposit-log', log)).body).toMatchObject({ code: 4713 })
})

test('[DEP-07] if a transfer would replace an earlier one and is refused, the earlier transfer remains', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  await setLimit(browser, '1000')
  const log = async (intent: string, payload: { amount: string; replaces?: string }) => {
    const transfer = { bank_id: express.bank_id, ...payload }
    return (await callWithKey(browser, 'deposit/insert-express-deposit-log', intent, transfer)).body
  }
  expect((await log('intent-of-500', { amount: '500' })).status).toBe(true)
  expect(await log('intent-of-1001', { amount: '1001', replaces: 'intent-of-500' })).toMatchObject({ code: 4713 })
  expect(await limitOf(browser, 'deposit-day')).toMatchObject({ used: '500.00' })
  expect((await log('intent-of-1000', { amount: '1000', replaces: 'intent-of-500' })).status).toBe(true)
})

test('a limit counts from midnight, Monday or the first of the month in the site’s time zone', async () => {
  const sandbox = openSandbox()
  // Wednesday the 18th at noon.
  const browser = await enter(sandbox)
  for (const period of ['day', 'week', 'month'] as const) await setLimit(browser, '1000', period)
  await deposit(browser, 'intent-0001', '600')
  const used = async () => (await statusOf(browser))?.limits.slice(0, 3).map((limit) => limit.used)
  expect(await used()).toEqual(['600.00', '600.00', '600.00'])
  const visit = async (now: number) => {
    sandbox.now = now
    Object.assign(browser, await enter(sandbox))
    return used()
  }
  // The sandbox has refused the unpaid deposit by now, so another deposit fits into the limit.
  expect(await visit(noon + 12 * hour - 1000)).toEqual(['0.00', '0.00', '0.00'])
  await callWithKey(browser, 'deposit/add-deposit', 'intent-0002', { ...express, amount: '600' })
  expect(await used()).toEqual(['600.00', '600.00', '600.00'])
  expect(await visit(noon + 12 * hour)).toEqual(['0.00', '600.00', '600.00'])
  expect(await visit(noon + 4.5 * day)).toEqual(['0.00', '0.00', '600.00'])
  expect(await visit(noon + 12.5 * day)).toEqual(['0.00', '0.00', '0.00'])
})

test('a lower limit takes effect immediately, and a higher or removed limit a day later', async () => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  await setLimit(browser, '1000')
  expect((await setLimit(browser, '500')).data?.limit).toMatchObject({ amount: '500.00' })
  // The backend writes times in UTC+8: noon in Bangkok is 13:00.
  const raised = (await setLimit(browser, '5000')).data?.limit
  expect(raised).toMatchObject({ amount: '500.00', next_amount: '5000.00', next_from: '2026-11-19 13:00:00' })
  expect(await deposit(browser, 'intent-0001', '600')).toMatchObject({ code: 4713 })
  sandbox.now += day - 1
  Object.assign(browser, await enter(sandbox))
  expect(await deposit(browser, 'intent-0002', '600')).toMatchObject({ code: 4713 })
  sandbox.now += 1
  expect((await deposit(browser, 'intent-0003', '600')).status).toBe(true)
  const removed = (await setLimit(browser, undefined)).data?.limit
  expect(removed).toMatchObject({ amount: '5000.00', next_from: '2026-11-20 13:00:00' })
  expect(removed).not.toHaveProperty('next_amount')
  // A lower limit drops the pending change.
  expect((await setLimit(browser, '4000')).data?.limit).not.toHaveProperty('next_from')
})

test.each(['0', '-5', 'abc', '1e9', '10.005'])('a limit of %s is refused and changes nothing', async (amount) => {
  const sandbox = openSandbox()
  const browser = await enter(sandbox)
  expect(await setLimit(browser, amount)).toMatchObject({ status: false, code: 4702 })
  expect(await limitOf(browser, 'deposit-day')).not.toHaveProperty('amount')
})

test('200 parallel deposits from ten devices never exceed the limit', async () => {
  const sandbox = openSandbox()
  const browsers = await Promise.all(Array.from({ length: 10 }, () => enter(sandbox)))
  await setLimit(browsers[0] as Browser, '2500')
  const responses = await Promise.all(
    attempts.map((index) => deposit(browsers[index % 10] as Browser, `intent-of-tab-${index}`, '300')),
  )
  expect(responses.filter(({ status }) => status)).toHaveLength(8)
  expect(new Set(responses.filter(({ status }) => !status).map(({ code }) => code))).toEqual(new Set([4713]))
  expect(await limitOf(browsers[0] as Browser, 'deposit-day')).toMatchObject({ used: '2400.00' })
})

test('in any order of deposits, limits and hours, exactly the deposits within the limit in force are accepted', async () => {
  const step = fc.oneof(
    fc.record({ deposit: fc.integer({ min: 100, max: 900 }) }),
    fc.record({ limit: fc.option(fc.integer({ min: 100, max: 3000 }), { nil: undefined }) }),
    fc.record({ hours: fc.integer({ min: 1, max: 20 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const sandbox = openSandbox()
      let browser = await enter(sandbox)
      /** `held` is in force until `next`, the pending limit, takes effect. */
      let [held, next] = [Infinity, undefined as { readonly amount: number; readonly from: number } | undefined]
      const heldNow = () => (next && sandbox.now >= next.from ? next.amount : held)
      for (const [index, one] of steps.entries()) {
        if ('hours' in one) {
          sandbox.now += one.hours * hour
          browser = await enter(sandbox)
        } else if ('limit' in one) {
          const wanted = one.limit ?? Infinity
          const current = heldNow()
          ;[held, next] =
            wanted <= current ? [wanted, undefined] : [current, { amount: wanted, from: sandbox.now + day }]
          await setLimit(browser, one.limit === undefined ? undefined : String(one.limit))
        } else {
          const before = Number((await limitOf(browser, 'deposit-day'))?.used)
          const { status } = await deposit(browser, `intent-${index}-of-run`, String(one.deposit))
          expect(status).toBe(before + one.deposit <= heldNow())
        }
      }
      sandbox.close()
    }),
    { numRuns: 10 },
  )
})
