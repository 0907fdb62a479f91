import type { DepositChannel } from '../../../../schemas/generated/records.ts'
import { type AmountError, checkDeposit } from '../money/check-amount.ts'
import type { DepositState, DepositVariant } from './deposit-flow.ts'

/** The errors of a deposit, by field. */
export interface DepositErrors {
  readonly amount?: AmountError
  readonly receipt?: 'error_required'
  /**
   * Why the deposit is back at its start: the payment was refused or abandoned, or the time of the transfer has ended.
   */
  readonly payment?: 'refused' | 'abandoned' | 'time-ended'
}

export const hasErrors = ({ amount, receipt }: DepositErrors) => amount !== undefined || receipt !== undefined

/** Whether the channel asks for a receipt (DEP-05, DEP-08). */
export function needsReceipt({ bank_type, rapid_auto }: DepositChannel): boolean {
  return bank_type === 'bank' || rapid_auto === 1
}

/** Whether the channel has a target for a transfer: an account, or a QR code without an amount. */
export function isTransfer({ account_number = '', qr_img = '' }: DepositChannel): boolean {
  return account_number !== '' || qr_img !== ''
}

/** The maximum number of receipts: one for a rapid-auto channel and in the guided variant, otherwise two (DEP-05). */
export function mostReceipts(variant: DepositVariant, { rapid_auto }: DepositChannel): 1 | 2 {
  return variant === 'guided' || rapid_auto === 1 ? 1 : 2
}

/**
 * Finds the errors that block a step of a deposit. A rapid-auto deposit needs no amount, because the receipt shows the
 * amount. An express transfer without a receipt needs no amount either, because the bankbot sees the transfer.
 */
export function findErrors({ variant, step, amount, receipts }: DepositState, channel: DepositChannel): DepositErrors {
  const isReadElsewhere = channel.rapid_auto === 1 || (step === 35 && amount === '' && !needsReceipt(channel))
  const amountError = isReadElsewhere ? undefined : checkDeposit(amount, channel)
  const asksForReceipt = needsReceipt(channel) && (variant === 'standard' || step === 30)
  return {
    ...(amountError && { amount: amountError }),
    ...(asksForReceipt && receipts.length === 0 && { receipt: 'error_required' as const }),
  }
}
