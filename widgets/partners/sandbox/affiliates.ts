import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type SandboxMerchant, seedMark, type SandboxContext } from '../../../sandbox/index.ts'
import type { JoinedMember } from '../../../sandbox/part.ts'

/** A member's affiliate code. Empty if the member has none. */
export function affiliateCodeOf(database: DatabaseSync, merchantId: string, uid: string): string {
  const row = database.prepare('SELECT code FROM affiliates WHERE merchant_id = ? AND uid = ?').get(merchantId, uid)
  return String(row?.code ?? '')
}

/**
 * Gives a new member an affiliate code. If the sign-up contains an affiliate code, stores that code too. The member who
 * owns it becomes the referrer (QRY-02).
 */
export function joinPartners(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  { member, at, ref, seed }: JoinedMember,
): void {
  const { database } = sandbox
  if (ref !== '') {
    const referrer = database
      .prepare('SELECT uid FROM affiliates WHERE merchant_id = ? AND code = ?')
      .get(merchant.id, ref)
    database
      .prepare('INSERT INTO referrals (merchant_id, uid, ref, referrer_uid, at) VALUES (?, ?, ?, ?, ?)')
      .run(merchant.id, member.uid, ref, referrer ? String(referrer.uid) : null, at)
  }
  const mark = seed ? seedMark(sandbox.seed, merchant.id, seed.phone, 'affiliate') : randomBytes(4)
  database
    .prepare('INSERT INTO affiliates (merchant_id, uid, code) VALUES (?, ?, ?)')
    .run(merchant.id, member.uid, mark.toString('hex').slice(0, 7))
}
