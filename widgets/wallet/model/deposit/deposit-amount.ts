import { readAmount } from '../money/amount.ts'
import type { DepositState } from './deposit-flow.ts'

/**
 * The amount of a deposit. Undefined while the typed text is not an amount, and for a rapid-auto channel: its amount is
 * on the receipt (DEP-08).
 */
export function depositAmount({ channel, amount }: Pick<DepositState, 'channel' | 'amount'>): string | undefined {
  return channel?.rapid_auto === 1 ? undefined : readAmount(amount)
}
