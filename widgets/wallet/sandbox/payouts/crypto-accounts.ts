import type { DatabaseSync } from 'node:sqlite'
import { integerColumn, rowReader, textColumn } from '../../../../sandbox/index.ts'

/** A crypto address of a member. */
export interface CryptoAccountRow {
  readonly account_id: number
  /** Id of the coin in the list of banks. */
  readonly bank_id: number
  readonly address: string
}

/** The crypto addresses of one member. `add` returns the `account_id` of the new address. */
export interface CryptoAccounts {
  all(): readonly CryptoAccountRow[]
  add(account: { readonly bankId: number; readonly address: string }): number
}

const readAccount = rowReader<CryptoAccountRow>({
  account_id: integerColumn,
  bank_id: integerColumn,
  address: textColumn,
})

export function cryptoAccountsOf(database: DatabaseSync, merchantId: string, uid: string): CryptoAccounts {
  const all = () =>
    database
      .prepare(
        'SELECT account_id, bank_id, address FROM crypto_accounts WHERE merchant_id = ? AND uid = ? ORDER BY account_id',
      )
      .all(merchantId, uid)
      .map(readAccount)
  return {
    all,
    add({ bankId, address }) {
      const id = Math.max(0, ...all().map(({ account_id }) => account_id)) + 1
      database
        .prepare('INSERT INTO crypto_accounts (merchant_id, uid, account_id, bank_id, address) VALUES (?, ?, ?, ?, ?)')
        .run(merchantId, uid, id, bankId, address)
      return id
    },
  }
}
