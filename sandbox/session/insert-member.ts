import type { DatabaseSync } from 'node:sqlite'
import { post } from '../money/ledger.ts'
import type { MemberRow } from './members.ts'

/**
 * Writes a new member with its wallets.
 *
 * @param wallets name and balance in minor units; the first is the balance
 * @param at when, in ms since 1970: the time of the first rows of the ledger
 * @throws where the uid or the username is taken
 */
export function insertMember(
  database: DatabaseSync,
  merchantId: string,
  row: MemberRow,
  wallets: readonly (readonly [display: string, balance: number])[],
  at: number,
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
    wallet.run(merchantId, row.uid, position, display, 0)
    if (balance > 0) post(database, merchantId, { uid: row.uid, position, kind: 'opening', amount: balance, at })
  }
}
