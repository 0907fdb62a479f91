import { describe, expect, test } from 'vitest'
import {
  actualAmount,
  canConfirm,
  changeWithdrawal,
  type PayoutAccount,
  startWithdrawal,
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
  let state: WithdrawalState = startWithdrawal
  for (const event of events) {
    const change = changeWithdrawal(state, event)
    effects.push(...change.effects)
    state = change.state
  }
  return { state, effects, kinds: effects.map(({ kind }) => kind) }
}

const open: WithdrawalEvent = { kind: 'opened' }
const load = (...accounts: PayoutAccount[]): WithdrawalEvent => ({ kind: 'details-loaded', accounts, settings })
const limit: WithdrawalEvent = { kind: 'limit-loaded', limit: '12480.50' }
const ready = [open, load(bank(1), bank(2), crypto(1)), limit] as const
const type = (text: string): WithdrawalEvent => ({ kind: 'amount-typed', text })
const confirm: WithdrawalEvent = { kind: 'confirmed' }
const tapRow: WithdrawalEvent = { kind: 'account-row-tapped' }
const choose = (account: PayoutAccount): WithdrawalEvent => ({ kind: 'account-chosen', account })
const done: WithdrawalEvent = { kind: 'withdrawal-done' }

const asked = ['ask-details', 'ask-limit']

test.each<[string, readonly WithdrawalEvent[], 1 | 2 | 5, readonly string[]]>([
  ['[WDR-06] opening asks for accounts and limit', [open], 1, []],
  ['[WDR-01] step 1 leads to the confirmation', [...ready, type('500'), confirm], 2, []],
  ['[WDR-03] the confirmation sends', [...ready, type('500'), confirm, confirm], 2, ['send']],
  ['[WDR-06] once', [...ready, type('500'), confirm, confirm, confirm, confirm], 2, ['send']],
  ['[WDR-04] a tap on the account row opens the list', [...ready, tapRow], 5, []],
  ['[WDR-04] confirm or next leads back to step 1', [...ready, tapRow, choose(bank(2)), confirm], 1, []],
  ['[WDR-04] and so does back', [...ready, tapRow, { kind: 'went-back' }], 1, []],
  [
    '[WDR-01] without an account there is no list and no confirmation',
    [open, load(), limit, tapRow, type('500'), confirm],
    1,
    [],
  ],
  ['back from the confirmation', [...ready, type('500'), confirm, { kind: 'went-back' }], 1, []],
  ['a wrong amount stays', [...ready, type('299'), confirm], 1, []],
  ['[WDR-07] before the limit is there nothing goes on', [open, load(bank(1)), type('500'), confirm], 1, []],
  ['[WDR-07] before the accounts are there neither', [open, limit, type('500'), confirm], 1, []],
  ['nobody gets to sending but through step 1', [open, confirm, confirm, confirm], 1, []],
  [
    'nothing is sent while the limit is asked for anew',
    [...ready, type('500'), confirm, { kind: 'limit-asked' }, confirm],
    2,
    ['ask-limit'],
  ],
  [
    '[WDR-06] success closes, refreshes and is told',
    [...ready, type('500'), confirm, confirm, done],
    1,
    ['send', 'close', 'refresh', 'toast'],
  ],
  ['an answer to nothing changes nothing', [...ready, type('500'), confirm, done], 2, []],
  [
    'while it is under way nothing changes',
    [...ready, type('500'), confirm, confirm, type('600'), tapRow, { kind: 'went-back' }],
    2,
    ['send'],
  ],
  ['closing starts over', [...ready, type('500'), confirm, { kind: 'closed' }], 1, []],
])('%s', (_what, events, step, kinds) => {
  const result = run(...events)
  expect(result.state.step).toBe(step)
  expect(result.kinds).toEqual([...asked, ...kinds])
})

test('[WDR-06] the toast names the amount', () => {
  const { effects, state } = run(...ready, type('500.50'), confirm, confirm, done)
  expect(effects.at(-1)).toEqual({ kind: 'toast', message: 'withdraw_success', amount: '500.50' })
  expect(state).toEqual(startWithdrawal)
})

test.each([
  [{ code: 4211, msg: 'Not enough.' }, 'Not enough.'],
  [{}, undefined],
])('[WDR-06] a failure %j is told in the server’s words or the site’s, and asks for the limit', (given, msg) => {
  const { effects, state } = run(...ready, type('500'), confirm, confirm, { kind: 'withdrawal-refused', ...given })
  expect(effects.slice(-2)).toEqual([{ kind: 'toast-failure', msg }, { kind: 'ask-limit' }])
  expect(state).toMatchObject({ step: 2, withdrawing: false, amount: '500' })
})

