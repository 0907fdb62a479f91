import { isRows, type RequestOf, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'
import { isPayoutDetails } from '../model/payout-details.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'

/** Payout accounts, bounds of withdrawals and coins (WDR-09). */
export function usePayoutDetails() {
  const call = useCall()
  const currency = useSession((state) => state.member?.currency) ?? ''
  return useMemberData(
    ['payout-details', currency],
    () => call('user/get-user-bank-detail', { currency }),
    isPayoutDetails,
  )
}

export type TransactionFilter = RequestOf<'user/get-transactions'>

/** One page of deposits, withdrawals and bonuses (ENG-08). */
export function useTransactions(filter: TransactionFilter) {
  const call = useCall()
  return useMemberData(
    ['transactions', filter],
    () => call('user/get-transactions', filter),
    ({ items, total }) => isRows(items, ['kind', 'state', 'amount', 'created']) && Number.isSafeInteger(total),
  )
}
