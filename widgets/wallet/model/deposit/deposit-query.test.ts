import { expect, test } from 'vitest'
import { depositQuery, interruptedDepositQuery, readDepositQuery, readInterruptedDeposit } from './deposit-query.ts'

test.each([
  [interruptedDepositQuery({ channelIndex: 3 }), { channelIndex: 3 }],
  [interruptedDepositQuery({ channelIndex: 3, amount: '1500.25' }), { channelIndex: 3, amount: '1500.25' }],
  ['?from=deposit&channel=-1&amount=1e3', {}],
  ['?from=deposit', {}],
  ['?from=home&channel=1', undefined],
  ['', undefined],
])('[DEP-12] the query %j is read as the interrupted deposit %j', (search, deposit) => {
  expect(readInterruptedDeposit(search)).toEqual(deposit)
})

test('[DEP-12] the link back from the promotions page keeps promotion, channel and amount; malformed values are ignored', () => {
  const deposit = { promotionId: 3101, channelIndex: 2, amount: '500' }
  expect(readDepositQuery(depositQuery(deposit))).toEqual(deposit)
  expect(readDepositQuery('?promotion=1e3&channel=-1&amount=-5')).toEqual({})
})
