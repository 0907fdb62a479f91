import { describe, expect, test } from 'vitest'
import type { DepositChannel } from '../../schemas/generated/records.ts'
import {
  depositFlow,
  type DepositEffect,
  type DepositEvent,
  type DepositState,
  type DepositVariant,
  depositStart,
  subStepOf,
} from './deposit-flow.ts'
import { bank, express, page, redirect, slip } from './testing/channels.ts'

/** Runs events one after the other and collects the effects. */
function run(variant: DepositVariant, ...events: readonly DepositEvent[]) {
  const effects: DepositEffect[] = []
  let state: DepositState = depositStart(variant)
  for (const event of events) {
    const change = depositFlow(state, event)
    effects.push(...change.effects)
    state = change.state
  }
  return { state, effects, types: effects.map(({ type }) => type) }
}

const open: DepositEvent = { type: 'opened' }
const choose = (one: DepositChannel): DepositEvent => ({ type: 'channel-chosen', channel: one })
const typed = (text: string): DepositEvent => ({ type: 'amount-typed', text })
const attach = (key: string): DepositEvent => ({ type: 'receipt-added', key })
const go: DepositEvent = { type: 'continued' }
const done = (url?: string): DepositEvent => ({ type: 'deposit-done', ...(url && { url }) })
const url = 'https://pay.example/1'

describe('the standard variant', () => {
  test.each<[string, readonly DepositEvent[], DepositState['step'], readonly string[]]>([
    ['opens at the channels', [open], 20, []],
    ['does not go on without a channel', [open, go], 20, []],
    ['a channel leads to the form', [open, choose(bank)], 30, []],
    [
      '[DEP-07] a bankbot channel leads to the transfer details',
      [open, choose(express)],
      35,
      ['log-express', 'start-transfer-time'],
    ],
    ['the form without an amount stays', [open, choose(page), go], 30, []],
    ['[DEP-05] a bank channel without a receipt stays', [open, choose(bank), typed('500'), go], 30, []],
    ['a form that is right is sent', [open, choose(page), typed('500'), go], 30, ['send']],
    ['what is sent is not sent again', [open, choose(page), typed('500'), go, go, go], 30, ['send']],
    [
      'a deposit without a page is acknowledged',
      [open, choose(bank), typed('500'), attach('a'), go, done()],
      1,
      ['send'],
    ],
    ['[DEP-09] a payment page is shown in the frame', [open, choose(page), typed('500'), go, done(url)], 40, ['send']],
    [
      '[DEP-03] a redirect page is opened instead',
      [open, choose(redirect), typed('500'), go, done(url)],
      1,
      ['send', 'open-page'],
    ],
    [
      'what the server says of the payment ends the frame',
      [open, choose(page), typed('500'), go, done(url), { type: 'payment-done' }],
      1,
      ['send'],
    ],
    [
      'a refused payment leads back to the channels',
      [open, choose(page), typed('500'), go, done(url), { type: 'payment-refused' }],
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
      'and can be sent again',
      [open, choose(page), typed('500'), go, { type: 'deposit-refused' }, go],
      30,
      ['send', 'send'],
    ],
    [
      'an express transfer without an amount is acknowledged',
      [open, choose(express), go],
      1,
      ['log-express', 'start-transfer-time'],
    ],
    [
      'one with an amount is sent',
      [open, choose(express), typed('500'), go, done()],
      1,
      ['log-express', 'start-transfer-time', 'send'],
    ],
    ['back from the form', [open, choose(bank), { type: 'went-back' }], 20, []],
    [
      '[DEP-01] closing resets to 20',
      [open, choose(page), typed('500'), go, done(url), { type: 'closed' }],
      20,
      ['send'],
    ],
    [
      'an answer after closing changes nothing',
      [open, choose(page), typed('500'), go, { type: 'closed' }, done(url)],
      20,
      ['send'],
    ],
    ['an answer to nothing changes nothing', [open, choose(page), done(url)], 30, []],
    [
      'nobody gets to the acknowledgement without a deposit',
      [open, choose(page), { type: 'payment-done' }, { type: 'acknowledged' }],
      30,
      [],
    ],
  ])('%s', (_what, events, step, types) => {
    const result = run('standard', ...events)
    expect(result.state.step).toBe(step)
    expect(result.types).toEqual(types)
  })

  test('[DEP-10] after the acknowledgement the dialog closes and the member is home', () => {
    const { state, types } = run('standard', open, choose(page), typed('500'), go, done(), { type: 'acknowledged' })
    expect(types).toEqual(['send', 'close', 'go-home'])
    expect(state).toEqual(depositStart('standard'))
  })

  test('[DEP-03] the last deposit chooses channel and amount, and logs nothing by that', () => {
    const { state, types } = run('standard', { type: 'opened', channel: express, amount: '750.50' })
    expect(state).toMatchObject({ step: 20, channel: { id: 11 }, amount: '750.50' })
    expect(types).toEqual([])
    expect(run('standard', { type: 'opened', channel: express, amount: '750.50' }, choose(express)).effects[0]).toEqual(
      {
        type: 'log-express',
        bankId: 11,
      },
    )
  })

  test('[DEP-05] two receipts, one where the channel reads it by itself', () => {
    const keys = ['a', 'b', 'c'].map(attach)
    expect(run('standard', open, choose(bank), ...keys).state.receipts).toEqual(['a', 'b'])
    expect(run('standard', open, choose(slip), ...keys).state.receipts).toEqual(['a'])
    expect(run('standard', open, choose(bank), ...keys, { type: 'receipt-removed', key: 'a' }).state.receipts).toEqual([
      'b',
    ])
  })

  test.each<[string, readonly DepositEvent[], DepositState['faults']]>([
    ['nothing', [choose(bank)], { amount: { rule: 'error_required' }, receipt: 'error_required' }],
    ['too little', [choose(page), typed('99')], { amount: { rule: 'error_min', bound: '100' } }],
    ['too much', [choose(page), typed('200001')], { amount: { rule: 'error_max', bound: '200000' } }],
    ['no receipt for a slip', [choose(slip)], { receipt: 'error_required' }],
  ])('[DEP-04] tells what is wrong: %s', (_what, events, faults) => {
    expect(run('standard', open, ...events, go).state.faults).toEqual(faults)
    expect(run('standard', open, ...events, go, typed('500')).state.faults).toEqual({})
  })
})

