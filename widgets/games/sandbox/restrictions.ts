import type { DatabaseSync } from 'node:sqlite'
import type { Joined } from '../../../sandbox/part.ts'

/** The seeded member who may not play with three providers. */
export const restrictedMember = 10
const restricted = ['101', '104', '119'] as const

/** Ids of the providers that a member may not play with (GAM-03). */
export function restrictedProviders(database: DatabaseSync, merchantId: string, uid: string): readonly string[] {
  return database
    .prepare('SELECT provider_id FROM restricted_providers WHERE merchant_id = ? AND uid = ? ORDER BY provider_id')
    .all(merchantId, uid)
    .map((row) => String(row.provider_id))
}

/** Restricts the seeded member for this case. */
export function restrictSeed(database: DatabaseSync, merchantId: string, { member, seed }: Joined): void {
  if (seed?.number !== restrictedMember) return
  const insert = database.prepare('INSERT INTO restricted_providers (merchant_id, uid, provider_id) VALUES (?, ?, ?)')
  for (const providerId of restricted) insert.run(merchantId, member.uid, providerId)
}
