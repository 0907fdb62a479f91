import { describe, expect, test } from 'vitest'
import type { DepositEvent, DepositState } from './deposit-flow.ts'
import { bank, page } from './testing/sample-channels.ts'
import { run, url } from './testing/run-deposit.ts'

test('[DEP-11] after a reload a transfer continues at its step, and a sent deposit at its outcome', () => {
  const transfer = run('guided', { type: 'resumed', step: 35, channel: bank, amount: '500', promotionId: 7 })
  expect(transfer.state).toMatchObject({ step: 35, amount: '500', promotionId: 7, sending: false })
  const sent = run(
    'standard',
    { type: 'resumed', step: 'sent' },
    { type: 'deposit-done', url: 'https://pay.example/1' },
  )
  expect(sent.state).toMatchObject({ step: 40, url: 'https://pay.example/1' })
})

describe('[DEP-11] a payment from before a reload', () => {
  const resumed: DepositEvent = { type: 'resumed', step: 40, channel: page, amount: '500', promotionId: 7 }

  test.each<[string, readonly DepositEvent[], DepositState['step'], string | undefined, readonly string[]]>([
    ['waits for its state on the server', [], 40, undefined, []],
    ['continues on its page', [{ type: 'payment-pending', url }], 40, url, []],
    [
      'stays on its page',
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
    const result = run('standard', resumed, ...events)
    expect([result.state.step, result.state.url, result.types]).toEqual([step, shown, types])
  })
})