describe('the guided variant', () => {
  test.each<[string, readonly DepositEvent[], DepositState['step'], 1 | 2 | 3 | undefined, readonly string[]]>([
    ['tops up first', [open, choose(bank), typed('500')], 20, 1, []],
    ['not without an amount', [open, choose(bank), go], 20, 1, []],
    ['shows the transfer and starts its time', [open, choose(bank), typed('500'), go], 35, 2, ['start-transfer-time']],
    ['asks for the slip', [open, choose(bank), typed('500'), go, go], 30, 3, ['start-transfer-time']],
    ['not without it', [open, choose(bank), typed('500'), go, go, go], 30, 3, ['start-transfer-time']],
    [
      'sends it',
      [open, choose(bank), typed('500'), go, go, attach('a'), go, done()],
      1,
      undefined,
      ['start-transfer-time', 'send'],
    ],
    [
      'a robot needs no slip',
      [open, choose(express), typed('500'), go, go],
      35,
      2,
      ['log-express', 'start-transfer-time', 'send'],
    ],
    [
      'a slip channel needs no amount',
      [open, choose(slip), go, go, attach('a'), go],
      30,
      3,
      ['start-transfer-time', 'send'],
    ],
    [
      'without an account to transfer to it is sent at once',
      [open, choose(page), typed('500'), go, done(url)],
      40,
      undefined,
      ['send'],
    ],
    [
      'when the time is over it starts again',
      [open, choose(bank), typed('500'), go, { type: 'transfer-time-ended' }],
      20,
      1,
      ['start-transfer-time'],
    ],
  ])('[DEP-02] %s', (_what, events, step, subStep, types) => {
    const result = run('guided', ...events)
    expect([result.state.step, subStepOf(result.state)]).toEqual([step, subStep])
    expect(result.types).toEqual(types)
  })

  test('[DEP-02] takes one slip', () => {
    const { receipts } = run('guided', open, choose(bank), typed('500'), go, go, attach('a'), attach('b')).state
    expect(receipts).toEqual(['a'])
  })

  test('[DEP-07] the robot is told the amount that was typed', () => {
    const { effects } = run('guided', open, choose(express), typed('500'), go)
    expect(effects[0]).toEqual({ type: 'log-express', bankId: 11, amount: '500' })
  })

  test('[DEP-02] a time that is over keeps channel and amount and says why', () => {
    const { state } = run('guided', open, choose(bank), typed('500'), go, { type: 'transfer-time-ended' })
    expect(state).toMatchObject({ channel: { id: 12 }, amount: '500', faults: { payment: 'time-ended' } })
  })
})

