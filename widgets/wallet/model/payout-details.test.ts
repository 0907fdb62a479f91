import { expect, test } from 'vitest'
import { decodeResponse } from '../../../runtime/api/testing/decode-whole.ts'
import { isPayoutDetails, type PayoutDetails } from './payout-details.ts'

const settings = { minimum_withdraw: '300', maximum_withdraw: '200000' }

/** Whether the page accepts details with these settings. */
function isAccepted(given: object): boolean {
  const { data } = decodeResponse('user/get-user-bank-detail', 200, { status: true, data: { settings: given } }, {})
  return data !== undefined && isPayoutDetails(data as PayoutDetails)
}

test.each([
  ['only the bounds', settings, true],
  ['an unreadable daily number', { ...settings, withdraw_daily_count: 'many' }, true],
  ['no bounds', { withdraw_daily_count: 5 }, false],
])('[WDR-07] [WDR-09] payout details with %s, %j: accepted %s', (_what, given, accepted) => {
  expect(isAccepted(given)).toBe(accepted)
})
