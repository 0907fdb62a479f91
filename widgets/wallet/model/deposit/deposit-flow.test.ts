import { expect, test } from 'vitest'
import { type DepositEvent, type DepositState, depositStart } from './deposit-flow.ts'
import { bank, bankExpress, express, page, redirect, slip, slipExpress } from './testing/sample-channels.ts'
import { attach, choose, done, go, logged, open, run, typed, url } from './testing/run-deposit.ts'

test.each<[string, readonly DepositEvent[], DepositState['step'], readonly string[]]>([
  ['opens at the channels', [open], 20, []],
  ['without a choice, the deposit stays at the channels', [open, go], 20, []],
  ['a channel leads to the form', [open, choose(bank)], 30, []],
  [
    '[DEP-07] a bankbot channel leads to the transfer details',
    [open, choose(express)],
    35,
    ['log-express', 'start-transfer-time'],
  ],
  ['a form without an amount is not sent', [open, choose(page), go], 30, []],
  ['[DEP-05] the form of a bank channel is not sent without a receipt', [open, choose(bank), typed('500'), go], 30, []],
  ['a valid form is sent', [open, choose(page), typed('500'), go], 30, ['send']],
  ['a form is sent only once', [open, choose(page), typed('500'), go, go, go], 30, ['send']],
  [
    'a deposit without a payment page is acknowledged',
    [open, choose(bank), typed('500'), attach('a'), go, done()],
    1,
    ['send'],
  ],
  ['[DEP-09] a payment page is shown in the frame', [open, choose(page), typed('500'), go, done(url)], 40, ['send']],
  [
    '[DEP-09] an empty address of a payment page counts as no address',
    [open, choose(page), typed('500'), go, { type: 'deposit-done', url: '' }],
    1,
    ['send'],
  ],
  [
    '[DEP-03] a redirect page is opened in a tab, and the deposit waits for its payment',
    [open, choose(redirect), typed('500'), go, done(url)],
    40,
    ['send', 'open-page'],
  ],
  [
    'a confirmed payment is acknowledged',
    [open, choose(page), typed('500'), go, done(url), { type: 'payment-done' }],
    1,
    ['send'],
  ],
  [
    'a refused payment in a tab leads back to the channels',
    [open, choose(redirect), typed('500'), go, done(url), { type: 'payment-refused' }],
    20,
    ['send', 'open-page'],
  ],
  [
    'a refused payment in the frame leads back to the channels',
    [open, choose(page), typed('500'), go, done(url), { type: 'payment-refused' }],
    20,
    ['send'],
  ],
  [
    'an abandoned payment leads back to the channels',
    [open, choose(page), typed('500'), go, done(url), { type: 'payment-abandoned' }],
    20,
    ['send'],
  ],
  [
    'a later outcome of an abandoned payment changes nothing',
    [open, choose(page), typed('500'), go, done(url), { type: 'payment-abandoned' }, { type: 'payment-done' }],
    20,
    ['send'],
  ],
  [
    'a refused deposit stays at its form',
    [open, choose(page), typed('500'), go, { type: 'deposit-refused' }],
    30,
    ['send'],
  ],
  [
    'a refused deposit can be sent again',
    [open, choose(page), typed('500'), go, { type: 'deposit-refused' }, go],
    30,
    ['send', 'send'],
  ],
  [
    '[DEP-07] an express transfer is not sent before the response to its log',
    [open, choose(express), go, typed('500'), go],
    35,
    ['log-express', 'start-transfer-time'],
  ],
  [
    '[DEP-07] a refused log leads back to the channels',
    [open, choose(express), typed('500'), { type: 'express-refused' }],
    20,
    ['log-express', 'start-transfer-time'],
  ],
  [
    'an express transfer without an amount is acknowledged',
    [open, choose(express), logged, go],
    1,
    ['log-express', 'start-transfer-time'],
  ],
  [
    'an express transfer with an amount is sent',
    [open, choose(express), logged, typed('500'), go, done()],
    1,
    ['log-express', 'start-transfer-time', 'send'],
  ],
  [
    '[DEP-05] an express transfer to a bank channel needs an amount and a receipt',
    [open, choose(bankExpress), logged, go],
    35,
    ['log-express', 'start-transfer-time'],
  ],
  [
    '[DEP-05] an express transfer to a bank channel is sent with its receipt',
    [open, choose(bankExpress), logged, typed('500'), attach('a'), go],
    35,
    ['log-express', 'start-transfer-time', 'send'],
  ],
  [
    '[DEP-08] an express transfer whose amount is on its receipt is sent without a typed amount',
    [open, choose(slipExpress), logged, attach('a'), go],
    35,
    ['log-express', 'start-transfer-time', 'send'],
  ],
  ['back leads from the form to the channels', [open, choose(bank), { type: 'went-back' }], 20, []],
  ['a response without a request changes nothing', [open, choose(page), done(url)], 30, []],
  [
    'before a deposit is sent, neither a payment nor an acknowledgement changes the step',
    [open, choose(page), { type: 'payment-done' }, { type: 'acknowledged' }],
    30,
    [],
  ],
])('the standard variant: %s', (_what, events, step, types) => {
  const result = run('standard', ...events)
  expect(result.state.step).toBe(step)
  expect(result.types).toEqual(types)
})

