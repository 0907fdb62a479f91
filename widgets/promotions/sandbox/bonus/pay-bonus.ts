import type { DatabaseSync } from 'node:sqlite'
import type { SandboxPromotion } from '../../../../schemas/generated/sandbox.ts'
import { minorOf, type SandboxMerchant } from '../../../../sandbox/index.ts'
import { titleOf } from './running-promotions.ts'
import { payBonus } from '../../../wallet/sandbox/exports.ts'

/**
 * The bonus of a promotion in minor units: a fixed amount plus a percentage of the deposit, up to the promotion's
 * maximum.
 */
export function bonusFor(promotion: SandboxPromotion, deposit: number): number {
  const percent = Math.floor((deposit * promotion.bonus_percent) / 100)
  return Math.min(minorOf(promotion.fixed_bonus ?? '0') + percent, minorOf(promotion.maximum_bonus))
}

/** If a running promotion is bound to the deposit, pays the bonus of the promotion. */
export function payDepositBonus(
  database: DatabaseSync,
  merchant: SandboxMerchant,
  deposit: { readonly uid: string; readonly id: string },
  at: number,
): void {
  const taken = database
    .prepare(
      `SELECT promotion_id, bonus FROM member_promotions
       WHERE merchant_id = ? AND uid = ? AND transaction_id = ? AND state = 'running'`,
    )
    .get(merchant.id, deposit.uid, deposit.id)
  if (!taken) return
  payBonus(database, merchant.id, {
    uid: deposit.uid,
    amount: Number(taken.bonus),
    transactionId: deposit.id,
    note: titleOf(merchant, Number(taken.promotion_id)),
    at,
  })
}

/** If a promotion is bound to the refused deposit, cancels the promotion. */
export function dropDepositBonus(
  database: DatabaseSync,
  merchantId: string,
  deposit: { readonly uid: string; readonly id: string },
): void {
  database
    .prepare('DELETE FROM member_promotions WHERE merchant_id = ? AND uid = ? AND transaction_id = ?')
    .run(merchantId, deposit.uid, deposit.id)
}