describe('a promotion', () => {
  const select: DepositEvent = { type: 'promotion-chosen', promotionId: 1101 }
  const deposit = [choose(page), typed('500'), go] as const

  test('[DEP-10] is applied once, after the deposit, before the dialog closes', () => {
    const { types, effects } = run('standard', open, select, ...deposit, done(), done(), { type: 'acknowledged' })
    expect(types).toEqual(['send', 'apply-promotion', 'close', 'go-home'])
    expect(effects[1]).toEqual({ type: 'apply-promotion', promotionId: 1101 })
  })

  test('[DEP-10] with a payment page is applied when the server knows of the payment', () => {
    expect(run('standard', open, select, ...deposit, done(url)).types).toEqual(['send'])
    const paid = run(
      'standard',
      open,
      select,
      ...deposit,
      done(url),
      { type: 'payment-done' },
      { type: 'payment-done' },
    )
    expect(paid.types).toEqual(['send', 'apply-promotion'])
  })

  test('whose application fails changes nothing of the deposit', () => {
    const { state, types } = run('standard', open, select, ...deposit, done(), { type: 'promotion-failed' })
    expect(state).toMatchObject({ step: 1, promotion: 'failed', sending: false })
    expect(types).toEqual(['send', 'apply-promotion'])
  })

  test.each<[string, readonly DepositEvent[]]>([
    ['closed with the dialog', [open, select, { type: 'closed' }, open, ...deposit, done()]],
    ['chosen off', [open, select, { type: 'promotion-chosen', promotionId: undefined }, ...deposit, done()]],
    ['of a deposit that was refused', [open, select, ...deposit, { type: 'deposit-refused' }]],
    [
      'of a payment that was refused',
      [open, select, ...deposit, done(url), { type: 'payment-refused' }, choose(page), go, done()],
    ],
    ['of a dialog that was opened again', [{ type: 'opened', promotionId: 1101 }, open, ...deposit, done()]],
  ])('%s is never applied', (_what, events) => {
    expect(run('standard', ...events).types).not.toContain('apply-promotion')
  })

  test('[MOD-07] that the dialog was opened with is the deposit’s', () => {
    expect(run('standard', { type: 'opened', promotionId: 1101 }, ...deposit, done()).types).toContain(
      'apply-promotion',
    )
  })
})

test('[DEP-11] what was begun before a reload goes on: a transfer at its step, a deposit that was sent at its outcome', () => {
  const transfer = run('guided', { type: 'resumed', step: 35, channel: bank, amount: '500', promotionId: 7 })
  expect(transfer.state).toMatchObject({ step: 35, amount: '500', promotionId: 7, sending: false })
  const sent = run(
    'standard',
    { type: 'resumed', step: 'sent' },
    { type: 'deposit-done', url: 'https://pay.example/1' },
  )
  expect(sent.state).toMatchObject({ step: 40, url: 'https://pay.example/1' })
})

describe('[DEP-11] a payment of before a reload', () => {
  const resumed: DepositEvent = { type: 'resumed', step: 40, channel: page, amount: '500', promotionId: 7 }

  test.each<[string, readonly DepositEvent[], DepositState['step'], string | undefined, readonly string[]]>([
    ['waits until the server has said how it stands', [], 40, undefined, []],
    ['goes on on its page', [{ type: 'payment-pending', url }], 40, url, []],
    [
      'keeps the page that it is on',
      [
        { type: 'payment-pending', url },
        { type: 'payment-pending', url: '/2' },
      ],
      40,
      url,
      [],
    ],
    ['that is made and has not come in is waited for', [{ type: 'payment-pending' }], 40, undefined, []],
    [
      'is acknowledged when it has come in',
      [{ type: 'payment-pending' }, { type: 'payment-done' }],
      1,
      undefined,
      ['apply-promotion'],
    ],
    ['that was refused is told', [{ type: 'payment-refused' }], 20, undefined, []],
  ])('%s', (_what, events, step, shown, types) => {
    const result = run('standard', resumed, ...events)
    expect([result.state.step, result.state.url, result.types]).toEqual([step, shown, types])
  })
})
