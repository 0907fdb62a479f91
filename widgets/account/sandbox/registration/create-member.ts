import { randomBytes } from 'node:crypto'
import {
  hashPassword,
  insertMember,
  inTransaction,
  type MemberRow,
  type SandboxMerchant,
  type SandboxContext,
} from '../../../../sandbox/index.ts'
import { bankAccountsOf } from '../bank-accounts.ts'
import type { Phone } from '../profile/read-phone.ts'

/** The bank account that a member signs up with. */
export interface NewBankAccount {
  readonly bankId: number
  readonly holder: string
  /** Digits. */
  readonly number: string
  /** Whether the bank gave the name. */
  readonly isVerified: boolean
}

/** The details of a complete sign-up. */
export interface NewMember {
  readonly phone: Phone
  readonly isPhoneVerified: boolean
  readonly password: string
  readonly fullname: string
  /** Empty if the sign-up has none. */
  readonly email: string
  readonly isEmailVerified: boolean
  readonly locale: string
  readonly bankAccount: NewBankAccount | undefined
  readonly taxId: string
  /** The affiliate's code. Empty if no affiliate has referred the member. */
  readonly ref: string
  readonly termsVersion: string
}

/** Creates a member, with the bank account if the sign-up has one (QRY-02). Returns the uid. */
export function createMember(sandbox: SandboxContext, merchant: SandboxMerchant, given: NewMember): string {
  const { database, clock } = sandbox
  const member = rowOf(given)
  inTransaction(database, () => {
    insertMember(sandbox, merchant, { member, at: clock.now(), ref: given.ref, seed: undefined })
    database
      .prepare('INSERT INTO sign_ups (merchant_id, uid, tax_id, terms_version, at) VALUES (?, ?, ?, ?, ?)')
      .run(merchant.id, member.uid, given.taxId, given.termsVersion, clock.now())
    const account = given.bankAccount
    if (account) bankAccountsOf(database, merchant.id, member.uid).add(account, account.isVerified)
  })
  return member.uid
}

function rowOf({ phone, ...given }: NewMember): MemberRow {
  const hex = (bytes: number) => randomBytes(bytes).toString('hex')
  return {
    uid: `u${hex(6)}`,
    username: phone.username,
    password_hash: hashPassword(given.password),
    fullname: given.fullname,
    email: given.email,
    phone: phone.shown,
    currency: phone.country.currency,
    locale: given.locale,
    mid: `M${hex(4).toUpperCase()}`,
    member_group: 'member_group_1',
    verify_email: given.email === '' || given.isEmailVerified ? 0 : 1,
    verify_phone: given.isPhoneVerified ? 0 : 1,
    note: 'signed up',
  }
}
