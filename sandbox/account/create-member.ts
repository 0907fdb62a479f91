import { randomBytes } from 'node:crypto'
import { inTransaction } from '../database/open-database.ts'
import { insertMember } from '../session/insert-member.ts'
import { hashPassword } from '../session/passwords.ts'
import type { World } from '../world.ts'
import type { Phone } from './phone.ts'

/** The bank account that a member signs up with. */
export interface NewBankAccount {
  readonly bankId: number
  readonly holder: string
  /** Digits. */
  readonly number: string
  /** True where the bank gave the name. */
  readonly isVerified: boolean
}

/** All that a sign-up has brought together. */
export interface NewMember {
  readonly phone: Phone
  readonly isPhoneVerified: boolean
  readonly password: string
  readonly fullname: string
  readonly email: string
  readonly locale: string
  readonly bankAccount: NewBankAccount | undefined
  readonly taxId: string
  /** Affiliate code; empty for none. */
  readonly ref: string
  readonly termsVersion: string
}

/** Makes a member with an empty wallet. A known affiliate code makes it a referred one (QRY-02). Gives its uid. */
export function createMember({ database, clock }: World, merchantId: string, member: NewMember): string {
  const hex = (bytes: number) => randomBytes(bytes).toString('hex')
  const uid = `u${hex(6)}`
  const { country, username, shown } = member.phone
  const row = {
    uid,
    username,
    password_hash: hashPassword(member.password),
    fullname: member.fullname,
    email: member.email,
    phone: shown,
    currency: country.currency,
    locale: member.locale,
    vip: 1,
    mid: `M${hex(4).toUpperCase()}`,
    first_deposit: 1,
    member_group: 'member_group_1',
    restricted: '',
    affiliate_code: hex(4).slice(0, 7),
    pin_hash: null,
    verify_email: member.email === '' ? 0 : 1,
    verify_phone: member.isPhoneVerified ? 0 : 1,
    note: 'signed up',
  }
  inTransaction(database, () => {
    const referrer = database
      .prepare('SELECT uid FROM members WHERE merchant_id = ? AND affiliate_code = ?')
      .get(merchantId, member.ref)
    insertMember(database, merchantId, row, [[country.currency, 0]], clock.now())
    database
      .prepare(
        `INSERT INTO sign_ups (merchant_id, uid, ref, referrer_uid, tax_id, terms_version, at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        merchantId,
        uid,
        member.ref,
        referrer ? String(referrer.uid) : null,
        member.taxId,
        member.termsVersion,
        clock.now(),
      )
    const account = member.bankAccount
    if (!account) return
    database
      .prepare(
        `INSERT INTO bank_accounts (merchant_id, uid, account_id, bank_id, holder, number, is_verified)
         VALUES (?, ?, 1, ?, ?, ?, ?)`,
      )
      .run(merchantId, uid, account.bankId, account.holder, account.number, account.isVerified ? 1 : 0)
  })
  return uid
}
