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
