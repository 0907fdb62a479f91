import { prepared } from '../database/prepared.ts'
import type { SandboxMerchant } from '../sandbox-options.ts'
import type { JoinedMember } from '../part.ts'
import { emit } from '../parts.ts'
import type { SandboxContext } from '../sandbox-context.ts'

/**
 * Inserts a new member and notifies the parts. Call it within a transaction of the database.
 *
 * @throws if the uid or the username is taken
 */
export function insertMember(sandbox: SandboxContext, merchant: SandboxMerchant, newMember: JoinedMember): void {
  prepared(
    sandbox.database,
    `INSERT INTO members (merchant_id, uid, username, password_hash, fullname, email, phone, currency, locale, mid,
         member_group, verify_email, verify_phone, note)
       VALUES (:merchant_id, :uid, :username, :password_hash, :fullname, :email, :phone, :currency, :locale, :mid,
         :member_group, :verify_email, :verify_phone, :note)`,
  ).run({ merchant_id: merchant.id, ...newMember.member })
  emit(sandbox, merchant, 'member-joined', newMember)
}
