import { describe, expect, test } from 'vitest'
import type { DepositEvent } from './deposit-flow.ts'
import { express, page } from './testing/sample-channels.ts'
import { choose, done, go, logged, open, run, typed, url } from './testing/run-deposit.ts'

describe('a promotion', () => {
  const select: DepositEvent = { type: 'promotion-chosen', promotionId: 1101 }
  const deposit = [choose(page), typed('500'), go] as const

  test('[DEP-10] is applied once, after the deposit, before the dialog closes', () => {
    const { types, effects } = run('standard', open, select, ...deposit, done(), done(), { type: 'acknowledged' })
    expect(types).toEqual(['send', 'apply-promotion', 'close', 'go-home'])
    expect(effects[1]).toEqual({ type: 'apply-promotion', promotionId: 1101 })
  })

  test('[DEP-10] with a payment page is applied when the server has confirmed the payment', () => {
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

  test('[DEP-10] is applied after an express transfer without an amount too', () => {
    const { state, types } = run('standard', open, choose(express), logged, select, go)
    expect(types).toEqual(['log-express', 'start-transfer-time', 'apply-promotion'])
    expect(state).toMatchObject({ step: 1, promotion: 'applying' })
  })

  test('that fails does not change the deposit', () => {
    const { state, types } = run('standard', open, select, ...deposit, done(), { type: 'promotion-failed' })
    expect(state).toMatchObject({ step: 1, promotion: 'failed', sending: false })
    expect(types).toEqual(['send', 'apply-promotion'])
  })

  test.each<[string, readonly DepositEvent[]]>([
    [
      'that the member has deselected',
      [open, select, { type: 'promotion-chosen', promotionId: undefined }, ...deposit, done()],
    ],
    ['of a refused deposit', [open, select, ...deposit, { type: 'deposit-refused' }]],
    [
      'of a refused payment',
      [open, select, ...deposit, done(url), { type: 'payment-refused' }, choose(page), go, done()],
    ],
    [
      'of an abandoned payment',
      [open, select, ...deposit, done(url), { type: 'payment-abandoned' }, choose(page), go, done()],
    ],
    ['of an earlier dialog', [{ type: 'opened', promotionId: 1101 }, open, ...deposit, done()]],
  ])('%s is never applied', (_what, events) => {
    expect(run('standard', ...events).types).not.toContain('apply-promotion')
  })

  const link: DepositEvent = { type: 'opened', promotionId: 1101 }
  const unavailable: DepositEvent = { type: 'promotion-unavailable' }
  const offered: DepositEvent = { type: 'promotion-offered' }
  const refused: DepositEvent = { type: 'deposit-refused' }

  test.each<[string, readonly DepositEvent[]]>([
    ['before the deposit is sent', [link, unavailable, ...deposit, done()]],
    ['while the deposit is being sent', [link, ...deposit, unavailable, done()]],
    ['before a second attempt', [link, ...deposit, unavailable, refused, go, done()]],
    ['during the payment', [link, ...deposit, done(url), unavailable, { type: 'payment-done' }]],
    ['after the report that the backend offers it', [link, offered, unavailable, ...deposit, done()]],
    ['before a second attempt, for a chosen promotion', [open, select, ...deposit, refused, unavailable, go, done()]],
  ])('[DEP-12] is not applied if the report that the backend does not offer it arrives %s', (_when, events) => {
    const { state, types } = run('standard', ...events)
    expect(types).not.toContain('apply-promotion')
    expect(state).toMatchObject({ step: 1, isPromotionLost: true })
  })

  test.each<[string, readonly DepositEvent[]]>([
    ['that the list has confirmed', [link, offered, ...deposit, unavailable, done()]],
    ['that the member has chosen', [open, select, ...deposit, unavailable, done()]],
    [
      'that the list has confirmed before the payment',
      [link, offered, ...deposit, done(url), unavailable, { type: 'payment-done' }],
    ],
    ['whose list has not loaded', [link, ...deposit, done()]],
    ['that the member has chosen instead of an unavailable one', [link, unavailable, select, ...deposit, done()]],
  ])('[DEP-12] %s stays with a sent deposit, and is applied', (_what, events) => {
    const { state, types } = run('standard', ...events)
    expect(types).toContain('apply-promotion')
    expect(state.isPromotionLost).toBeUndefined()
  })

  test('[MOD-07] in the dialog’s address is applied', () => {
    expect(run('standard', { type: 'opened', promotionId: 1101 }, ...deposit, done()).types).toContain(
      'apply-promotion',
    )
  })
})
