import { describe, expect, test } from 'vitest'
import {
  actualAmount,
  canConfirm,
  reduceWithdrawalSteps,
  type PayoutAccount,
  withdrawalStart,
  type WithdrawalEffect,
  type WithdrawalEvent,
  type WithdrawalState,
} from './withdrawal-flow.ts'
import { withdrawalPayload } from './withdrawal-payload.ts'

const settings = {
  minimum_withdraw: '300',
  maximum_withdraw: '200000',
  crypto_min_withdrawal: '500',
  crypto_max_withdrawal: '100000',
  withdraw_daily_limit: '500000',
  withdraw_daily_count: 10,
}

const bank = (id: number): PayoutAccount => ({
  id,
  type: 'bank',
  bank_type: 'bank',
  bank_name: 'Kasikornbank',
  account_number: '••••••5678',
  account_name: 'Narin S.',
  bank_image: '',
})
const crypto = (id: number, currency_rate = '33.71'): PayoutAccount => ({
  id,
  type: 'crypto',
  coin: 'USDT',
  address: 'TQ7h',
  bank_id: 91,
  currency_rate,
})

function run(...events: readonly WithdrawalEvent[]) {
  const effects: WithdrawalEffect[] = []
  let state: WithdrawalState = withdrawalStart
  for (const event of events) {
    const change = reduceWithdrawalSteps(state, event)
    effects.push(...change.effects)
    state = change.state
  }
  return { state, effects, types: effects.map(({ type }) => type) }
}

const open: WithdrawalEvent = { type: 'opened' }
const load = (...accounts: PayoutAccount[]): WithdrawalEvent => ({ type: 'details-loaded', accounts, settings })
const limit: WithdrawalEvent = { type: 'limit-loaded', limit: '12480.50' }
const ready = [open, load(bank(1), bank(2), crypto(1)), limit] as const
const typed = (text: string): WithdrawalEvent => ({ type: 'amount-typed', text })
const confirm: WithdrawalEvent = { type: 'confirmed' }
const tapRow: WithdrawalEvent = { type: 'account-row-tapped' }
const choose = (account: PayoutAccount): WithdrawalEvent => ({ type: 'account-chosen', account })
const done: WithdrawalEvent = { type: 'withdrawal-done' }

const loads = ['load-details', 'load-limit']

test.each<[string, readonly WithdrawalEvent[], 1 | 2 | 5, readonly string[]]>([
  ['[WDR-06] opening loads accounts and limit', [open], 1, []],
  ['[WDR-01] step 1 leads to the confirmation', [...ready, typed('500'), confirm], 2, []],
  ['[WDR-03] the confirmation sends', [...ready, typed('500'), confirm, confirm], 2, ['send']],
  [
    '[WDR-06] repeated confirmations send once',
    [...ready, typed('500'), confirm, confirm, confirm, confirm],
    2,
    ['send'],
  ],
  ['[WDR-04] a tap on the account row opens the list', [...ready, tapRow], 5, []],
  ['[WDR-04] in the list, confirm leads back to step 1', [...ready, tapRow, choose(bank(2)), confirm], 1, []],
  ['[WDR-04] in the list, back leads to step 1', [...ready, tapRow, { type: 'went-back' }], 1, []],
  [
    '[WDR-01] without an account there is no list and no confirmation',
    [open, load(), limit, tapRow, typed('500'), confirm],
    1,
    [],
  ],
  ['back leads from the confirmation to step 1', [...ready, typed('500'), confirm, { type: 'went-back' }], 1, []],
  ['a wrong amount does not lead to the confirmation', [...ready, typed('299'), confirm], 1, []],
  ['[WDR-07] confirm stays at step 1 until the limit has loaded', [open, load(bank(1)), typed('500'), confirm], 1, []],
  ['[WDR-07] confirm stays at step 1 until the accounts have loaded', [open, limit, typed('500'), confirm], 1, []],
  ['without an amount, there is no confirmation', [open, confirm, confirm, confirm], 1, []],
  [
    'nothing is sent while the limit loads again',
    [...ready, typed('500'), confirm, { type: 'limit-requested' }, confirm],
    2,
    ['load-limit'],
  ],
  [
    '[WDR-06] success closes the dialog, refreshes the balance and shows a toast',
    [...ready, typed('500'), confirm, confirm, done],
    1,
    ['send', 'close', 'refresh', 'toast'],
  ],
  ['a response without a request changes nothing', [...ready, typed('500'), confirm, done], 2, []],
  [
    'the member changes nothing during a withdrawal',
    [...ready, typed('500'), confirm, confirm, typed('600'), tapRow, { type: 'went-back' }],
    2,
    ['send'],
  ],
])('%s', (_what, events, step, types) => {
  const result = run(...events)
  expect(result.state.step).toBe(step)
  expect(result.types).toEqual([...loads, ...types])
})

