import type { DatabaseSync } from 'node:sqlite'

/** The VIP level of a member, 1 to 9. */
export function levelOf(database: DatabaseSync, merchantId: string, uid: string): number {
  const row = database.prepare('SELECT level FROM member_levels WHERE merchant_id = ? AND uid = ?').get(merchantId, uid)
  return Number(row?.level ?? 1)
}

/** The level of a seeded member: 3 for demonstrations, members 1 to 9 theirs, all others 1. */
export function seededLevel(number: number): number {
  if (number === 0) return 3
  return number <= 9 ? number : 1
}
