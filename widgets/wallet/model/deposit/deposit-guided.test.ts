import { expect, test } from 'vitest'
import { type DepositEvent, type DepositState, subStepOf } from './deposit-flow.ts'
import { bank, express, hiddenBank, hiddenExpress, page, slip, slipExpress } from './testing/sample-channels.ts'
import { attach, choose, done, go, logged, open, run, typed, url } from './testing/run-deposit.ts'

test.each<[string, readonly DepositEvent[], DepositState['step'], 1 | 2 | 3 | undefined, readonly string[]]>([
  ['tops up first', [open, choose(bank), typed('500')], 20, 1, []],
  ['needs an amount', [open, choose(bank), go], 20, 1, []],
  ['shows the transfer and starts its time', [open, choose(bank), typed('500'), go], 35, 2, ['start-transfer-time']],
  ['asks for the slip', [open, choose(bank), typed('500'), go, go], 30, 3, ['start-transfer-time']],
  ['needs the slip', [open, choose(bank), typed('500'), go, go, go], 30, 3, ['start-transfer-time']],
  [
    'sends the slip',
    [open, choose(bank), typed('500'), go, go, attach('a'), go, done()],
    1,
    undefined,
    ['start-transfer-time', 'send'],
  ],
  [
    'needs no slip for a bankbot channel',
    [open, choose(express), typed('500'), go, logged, go],
    35,
    2,
    ['log-express', 'start-transfer-time', 'send'],
  ],
  [
    'needs no amount for a channel that reads the slip',
    [open, choose(slip), go, go, attach('a'), go],
    30,
    3,
    ['start-transfer-time', 'send'],
  ],
  [
    'sends the deposit after the amount if the channel has no account',
    [open, choose(page), typed('500'), go, done(url)],
    40,
    undefined,
    ['send'],
  ],
  [
    'asks for the slip after the amount if the channel has no account',
    [open, choose(hiddenBank), typed('500'), go],
    30,
    3,
    [],
  ],
  [
    'sends the slip if the channel has no account',
    [open, choose(hiddenBank), typed('500'), go, go, attach('a'), go, done()],
    1,
    undefined,
    ['send'],
  ],
  [
    'shows the transfer details of a bankbot channel even without an account',
    [open, choose(hiddenExpress), typed('500'), go],
    35,
    2,
    ['log-express', 'start-transfer-time'],
  ],
  [
    'goes back to the top-up when the time has ended',
    [open, choose(bank), typed('500'), go, { type: 'transfer-time-ended' }],
    20,
    1,
    ['start-transfer-time'],
  ],
])('[DEP-02] the guided variant: %s', (_what, events, step, subStep, types) => {
  const result = run('guided', ...events)
  expect([result.state.step, subStepOf(result.state)]).toEqual([step, subStep])
  expect(result.types).toEqual(types)
})

test('[DEP-02] the guided variant takes one slip', () => {
  const { receipts } = run('guided', open, choose(bank), typed('500'), go, go, attach('a'), attach('b')).state
  expect(receipts).toEqual(['a'])
})

test('[DEP-07] the bankbot receives the typed amount', () => {
  const { effects } = run('guided', open, choose(express), typed('500'), go)
  expect(effects[0]).toEqual({ type: 'log-express', bankId: 11, amount: '500' })
})

test('[DEP-02] when the countdown ends, the deposit keeps channel and amount, and shows the reason', () => {
  const { state } = run('guided', open, choose(bank), typed('500'), go, { type: 'transfer-time-ended' })
  expect(state).toMatchObject({ channel: { id: 12 }, amount: '500', errors: { payment: 'time-ended' } })
})

test('[DEP-08] the bankbot receives no amount if the channel reads the amount from the receipt', () => {
  const { effects } = run('guided', { type: 'opened', channel: slipExpress, amount: '750' }, go)
  expect(effects[0]).toEqual({ type: 'log-express', bankId: 19 })
})
