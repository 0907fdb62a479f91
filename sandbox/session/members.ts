import type { DatabaseSync } from 'node:sqlite'
import type { Member, Wallet } from '../../schemas/generated/records.ts'
import { toDecimal } from '../database/money.ts'

/** A member as the tables hold it. */
export interface MemberRow {
  readonly uid: string
  readonly username: string
  readonly password_hash: string
  readonly fullname: string
  readonly email: string
  readonly phone: string
  readonly currency: string
  readonly locale: string
  readonly vip: number
  readonly mid: string
  readonly first_deposit: number
  readonly member_group: string
  readonly restricted: string
  readonly affiliate_code: string
  readonly pin_hash: string | null
  readonly verify_email: number
  readonly verify_phone: number
  readonly note: string
}

/** The member with this uid or username, or undefined. */
export function findMember(
  database: DatabaseSync,
  merchantId: string,
  by: { readonly uid: string } | { readonly username: string },
): MemberRow | undefined {
  const [column, value] = 'uid' in by ? ['uid', by.uid] : ['username', by.username]
  const row = database.prepare(`SELECT * FROM members WHERE merchant_id = ? AND ${column} = ?`).get(merchantId, value)
  return row ? ({ ...row } as unknown as MemberRow) : undefined
}

/** A username as the tables hold it: `66-0812345678`, `+66 0812345678` and `660812345678` are one account. */
export function normaliseUsername(typed: string): string {
  return typed.replace(/[\s+-]/g, '')
}

/** The wallets of a member; the first holds the balance (STA-01). */
export function walletsOf(database: DatabaseSync, merchantId: string, uid: string): Wallet[] {
  return database
    .prepare('SELECT display, balance FROM wallets WHERE merchant_id = ? AND uid = ? ORDER BY position')
    .all(merchantId, uid)
    .map((row) => ({ display: String(row.display), balance: toDecimal(Number(row.balance)) }))
}

/** The member as the API shows it, with the token of the present login (STA-01, STA-10). */
export function toMember(row: MemberRow, wallet: Wallet[], utk: string): Member {
  return {
    uid: row.uid,
    username: row.username,
    fullname: row.fullname,
    email: row.email,
    phone: row.phone,
    currency: row.currency,
    vip: String(row.vip) as Member['vip'],
    mid: row.mid,
    is_first_time_deposit: row.first_deposit === 1 ? 1 : 0,
    utk,
    live_chat: row.member_group,
    restrict: row.restricted,
    wallet,
    is_active_pin: row.pin_hash ? 1 : 0,
    need_pin: 1,
    verify_email: row.verify_email === 1 ? 1 : 0,
    verify_phone: row.verify_phone === 1 ? 1 : 0,
  }
}
