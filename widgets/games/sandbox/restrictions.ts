import type { DatabaseSync } from 'node:sqlite'
import type { JoinedMember } from '../../../sandbox/part.ts'

/** The seeded member for whom three providers are blocked. */
export const restrictedMember = 10
const restricted = ['101', '104', '119'] as const

/** Ids of a member's blocked providers (GAM-03). */
export function restrictedProviders(database: DatabaseSync, merchantId: string, uid: string): readonly string[] {
  return database
    .prepare('SELECT provider_id FROM restricted_providers WHERE merchant_id = ? AND uid = ? ORDER BY provider_id')
    .all(merchantId, uid)
    .map((row) => String(row.provider_id))
}

/** Blocks three providers for the seeded member. */
export function restrictSeed(database: DatabaseSync, merchantId: string, { member, seed }: JoinedMember): void {
  if (seed?.number !== restrictedMember) return
  const insert = database.prepare('INSERT INTO restricted_providers (merchant_id, uid, provider_id) VALUES (?, ?, ?)')
  for (const providerId of restricted) insert.run(merchantId, member.uid, providerId)
}
