import type { ApiCalls } from '../../../../schemas/generated/api.ts'
import { readAmount } from '../money/amount.ts'
import type { DepositState } from './deposit-flow.ts'

type Payload = ApiCalls['deposit/add-deposit']['request']

/**
 * The payload of `deposit/add-deposit`. Undefined before a channel is chosen. The rapid-auto form has no amount,
 * because the server reads the amount from the receipt (DEP-08).
 *
 * @param paidAt server time, `2026-11-21 18:00:00`
 */
export function depositPayload(
  { channel, amount, receipts }: DepositState,
  paidAt: string,
  currency: string,
): Payload | undefined {
  if (!channel) return undefined
  const shared: Payload = {
    bank_id: channel.id,
    payment_method: channel.payment_method,
    payment_type: channel.payment_type,
    pay_t: paidAt,
    receipt: receipts.join(','),
  }
  if (channel.rapid_auto !== 1) return { ...shared, amount: readAmount(amount) ?? '' }
  return { ...shared, payment_code: String(channel.id), currency, method: channel.payment_method, rapid_auto: 1 }
}
