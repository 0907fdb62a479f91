import type { DatabaseSync } from 'node:sqlite'
import type { Member } from '../../schemas/generated/records.ts'
import type { SandboxMerchant } from '../sandbox-options.ts'
import { type Columns, integerColumn, rowReader, textColumn } from '../database/row-reader.ts'
import { partsOf } from '../parts.ts'
import type { SandboxContext } from '../sandbox-context.ts'

/** A member's row in the database. */
export interface MemberRow {
  readonly uid: string
  readonly username: string
  readonly password_hash: string
  readonly fullname: string
  readonly email: string
  readonly phone: string
  readonly currency: string
  readonly locale: string
  readonly mid: string
  readonly member_group: string
  /** 1 while the e-mail address is unverified, otherwise 0. Also 0 if the member has no address. */
  readonly verify_email: number
  /** 1 while the phone number is unverified, otherwise 0. */
  readonly verify_phone: number
  readonly note: string
}

const columns: Columns<MemberRow> = {
  uid: textColumn,
  username: textColumn,
  password_hash: textColumn,
  fullname: textColumn,
  email: textColumn,
  phone: textColumn,
  currency: textColumn,
  locale: textColumn,
  mid: textColumn,
  member_group: textColumn,
  verify_email: integerColumn,
  verify_phone: integerColumn,
  note: textColumn,
}
const readMember = rowReader(columns)

const columnNames = Object.keys(columns).join(', ')

/** The member with this uid or username, or undefined. */
export function findMember(
  database: DatabaseSync,
  merchantId: string,
  by: { readonly uid: string } | { readonly username: string },
): MemberRow | undefined {
  const [column, value] = 'uid' in by ? ['uid', by.uid] : ['username', by.username]
  const row = database
    .prepare(`SELECT ${columnNames} FROM members WHERE merchant_id = ? AND ${column} = ?`)
    .get(merchantId, value)
  return row && readMember(row)
}

/** All members of a merchant, in the order in which they joined. */
export function membersOf(database: DatabaseSync, merchantId: string): readonly MemberRow[] {
  return database
    .prepare(`SELECT ${columnNames} FROM members WHERE merchant_id = ? ORDER BY rowid`)
    .all(merchantId)
    .map(readMember)
}

/** The stored form of a username: `66-0812345678`, `+66 0812345678` and `660812345678` are one account. */
export function normaliseUsername(typed: string): string {
  return typed.replace(/[\s+-]/g, '')
}

/** The member as the API shows it, with the token of the current login and the fields of the brand's areas (STA-01). */
export function toMember(sandbox: SandboxContext, merchant: SandboxMerchant, row: MemberRow, utk: string): Member {
  const own: Partial<Member> = {
    uid: row.uid,
    username: row.username,
    fullname: row.fullname,
    email: row.email,
    phone: row.phone,
    currency: row.currency,
    mid: row.mid,
    utk,
    live_chat: row.member_group,
    verify_email: row.verify_email === 1 ? 1 : 0,
    verify_phone: row.verify_phone === 1 ? 1 : 0,
  }
  const ofParts = partsOf(sandbox, merchant).map((part) => part.member?.(sandbox, merchant, row))
  return Object.assign({}, own, ...ofParts) as Member
}
