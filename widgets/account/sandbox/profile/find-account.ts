import type { DatabaseSync } from 'node:sqlite'
import { findMember, type MemberRow } from '../../../../sandbox/index.ts'

/** The member of an account key. An e-mail address names only the member who has verified it. */
export function findAccount(database: DatabaseSync, merchantId: string, key: string): MemberRow | undefined {
  if (!key.includes('@')) return findMember(database, merchantId, { username: key })
  const row = database
    .prepare('SELECT uid FROM members WHERE merchant_id = ? AND email = ? AND verify_email = 0')
    .get(merchantId, key)
  return row ? findMember(database, merchantId, { uid: String(row.uid) }) : undefined
}
