import { typedAmount } from '../money/amount.ts'
import { type PayoutAccount, withdrawalStart, type WithdrawalState } from './withdrawal-flow.ts'

/** The stored state of a withdrawal for a reload, before it is sent. It names no member and no account number. */
interface StoredWithdrawal {
  readonly step: 1 | 2
  readonly amount: string
  readonly account?: { readonly type: PayoutAccount['type']; readonly id: number }
}

/**
 * The part of a withdrawal to store. Undefined while nothing is typed. Also undefined after the withdrawal is sent:
 * only the intent is then stored, because only the server has the outcome.
 */
export function storedWithdrawal({
  step,
  amount,
  account,
  isWithdrawing,
}: WithdrawalState): StoredWithdrawal | undefined {
  if (isWithdrawing || amount === '') return undefined
  const id = account?.id
  // An account without an id is not stored, because only its number or address could identify it.
  return {
    step: step === 2 && id !== undefined ? 2 : 1,
    amount,
    ...(account && id !== undefined && { account: { type: account.type, id } }),
  }
}

/** The withdrawal of a stored value. Its accounts and its limit are not loaded yet. Undefined for an invalid value. */
export function readStoredWithdrawal(value: unknown): WithdrawalState | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { step, amount, account } = value as { [Key in keyof StoredWithdrawal]?: unknown }
  if (typeof amount !== 'string' || amount === '') return undefined
  const wanted = readAccount(account)
  return {
    ...withdrawalStart,
    step: step === 2 && wanted !== undefined ? 2 : 1,
    amount: typedAmount(amount),
    ...(wanted !== undefined && { storedAccountKey: wanted }),
  }
}

function readAccount(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { type, id } = value as { readonly type?: unknown; readonly id?: unknown }
  return (type === 'bank' || type === 'crypto') && Number.isSafeInteger(id) ? `${type}-${String(id)}` : undefined
}
