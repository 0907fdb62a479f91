import { describe, expect, test } from 'vitest'
import type { DepositEvent, DepositState, DepositVariant } from './deposit-flow.ts'
import type { DepositOffer } from './deposit-offer.ts'
import { depositPersistence } from './deposit-persistence.ts'
import type { StoredDeposit } from './stored-deposit.ts'
import { bank, page } from './testing/sample-channels.ts'
import { run, runFrom, url } from './testing/run-deposit.ts'

/** The state of a deposit after a reload of its page. */
function restored(variant: DepositVariant, stored: Partial<StoredDeposit>): DepositState {
  const { restore } = depositPersistence({
    variant,
    offer: { channels: [bank, page] } as unknown as DepositOffer,
    asked: '',
    transferSecondsLeft: () => 60,
  })
  const id = 'id-000001'
  const deposit = restore({ amount: '500', promotionId: 7, receipts: [], intent: id, transfer: id, ...stored })?.deposit
  if (!deposit) throw new Error('The deposit does not continue.')
  return deposit
}

test('after a reload, a transfer continues at its step, and a sent deposit continues when its outcome is known', () => {
  const transfer = restored('guided', { step: 35, channelId: bank.id })
  expect(transfer).toMatchObject({ step: 35, channel: bank, amount: '500', promotionId: 7, sending: false })
  const sent = run('standard', { type: 'resumed' }, { type: 'deposit-done', url })
  expect(sent.state).toMatchObject({ step: 40, url })
})

describe('a payment from before a reload', () => {
  const resumed = restored('standard', { step: 40, channelId: page.id })

  test.each<[string, readonly DepositEvent[], DepositState['step'], string | undefined, readonly string[]]>([
    ['waits until the server reports its state', [], 40, undefined, []],
    ['continues on its page', [{ type: 'payment-pending', url }], 40, url, []],
    [
      'stays on its page if the server reports another page',
      [
        { type: 'payment-pending', url },
        { type: 'payment-pending', url: '/2' },
      ],
      40,
      url,
      [],
    ],
    ['waits while the payment has not arrived', [{ type: 'payment-pending' }], 40, undefined, []],
    [
      'is acknowledged once it has arrived',
      [{ type: 'payment-pending' }, { type: 'payment-done' }],
      1,
      undefined,
      ['apply-promotion'],
    ],
    ['leads back to the channels if it was refused', [{ type: 'payment-refused' }], 20, undefined, []],
  ])('%s', (_what, events, step, shown, types) => {
    const result = runFrom(resumed, ...events)
    expect([result.state.step, result.state.url, result.types]).toEqual([step, shown, types])
  })
})