test.each<[string, readonly DepositEvent[]]>([
  ['the payment page', [done(url)]],
  ['the acknowledgement', [done()]],
])('at %s, a deposit cannot be edited', (_what, outcome) => {
  const before = [open, choose(page), typed('500'), go, ...outcome]
  const edits: readonly DepositEvent[] = [
    choose(bank),
    typed('900'),
    attach('a'),
    { type: 'amount-refused' },
    { type: 'promotion-chosen', promotionId: 7 },
    { type: 'went-back' },
    go,
  ]
  expect(run('standard', ...before, ...edits)).toEqual(run('standard', ...before))
})

test('only a payment that the server has confirmed counts as paid', () => {
  const paid = run('standard', open, choose(redirect), typed('500'), go, done(url), { type: 'payment-done' })
  expect(paid.state).toMatchObject({ step: 1, isPaid: true })
  expect(run('standard', open, choose(express), logged, typed('500'), go, done()).state.isPaid).toBeUndefined()
})

test('[DEP-09] an abandoned payment keeps channel and amount and shows a notice', () => {
  const { state } = run('standard', open, choose(page), typed('500'), go, done(url), { type: 'payment-abandoned' })
  expect(state).toMatchObject({ channel: { id: 16 }, amount: '500', errors: { payment: 'abandoned' } })
  expect(state.url).toBeUndefined()
})

test('[DEP-10] after the acknowledgement the dialog closes and leads home', () => {
  const { state, types } = run('standard', open, choose(page), typed('500'), go, done(), { type: 'acknowledged' })
  expect(types).toEqual(['send', 'close', 'go-home'])
  expect(state).toEqual(depositStart('standard'))
})

test('[DEP-03] the last deposit preselects channel and amount; no log is sent before the member chooses a channel', () => {
  const { state, types } = run('standard', { type: 'opened', channel: express, amount: '750.50' })
  expect(state).toMatchObject({ step: 20, channel: { id: 11 }, amount: '750.50' })
  expect(types).toEqual([])
  expect(run('standard', { type: 'opened', channel: express, amount: '750.50' }, choose(express)).effects[0]).toEqual({
    type: 'log-express',
    bankId: 11,
  })
})

test('[DEP-05] a deposit has at most two receipts, or one if the channel reads the amount from the receipt', () => {
  const keys = ['a', 'b', 'c'].map(attach)
  expect(run('standard', open, choose(bank), ...keys).state.receipts).toEqual(['a', 'b'])
  expect(run('standard', open, choose(slip), ...keys).state.receipts).toEqual(['a'])
  expect(run('standard', open, choose(bank), ...keys, { type: 'receipt-removed', key: 'a' }).state.receipts).toEqual([
    'b',
  ])
})

test.each<[string, readonly DepositEvent[], DepositState['errors']]>([
  ['no amount and no receipt', [choose(bank)], { amount: { rule: 'error_required' }, receipt: 'error_required' }],
  ['an amount below the minimum', [choose(page), typed('99')], { amount: { rule: 'error_min', bound: '100' } }],
  ['an amount above the maximum', [choose(page), typed('200001')], { amount: { rule: 'error_max', bound: '200000' } }],
  [
    'no amount and no receipt for an express transfer to a bank channel',
    [choose(bankExpress), logged],
    { amount: { rule: 'error_required' }, receipt: 'error_required' },
  ],
  ['no receipt for a channel that reads the receipt', [choose(slip)], { receipt: 'error_required' }],
])('[DEP-04] a deposit reports its mistakes until the member types again: %s', (_what, events, errors) => {
  expect(run('standard', open, ...events, go).state.errors).toEqual(errors)
  expect(run('standard', open, ...events, go, typed('500')).state.errors).toEqual({})
})