test('[WDR-06] the toast names the amount', () => {
  const { effects, state } = run(...ready, typed('500'), confirm, confirm, done)
  expect(effects.at(-1)).toEqual({ type: 'toast', message: 'withdraw_success', amount: '500' })
  expect(state).toEqual(withdrawalStart)
})

test.each([
  [{ code: 4211, msg: 'Not enough.' }, 'Not enough.'],
  [{}, undefined],
])(
  '[WDR-06] a refusal %j that asks for no check shows a message, and fetches limit and details again',
  (given, msg) => {
    const { effects, state } = run(...ready, typed('500'), confirm, confirm, { type: 'withdrawal-refused', ...given })
    expect(effects.slice(-3)).toEqual([
      { type: 'toast-failure', msg },
      { type: 'load-details' },
      { type: 'load-limit' },
    ])
    expect(state).toMatchObject({ step: 2, isWithdrawing: false, amount: '500' })
  },
)

describe('the check before a withdrawal', () => {
  const refused = (code: number): WithdrawalEvent => ({ type: 'withdrawal-refused', code, msg: 'First.' })
  const until = [...ready, typed('500'), confirm, confirm] as const

  test.each([
    [4215, 'pin'],
    [4216, 'fullname'],
  ])('[RTE-07] code %i asks for the %s', (code, check) => {
    const { state, types } = run(...until, refused(code))
    expect(state).toMatchObject({ step: 2, check, isWithdrawing: false })
    expect(canConfirm(state)).toBe(false)
    expect(types).toEqual([...loads, 'send'])
  })

  test('[RTE-07] sends the withdrawal when passed, and not when cancelled', () => {
    expect(run(...until, refused(4215), { type: 'check-passed' }).types).toEqual([...loads, 'send', 'send'])
    expect(run(...until, refused(4215), { type: 'check-cancelled' }).types).toEqual([...loads, 'send'])
  })

  test('[RTE-07] sends nothing unless the server asked for the check', () => {
    expect(run(...ready, typed('500'), confirm, { type: 'check-passed' }).types).toEqual(loads)
    expect(run(...ready, { type: 'check-passed' }).types).toEqual(loads)
  })
})

test.each([
  ['', 'error_required'],
  ['299', 'error_min_withdraw'],
  ['200001', 'error_max_withdraw'],
  ['12481', 'error_available_withdraw'],
])('[WDR-05] an amount of %j shows %s until it changes', (amount, rule) => {
  expect(run(...ready, typed(amount), confirm).state.error?.rule).toBe(rule)
  expect(run(...ready, typed(amount), confirm, typed('5')).state.error).toBeUndefined()
})

test('[WDR-05] a percentage button sets the amount to its percentage of the limit, rounded down', () => {
  const tap = (percent: 25 | 50 | 75 | 100): WithdrawalEvent => ({ type: 'percent-tapped', percent })
  expect([25, 50, 75, 100].map((percent) => run(...ready, tap(percent as 25)).state.amount)).toEqual([
    '3120',
    '6240',
    '9360',
    '12480',
  ])
  expect(run(open, load(bank(1)), tap(100)).state.amount).toBe('')
})

test('[WDR-01] the first account is preselected, and a chosen account stays chosen while the list has it', () => {
  expect(run(...ready).state.account).toEqual(bank(1))
  expect(run(...ready, tapRow, choose(bank(2)), confirm, load(bank(1), bank(2))).state.account).toEqual(bank(2))
  expect(run(...ready, tapRow, choose(bank(2)), confirm, load(bank(1))).state.account).toEqual(bank(1))
  expect(run(...ready, load()).state.account).toBeUndefined()
})

