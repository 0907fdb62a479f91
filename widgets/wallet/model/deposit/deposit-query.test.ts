import { expect, test } from 'vitest'
import { depositQuery, promotionsAddress, readDepositQuery, readInterruptedDeposit } from './deposit-query.ts'

test.each([
  [promotionsAddress(3).replace('/promotions', ''), 7, { channelIndex: 3 }],
  ['?from=deposit&channel=7', 7, { channelIndex: undefined }],
  ['?from=deposit&channel=-1', 7, { channelIndex: undefined }],
  ['?from=deposit', 7, { channelIndex: undefined }],
  ['?from=home&channel=1', 7, undefined],
  ['', 7, undefined],
])('[DEP-12] the channel on return with %j among %i channels', (search, channels, deposit) => {
  expect(readInterruptedDeposit(search, channels)).toEqual(deposit)
})

test('[DEP-12] the promotions page leads back with promotion and channel, and other values are ignored', () => {
  expect(readDepositQuery(depositQuery({ promotionId: 3101, channelIndex: 2 }))).toEqual({
    promotionId: 3101,
    channelIndex: 2,
  })
  expect(readDepositQuery('?promotion=1e3&channel=-1')).toEqual({})
})
