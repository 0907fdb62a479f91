import type { DatabaseSync } from 'node:sqlite'
import type { SandboxMerchant } from '../../../sandbox/index.ts'

export type ShopItem = SandboxMerchant['data']['reward_shop'][number]

/** How many of an item are left for all members together. Undefined for an unlimited item. */
export function leftOf(database: DatabaseSync, merchantId: string, { id, stock }: ShopItem): number | undefined {
  if (stock === undefined) return undefined
  const row = database
    .prepare('SELECT count(*) AS taken FROM reward_redemptions WHERE merchant_id = ? AND item_id = ?')
    .get(merchantId, id)
  return Math.max(0, stock - Number(row?.taken ?? 0))
}
