import { expect, test } from 'vitest'
import { type DepositState, depositStart } from './deposit-flow.ts'
import { depositPayload } from './deposit-payload.ts'
import { bank, slip } from './testing/sample-channels.ts'

test.each([
  [
    bank,
    {
      bank_id: 12,
      payment_method: 'bank-transfer',
      payment_type: 'ewallet',
      pay_t: 'now',
      receipt: 'a,b',
      amount: '500',
    },
  ],
  [
    slip,
    {
      bank_id: 13,
      payment_method: 'rapid-auto',
      payment_type: 'ewallet',
      pay_t: 'now',
      receipt: 'a,b',
      payment_code: '13',
      currency: 'THB',
      method: 'rapid-auto',
      rapid_auto: 1,
    },
  ],
])('[DEP-08] the payload for channel $id has the fields of its payment method', (one, payload) => {
  const state: DepositState = { ...depositStart('standard'), channel: one, amount: '0500.', receipts: ['a', 'b'] }
  expect(depositPayload(state, 'now', 'THB')).toEqual(payload)
})
