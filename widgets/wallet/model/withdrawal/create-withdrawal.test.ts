import { expect, test } from 'vitest'
import { createDevice, type SimulatedTab } from '../../../../runtime/flow/testing/simulated-device.ts'
import { createVirtualTime } from '../../../../runtime/flow/testing/virtual-time.ts'
import { createWithdrawal, type WithdrawalDependencies } from './create-withdrawal.ts'

const start = Date.UTC(2026, 10, 21, 10)
const settings = {
  minimum_withdraw: '300',
  maximum_withdraw: '200000',
  crypto_min_withdrawal: '500',
  crypto_max_withdrawal: '100000',
  withdraw_daily_limit: '500000',
  withdraw_daily_count: 10,
}
const account = { id: 1, type: 'bank', bank_type: 'bank', bank_name: 'Bank', account_number: '1', account_name: 'N' }

/** A device, and a backend with the responses of a test. */
function openStage(respond: (endpoint: string, count: number) => object | undefined = () => undefined) {
  const time = createVirtualTime(start)
  const device = createDevice(time)
  device.become('malee')
  const calls: string[] = []
  const payloads: { actual_amount?: string }[] = []
  const reported: string[] = []
  let ids = 0
  const usual: Readonly<Record<string, object>> = {
    'user/get-user-bank-detail': { status: true, data: { bank: [account], crypto: [], settings } },
    'withdraw/get-withdraw-limit': { status: true, data: { withdraw_limit: '5000' } },
    'user/get-transactions': { status: true, data: { items: [], total: 0 } },
  }
  const open = (tab: SimulatedTab) =>
    createWithdrawal({
      flow: tab.context(),
      call: (async (endpoint: string, payload: { actual_amount?: string }) => {
        calls.push(endpoint)
        if (endpoint === 'withdraw/do-withdraw') payloads.push(payload)
        const count = calls.filter((one) => one === endpoint).length
        const given = respond(endpoint, count) ?? usual[endpoint] ?? { status: true }
        await time.wait('wait' in given ? Number(given.wait) : 100)
        return given
      }) as WithdrawalDependencies['call'],
      idempotencyHeader: 'intent',
      callTimeout: 30_000,
      hold: tab.hold,
      wait: time.wait,
      newIntent: () => `intent-${String(++ids).padStart(6, '0')}`,
      currency: 'THB',
      onClose: () => void reported.push('closed'),
      onChanged: () => {},
      onSuccess: (amount) => void reported.push(`done ${amount}`),
      onFailure: (msg) => void reported.push(`failed ${msg}`),
      onMessage: (id) => void reported.push(id),
    })
  const withdraw = async (flow: ReturnType<typeof open>, amount: string) => {
    await time.run(time.now() + 500)
    void flow.act({ type: 'amount-typed', text: amount })
    for (let press = 0; press < 20; press++) void flow.act({ type: 'confirmed' })
  }
  const sends = () => calls.filter((endpoint) => endpoint === 'withdraw/do-withdraw').length
  return { time, device, calls, payloads, reported, open, withdraw, sends }
}

test('[WDR-06] twenty presses make one withdrawal, which closes the screen and is reported with its amount', async () => {
  const { time, device, reported, open, withdraw, sends } = openStage()
  await withdraw(open(device.openTab()), '1,000')
  await time.run(time.now() + 1000)
  expect([sends(), reported]).toEqual([1, ['closed', 'done 1000']])
})

test('of two requests for the limit, the later request counts, even if its response arrives first', async () => {
  const { time, device, open } = openStage((endpoint, count) =>
    endpoint === 'withdraw/get-withdraw-limit'
      ? { status: true, data: { withdraw_limit: `${count}000` }, wait: count === 1 ? 5000 : 100 }
      : undefined,
  )
  const flow = open(device.openTab())
  await time.run(start + 500)
  void flow.act({ type: 'limit-requested' })
  await time.run(start + 10_000)
  expect(flow.view().state.withdrawal.limit).toBe('2000')
})

test('[RTE-07] if the server requires a check, the check opens, and the withdrawal is sent again after the check', async () => {
  const { time, device, reported, open, withdraw, sends } = openStage((endpoint, count) =>
    endpoint === 'withdraw/do-withdraw' && count === 1 ? { status: false, code: 4215, msg: 'PIN first.' } : undefined,
  )
  const flow = open(device.openTab())
  await withdraw(flow, '500')
  await time.run(time.now() + 1000)
  expect(flow.view().state.withdrawal.check).toBe('pin')
  void flow.act({ type: 'check-passed' })
  await time.run(time.now() + 1000)
  expect([sends(), reported]).toEqual([2, ['closed', 'done 500']])
})

test('[WDR-06] after a tab has closed during its call, the next tab reports the server’s withdrawal with its amount', async () => {
  const { time, device, reported, open, withdraw, sends } = openStage((endpoint) => {
    if (endpoint === 'withdraw/do-withdraw') return { status: false, noResponse: true, wait: 30_000 }
    if (endpoint !== 'user/get-transactions') return undefined
    return { status: true, data: { items: [{ intent: 'intent-000001', state: 'pending', amount: '500' }], total: 1 } }
  })
  const closed = device.openTab()
  await withdraw(open(closed), '500')
  await time.settle()
  closed.leave()
  const next = open(device.openTab())
  expect(next.view().state.money).toEqual({ kind: 'unknown', isLookingUp: true })
  await time.run(time.now() + 2000)
  expect([sends(), reported]).toEqual([1, ['closed', 'done 500']])
})

