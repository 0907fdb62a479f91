import type { DatabaseSync } from 'node:sqlite'
import type { MemberRow } from './members.ts'

/**
 * Writes a new member with its wallets.
 *
 * @param wallets name and balance in minor units; the first is the balance
 * @throws where the uid or the username is taken
 */
export function insertMember(
  database: DatabaseSync,
  merchantId: string,
  row: MemberRow,
  wallets: readonly (readonly [display: string, balance: number])[],
): void {
  database
    .prepare(
      `INSERT INTO members (merchant_id, uid, username, password_hash, fullname, email, phone, currency, locale, vip, mid,
         first_deposit, member_group, restricted, affiliate_code, pin_hash, verify_email, verify_phone, note)
       VALUES (:merchant_id, :uid, :username, :password_hash, :fullname, :email, :phone, :currency, :locale, :vip, :mid,
         :first_deposit, :member_group, :restricted, :affiliate_code, :pin_hash, :verify_email, :verify_phone, :note)`,
    )
    .run({ merchant_id: merchantId, ...row })
  const wallet = database.prepare(
    'INSERT INTO wallets (merchant_id, uid, position, display, balance) VALUES (?, ?, ?, ?, ?)',
  )
  for (const [position, [display, balance]] of wallets.entries()) {
    wallet.run(merchantId, row.uid, position, display, balance)
  }
}