describe('crypto', () => {
  const toCrypto = (account: PayoutAccount) => [open, load(account), limit] as const

  test('[WDR-03] the confirmation shows the amount in the coin, and sends it', () => {
    const { state } = run(...toCrypto(crypto(1)), typed('1000'), confirm)
    expect(state.step).toBe(2)
    expect(actualAmount(state)).toBe('29.66478789676653811925')
    expect(withdrawalPayload(state)).toEqual({
      amount: '1000',
      account_id: 1,
      actual_amount: '29.66478789676653811925',
      address: 'TQ7h',
    })
  })

  test.each([
    ['0', 'error-rate'],
    ['', 'error-rate'],
    ['NaN', 'error-rate'],
    ['-1', 'error-rate'],
    ['0.000001', 'error-coins'],
    ['9'.repeat(30), 'error-coins'],
  ])('[WDR-03] a rate of %j allows no confirmation, and the amount shows %s', (rate, reason) => {
    const { state } = run(...toCrypto(crypto(1, rate)), typed('1000'), confirm)
    expect(state).toMatchObject({ step: 1, error: { rule: `wallet.withdrawal-dialog.${reason}` } })
  })

  test('[WDR-03] if the rate becomes 0 after step 1, nothing is sent, and step 1 shows the reason', () => {
    const confirmed = [...toCrypto(crypto(1)), typed('1000'), confirm] as const
    expect(run(...confirmed, load(crypto(1, '0'))).state).toMatchObject({
      step: 1,
      error: { rule: 'wallet.withdrawal-dialog.error-rate' },
    })
    const refused: WithdrawalEvent = { type: 'withdrawal-refused', code: 4214 }
    const { state, types } = run(...confirmed, confirm, load(crypto(1, '0')), refused, confirm)
    expect(canConfirm(state)).toBe(false)
    expect(types.filter((type) => type === 'send')).toHaveLength(1)
  })

  test('[WDR-05] has its own bounds', () => {
    expect(run(...toCrypto(crypto(1)), typed('499'), confirm).state.error).toEqual({
      rule: 'error_min_withdraw',
      bound: '500',
    })
  })
})

test('the payload of a bank withdrawal has amount and account id, and needs a readable amount', () => {
  expect(withdrawalPayload(run(...ready, typed('500.'), confirm).state)).toEqual({ amount: '500', tangki_id: 1 })
  expect(withdrawalPayload(run(...ready).state)).toBeUndefined()
})

test('[WDR-06] the button is disabled until everything has loaded, and during the withdrawal', () => {
  expect(canConfirm(run(open).state)).toBe(false)
  expect(canConfirm(run(...ready).state)).toBe(true)
  expect(canConfirm(run(...ready, typed('500'), confirm).state)).toBe(true)
  expect(canConfirm(run(...ready, typed('500'), confirm, confirm).state)).toBe(false)
})

describe('accounts without an id', () => {
  const withoutId = (account: PayoutAccount): PayoutAccount => {
    const { id: _id, ...rest } = account
    return rest
  }

  test('[WDR-06] a payout to the only bank account names no account, and a payout to a crypto account names its address', () => {
    const toBank = run(open, load(withoutId(bank(1))), limit, typed('500'), confirm).state
    expect(withdrawalPayload(toBank)).toEqual({ amount: '500' })
    const toCrypto = run(open, load(withoutId(crypto(1))), limit, typed('500'), confirm).state
    expect(withdrawalPayload(toCrypto)).toMatchObject({ amount: '500', address: expect.any(String) as string })
    expect(withdrawalPayload(toCrypto)).not.toHaveProperty('account_id')
  })

  test('[WDR-04] among several bank accounts, those without an id are not offered', () => {
    const { state } = run(open, load(withoutId(bank(1)), bank(2)), limit)
    expect(state.accounts).toEqual([bank(2)])
    expect(state.account).toEqual(bank(2))
  })

  test('the chosen account stays chosen when the list loads again', () => {
    const loaded = load(bank(2), withoutId(crypto(1)))
    const { state } = run(open, loaded, limit, { type: 'account-row-tapped' }, choose(withoutId(crypto(1))), loaded)
    expect(state.account).toEqual(withoutId(crypto(1)))
  })
})