test.each([
  ['success', { status: true }, 'done 500'],
  ['refusal', { status: false, code: 4211, msg: 'Too much.' }, 'failed Too much.'],
])(
  '[WDR-06] a %s that arrives after the member has left the screen is reported, and closes no other screen',
  async (_what, response, report) => {
    const { time, device, reported, open, withdraw, sends } = openStage((endpoint) =>
      endpoint === 'withdraw/do-withdraw' ? response : undefined,
    )
    const tab = device.openTab()
    const flow = open(tab)
    await withdraw(flow, '500')
    await time.settle()
    flow.close()
    await time.run(time.now() + 1000)
    expect([sends(), reported]).toEqual([1, [report]])
    expect(open(tab).view().state).toMatchObject({ withdrawal: { amount: '' }, money: { kind: 'ready' } })
  },
)

test('[WDR-06] a withdrawal whose screen opens again before the response is reported once', async () => {
  const { time, device, reported, open, withdraw, sends } = openStage((endpoint) => {
    if (endpoint === 'withdraw/do-withdraw') return { status: true, wait: 2000 }
    if (endpoint !== 'user/get-transactions') return undefined
    return { status: true, data: { items: [{ intent: 'intent-000001', state: 'pending', amount: '500' }], total: 1 } }
  })
  const tab = device.openTab()
  const flow = open(tab)
  await withdraw(flow, '500')
  await time.settle()
  flow.close()
  open(tab)
  await time.run(time.now() + 5000)
  expect([sends(), reported]).toEqual([1, ['closed', 'done 500']])
})

test('a response that arrives after another member has logged in is not shown', async () => {
  const { time, device, reported, open, withdraw } = openStage((endpoint) =>
    endpoint === 'withdraw/do-withdraw' ? { status: false, code: 4211, msg: 'Too much.' } : undefined,
  )
  await withdraw(open(device.openTab()), '500')
  device.become('somchai')
  await time.run(time.now() + 2000)
  expect(reported).toEqual([])
})

test('[WDR-01] a reload of the confirmation keeps account, amount and step, and one confirmation sends once', async () => {
  const { time, device, reported, open, sends } = openStage()
  const tab = device.openTab()
  const before = open(tab)
  await time.run(time.now() + 500)
  void before.act({ type: 'amount-typed', text: '700' })
  void before.act({ type: 'confirmed' })
  const after = open(tab)
  expect(after.view().state.withdrawal).toMatchObject({ step: 2, amount: '700' })
  void after.act({ type: 'confirmed' })
  expect(sends()).toBe(0)
  await time.run(time.now() + 500)
  expect(after.view().state.withdrawal).toMatchObject({ step: 2, amount: '700', account, limit: '5000' })
  void after.act({ type: 'confirmed' })
  await time.run(time.now() + 1000)
  expect([sends(), reported]).toEqual([1, ['closed', 'done 700']])
  expect(open(tab).view().state.withdrawal).toMatchObject({ step: 1, amount: '' })
})

test.each([
  ['a lower limit', { 'withdraw/get-withdraw-limit': { withdraw_limit: '600' } }, { rule: 'error_available_withdraw' }],
  [
    'a removed account',
    { 'user/get-user-bank-detail': { bank: [{ ...account, id: 2 }], crypto: [], settings } },
    undefined,
  ],
])('[WDR-05] a reload of the confirmation with %s leads to step 1 with the amount', async (_what, changed, error) => {
  const now: Readonly<Record<string, object>> = changed
  const { time, device, open } = openStage((endpoint, count) =>
    count > 1 && now[endpoint] ? { status: true, data: now[endpoint] } : undefined,
  )
  const tab = device.openTab()
  const before = open(tab)
  await time.run(time.now() + 500)
  void before.act({ type: 'amount-typed', text: '700' })
  void before.act({ type: 'confirmed' })
  const after = open(tab)
  await time.run(time.now() + 500)
  const { withdrawal } = after.view().state
  expect(withdrawal).toMatchObject({ step: 1, amount: '700', ...(error && { error }) })
})

test('[WDR-01] a closed dialog and another member start from the beginning', async () => {
  const { time, device, open } = openStage()
  const tab = device.openTab()
  const typeIn = async () => {
    const flow = open(tab)
    await time.run(time.now() + 500)
    void flow.act({ type: 'amount-typed', text: '700' })
    return flow
  }
  ;(await typeIn()).close()
  expect(open(tab).view().state.withdrawal.amount).toBe('')
  await typeIn()
  device.become('somchai')
  expect(open(tab).view().state.withdrawal.amount).toBe('')
})

test('[WDR-03] after a refused rate, the flow fetches the rate again, and the next confirmation pays by the new rate', async () => {
  const coins = ['33.71', '35.00'].map((currency_rate) => ({
    id: 2,
    type: 'crypto',
    coin: 'USDT',
    address: 'TQ7h',
    bank_id: 91,
    currency_rate,
  }))
  const { time, device, payloads, reported, open, withdraw } = openStage((endpoint, count) => {
    if (endpoint === 'user/get-user-bank-detail') {
      return { status: true, data: { bank: [], crypto: [coins[count - 1]], settings } }
    }
    const isRefused = endpoint === 'withdraw/do-withdraw' && count === 1
    return isRefused ? { status: false, code: 4214, msg: 'The rate has changed.' } : undefined
  })
  const flow = open(device.openTab())
  await withdraw(flow, '700')
  await time.run(time.now() + 1000)
  expect(reported).toEqual(['failed The rate has changed.'])
  void flow.act({ type: 'confirmed' })
  await time.run(time.now() + 1000)
  expect(payloads.map(({ actual_amount }) => actual_amount)).toEqual(['20.76535152773657668347', '20'])
  expect(reported.at(-1)).toBe('done 700')
})
