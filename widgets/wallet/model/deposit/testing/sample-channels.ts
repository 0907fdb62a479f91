import type { DepositChannel } from '../../../../../schemas/generated/records.ts'

const channel = (id: number, more: Partial<DepositChannel> = {}): DepositChannel => ({
  id,
  sequence: id,
  bank_name: `Channel ${id}`,
  bank_image: '',
  category: 'bank',
  bank_type: 'other',
  minimum_deposit: '100',
  maximum_deposit: '200000',
  automanual: 'Auto',
  automanual_flag: 1,
  bankbot: '0',
  rapid_auto: 0,
  payment_method: 'gateway',
  payment_type: 'ewallet',
  ...more,
})

export const express = channel(11, { bankbot: '1', account_number: '0198812345' })
/** A bankbot channel with neither an account number nor a QR code. */
export const hiddenExpress = channel(17, { bankbot: '1' })
/** A bankbot channel that asks for a receipt. */
export const bankExpress = channel(18, { bankbot: '1', bank_type: 'bank', account_number: '0198812345' })
export const slipExpress = channel(19, { bankbot: '1', rapid_auto: 1, account_number: '0198812345' })
export const bank = channel(12, { bank_type: 'bank', account_number: '4061234567', payment_method: 'bank-transfer' })
export const slip = channel(13, {
  bank_type: 'bank',
  rapid_auto: 1,
  account_number: '1180456789',
  payment_method: 'rapid-auto',
})
/** A bank channel with neither an account number nor a QR code. */
export const hiddenBank = channel(14, { bank_type: 'bank' })
export const page = channel(16)
export const redirect = channel(15, { redirect_page: 1 })