describe('the check before a withdrawal', () => {
  const refused = (code: number): WithdrawalEvent => ({ kind: 'withdrawal-refused', code, msg: 'First.' })
  const until = [...ready, type('500'), confirm, confirm] as const

  test.each([
    [4215, 'pin'],
    [4216, 'fullname'],
  ])('[RTE-07] code %i asks for the %s', (code, check) => {
    const { state, kinds } = run(...until, refused(code))
    expect(state).toMatchObject({ step: 2, check, withdrawing: false })
    expect(canConfirm(state)).toBe(false)
    expect(kinds).toEqual([...asked, 'send'])
  })

  test('[RTE-07] that was passed sends; that was cancelled does not', () => {
    expect(run(...until, refused(4215), { kind: 'check-passed' }).kinds).toEqual([...asked, 'send', 'send'])
    expect(run(...until, refused(4215), { kind: 'check-cancelled' }).kinds).toEqual([...asked, 'send'])
  })

  test('[RTE-07] that nobody asked for sends nothing', () => {
    expect(run(...ready, type('500'), confirm, { kind: 'check-passed' }).kinds).toEqual(asked)
    expect(run(...ready, { kind: 'check-passed' }).kinds).toEqual(asked)
  })
})

test.each([
  ['', 'error_required'],
  ['299.99', 'error_min_withdraw'],
  ['200000.01', 'error_max_withdraw'],
  ['12480.51', 'error_available_withdraw'],
])('[WDR-05] an amount of %j breaks %s, until it is changed', (amount, rule) => {
  expect(run(...ready, type(amount), confirm).state.fault?.rule).toBe(rule)
  expect(run(...ready, type(amount), confirm, type('5')).state.fault).toBeUndefined()
})

test('[WDR-05] a bar sets the floor of the limit times its percent', () => {
  const tap = (percent: 25 | 50 | 75 | 100): WithdrawalEvent => ({ kind: 'percent-tapped', percent })
  expect([25, 50, 75, 100].map((percent) => run(...ready, tap(percent as 25)).state.amount)).toEqual([
    '3120',
    '6240',
    '9360',
    '12480',
  ])
  expect(run(open, load(bank(1)), tap(100)).state.amount).toBe('')
})

test('[WDR-01] the first account is chosen, and the chosen one stays after the list was loaded again', () => {
  expect(run(...ready).state.account).toEqual(bank(1))
  expect(run(...ready, tapRow, choose(bank(2)), confirm, load(bank(1), bank(2))).state.account).toEqual(bank(2))
  expect(run(...ready, tapRow, choose(bank(2)), confirm, load(bank(1))).state.account).toEqual(bank(1))
  expect(run(...ready, load()).state.account).toBeUndefined()
})

describe('crypto', () => {
  const toCrypto = (account: PayoutAccount) => [open, load(account), limit] as const

  test('[WDR-03] the confirmation has the amount in the coin, and sends it', () => {
    const { state } = run(...toCrypto(crypto(1)), type('1000'), confirm)
    expect(state.step).toBe(2)
    expect(actualAmount(state)).toBe('29.66478789676653811925')
    expect(withdrawalPayload(state)).toEqual({
      amount: '1000',
      account_id: 1,
      actual_amount: '29.66478789676653811925',
      address: 'TQ7h',
    })
  })

  test.each(['0', '', 'NaN', '-1'])('[WDR-03] with a rate of %j nothing can be confirmed', (rate) => {
    const { state } = run(...toCrypto(crypto(1, rate)), type('1000'), confirm)
    expect(state.step).toBe(1)
    expect(canConfirm(state)).toBe(false)
  })

  test('[WDR-05] has bounds of its own', () => {
    expect(run(...toCrypto(crypto(1)), type('499'), confirm).state.fault).toEqual({
      rule: 'error_min_withdraw',
      bound: '500',
    })
  })
})

test('the payload of a bank withdrawal', () => {
  expect(withdrawalPayload(run(...ready, type('500.'), confirm).state)).toEqual({ amount: '500', tangki_id: 1 })
  expect(withdrawalPayload(run(...ready).state)).toBeUndefined()
})

test('[WDR-06] the button is disabled until all is loaded, and while withdrawing', () => {
  expect(canConfirm(run(open).state)).toBe(false)
  expect(canConfirm(run(...ready).state)).toBe(true)
  expect(canConfirm(run(...ready, type('500'), confirm).state)).toBe(true)
  expect(canConfirm(run(...ready, type('500'), confirm, confirm).state)).toBe(false)
})
