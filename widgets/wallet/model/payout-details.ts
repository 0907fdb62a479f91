import { type ResponseOf, isRows } from '../../../runtime/widget-api/data.ts'

export type PayoutDetails = NonNullable<ResponseOf<'user/get-user-bank-detail'>['data']>

/** Whether a response has the lists and limits that a withdrawal needs. False if an account is malformed. */
export function isPayoutDetails({ bank, crypto, settings }: PayoutDetails): boolean {
  return (
    isRows(bank, ['bank_name', 'account_number']) &&
    isRows(crypto, ['coin', 'address', 'currency_rate']) &&
    typeof settings === 'object' &&
    settings !== null
  )
}
