import type { DatabaseSync } from 'node:sqlite'

/** Deletes the pending express deposit of a log, because the member will not make its transfer. */
export function withdrawExpressDeposit(
  database: DatabaseSync,
  merchantId: string,
  { uid, intent }: { readonly uid: string; readonly intent: string },
): void {
  database
    .prepare(
      `DELETE FROM transactions WHERE merchant_id = :merchant AND uid = :uid AND intent = :intent AND is_express = 1
         AND state = 'pending'`,
    )
    .run({ merchant: merchantId, uid, intent })
}
