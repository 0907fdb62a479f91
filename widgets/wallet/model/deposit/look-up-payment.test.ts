import { expect, test } from 'vitest'
import type { Call } from '../../../../runtime/widget-api/data.ts'
import { lookUpPayment } from './look-up-payment.ts'

const row = (state: string, more = {}) => ({
  status: true,
  data: { items: [{ intent: 'intent-0001', amount: '500', state, ...more }], total: 1 },
})

test.each<[string, object, object]>([
  ['is done', row('done'), { type: 'payment-done' }],
  ['is refused', row('refused'), { type: 'payment-refused' }],
  ['has an unused page', row('pending', { url: '/1' }), { type: 'payment-pending', url: '/1' }],
  ['is unreadable', { status: true, data: { items: [], total: 1 } }, { type: 'payment-pending' }],
  ['is unknown to the server', { status: true, data: { items: [], total: 0 } }, { type: 'payment-pending' }],
  ['cannot be looked up', { status: false, missing: true }, { type: 'payment-untraceable' }],
])('[DEP-09] the event of a payment that %s', async (_what, response, expected) => {
  expect(await lookUpPayment((async () => response) as unknown as Call, 'intent-0001')).toEqual(expected)
})
