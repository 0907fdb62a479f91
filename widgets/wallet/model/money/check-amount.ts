import type { WithdrawalSettings } from '../../../../schemas/generated/records.ts'
import { type AmountKind, mayBeAmount, readAmount } from './amount.ts'
import { cryptoAmount } from './crypto-amount.ts'
import { compareDecimals } from './decimal.ts'

/** The reasons for which an amount cannot be sent, by the ids of their messages. */
export type AmountRule =
  | 'error_required'
  | 'error_amount'
  | 'error_whole_amount'
  | 'error_min'
  | 'error_max'
  | 'error_min_withdraw'
  | 'error_max_withdraw'
  | 'error_available_withdraw'
  | 'wallet.withdrawal-dialog.error-rate'
  | 'wallet.withdrawal-dialog.error-coins'

/** A broken rule, with the bound for its message. */
export interface AmountError {
  readonly rule: AmountRule
  /** A decimal string. Absent for rules without a bound. */
  readonly bound?: string
}

/** A maximum of this size or more means no limit (DEP-04). */
const noLimitFrom = '999999999'

/** Whether a maximum is shown as no limit. */
export function isNoLimit(maximum: string): boolean {
  const order = compareDecimals(maximum, noLimitFrom)
  return order !== undefined && order >= 0
}

/** The first rule that a deposit's amount breaks in its channel (DEP-04). */
export function checkDeposit(
  typed: string,
  channel: { readonly minimum_deposit: string; readonly maximum_deposit: string },
): AmountError | undefined {
  const amount = readAmount(typed)
  if (amount === undefined) return errorOfText(typed, 'decimal')
  const { minimum_deposit: least, maximum_deposit: most } = channel
  if (isNothing(amount) || isBelow(amount, least)) return { rule: 'error_min', bound: least }
  if (!isNoLimit(most) && isBelow(most, amount)) return { rule: 'error_max', bound: most }
  return undefined
}

/**
 * The first rule that a withdrawal's amount breaks (WDR-05).
 *
 * @param kind chooses the bank's or the crypto bounds
 * @param limit the amount that can be withdrawn now; while it is undefined, no amount can be sent
 */
export function checkWithdrawal(
  typed: string,
  kind: 'bank' | 'crypto',
  settings: WithdrawalSettings,
  limit: string | undefined,
): AmountError | undefined {
  const amount = readAmount(typed)
  // `100.` is an amount, but its dot is already a mistake in a field of whole units.
  if (amount === undefined || !mayBeAmount(typed, 'whole')) return errorOfText(typed, 'whole')
  const { least, most } = withdrawalBounds(kind, settings)
  if (isNothing(amount) || isBelow(amount, least)) return { rule: 'error_min_withdraw', bound: least }
  if (isBelow(most, amount)) return { rule: 'error_max_withdraw', bound: most }
  const available = limit ?? '0'
  return isBelow(available, amount) ? { rule: 'error_available_withdraw', bound: available } : undefined
}

/** The reason why the amount of a withdrawal cannot be paid in a coin at a rate (WDR-03). */
export function checkCoins(typed: string, currencyRate: string): AmountError | undefined {
  if (cryptoAmount(typed, currencyRate) !== undefined) return undefined
  const hasRate = compareDecimals(currencyRate, '0') === 1
  return { rule: `wallet.withdrawal-dialog.${hasRate ? 'error-coins' : 'error-rate'}` }
}

/** The bounds of a withdrawal to a bank or a crypto address. */
export function withdrawalBounds(
  kind: 'bank' | 'crypto',
  settings: WithdrawalSettings,
): { readonly least: string; readonly most: string } {
  return kind === 'crypto'
    ? { least: settings.crypto_min_withdrawal, most: settings.crypto_max_withdrawal }
    : { least: settings.minimum_withdraw, most: settings.maximum_withdraw }
}

/** The error of a text while the member types. Undefined if the text is an amount or may become one. */
export function checkTyping(typed: string, kind: AmountKind): AmountError | undefined {
  if (mayBeAmount(typed, kind)) return undefined
  return { rule: malformed[kind] }
}

/** The rule that a malformed text breaks. */
const malformed = { decimal: 'error_amount', whole: 'error_whole_amount' } as const satisfies Record<
  AmountKind,
  AmountRule
>

const errorOfText = (typed: string, kind: AmountKind): AmountError => ({
  rule: typed.trim() === '' ? 'error_required' : malformed[kind],
})

const isNothing = (amount: string) => compareDecimals(amount, '0') !== 1

/**
 * Whether the first number is below the second. True if a number is malformed, so that a malformed bound refuses every
 * amount.
 */
function isBelow(one: string, other: string): boolean {
  return (compareDecimals(one, other) ?? -1) < 0
}
