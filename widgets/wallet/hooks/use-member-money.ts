import { type AnswerOf, isRows, type RequestOf, useCall, useMemberData } from '../../../runtime/widget-api/data.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'

export type PayoutDetails = NonNullable<AnswerOf<'user/get-user-bank-detail'>['data']>

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

/** Whether an answer has the lists and bounds without which nothing can be withdrawn: accounts that are none make it none. */
export function isPayoutDetails({ bank, crypto, settings }: PayoutDetails): boolean {
  return (
    isRows(bank, ['bank_name', 'account_number']) &&
    isRows(crypto, ['coin', 'address', 'currency_rate']) &&
    typeof settings === 'object' &&
    settings !== null
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
