import type { MemberCall, Text } from '../../../../sandbox/index.ts'
import type { RefusalName } from '../messages.ts'
import { bankAccountsOf, banks } from '../../../account/sandbox/exports.ts'
import { coinAmount, isCoinAmount } from './coin-amount.ts'
import { coinsOf } from './payout-coins.ts'
import { cryptoAccountsOf } from './crypto-accounts.ts'
import { maskNumber } from './mask-number.ts'

/** The target of a withdrawal. */
export interface Payout {
  readonly kind: 'bank' | 'crypto'
  /** Name of the bank or the coin. */
  readonly method: Text
  /** Masked except for the last four characters. */
  readonly account: string
  /** Amount in the coin, computed by the server. */
  readonly actualAmount: string | null
}

type WithdrawCall = MemberCall<'withdraw/do-withdraw'>

/**
 * The payout account of a withdrawal. `tangki_id` names a bank account; `account_id`, `address` and `actual_amount`
 * belong to a crypto address. A call with both or neither is refused.
 *
 * @param amount minor units
 */
export function findPayout(call: WithdrawCall, amount: number): Payout | RefusalName {
  const { tangki_id, account_id } = call.payload
  if ((tangki_id === undefined) === (account_id === undefined)) return 'no-payout-account'
  return tangki_id === undefined ? cryptoPayout(call, amount) : bankPayout(call, tangki_id)
}

function bankPayout({ sandbox, merchant, member }: WithdrawCall, id: number): Payout | RefusalName {
  const account = bankAccountsOf(sandbox.database, merchant.id, member.uid)
    .all()
    .find(({ account_id }) => account_id === id)
  const bank = banks.find(({ record }) => record.id === account?.bank_id)
  if (!account || !bank) return 'no-payout-account'
  return { kind: 'bank', method: bank.names, account: maskNumber(account.number), actualAmount: null }
}

function cryptoPayout({ sandbox, merchant, member, payload }: WithdrawCall, amount: number): Payout | RefusalName {
  const account = cryptoAccountsOf(sandbox.database, merchant.id, member.uid)
    .all()
    .find(({ account_id }) => account_id === payload.account_id)
  const coin = coinsOf(merchant, member.currency).find(({ bank_id }) => bank_id === account?.bank_id)
  if (!account || !coin || account.address !== payload.address) return 'no-payout-account'
  const actualAmount = coinAmount(amount, coin.currency_rate)
  if (!isCoinAmount(payload.actual_amount ?? '', amount, coin.currency_rate)) return 'rate-changed'
  return { kind: 'crypto', method: { en: coin.coin }, account: maskNumber(account.address), actualAmount }
}
