import type { DatabaseSync } from 'node:sqlite'
import { integerColumn, rowReader, textColumn } from '../../../sandbox/index.ts'

/** A bank account of a member. */
export interface BankAccountRow {
  readonly account_id: number
  readonly bank_id: number
  readonly holder: string
  /** Digits. */
  readonly number: string
}

/** The bank accounts of one member. */
export interface BankAccounts {
  all(): readonly BankAccountRow[]
  /**
   * Adds an account and returns its `account_id`.
   *
   * @param isVerified whether the bank gave the holder's name
   */
  add(
    account: { readonly bankId: number; readonly holder: string; readonly number: string },
    isVerified?: boolean,
  ): number
}

const readAccount = rowReader<BankAccountRow>({
  account_id: integerColumn,
  bank_id: integerColumn,
  holder: textColumn,
  number: textColumn,
})

export function bankAccountsOf(database: DatabaseSync, merchantId: string, uid: string): BankAccounts {
  const all = () =>
    database
      .prepare(
        `SELECT account_id, bank_id, holder, number FROM bank_accounts
         WHERE merchant_id = ? AND uid = ? ORDER BY account_id`,
      )
      .all(merchantId, uid)
      .map(readAccount)
  return {
    all,
    add({ bankId, holder, number }, isVerified = false) {
      const id = Math.max(0, ...all().map(({ account_id }) => account_id)) + 1
      database
        .prepare(
          `INSERT INTO bank_accounts (merchant_id, uid, account_id, bank_id, holder, number, is_verified)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(merchantId, uid, id, bankId, holder, number, isVerified ? 1 : 0)
      return id
    },
  }
}
