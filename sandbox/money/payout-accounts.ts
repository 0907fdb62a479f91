import type { DatabaseSync } from 'node:sqlite'

/** A bank account of a member. */
export interface BankAccountRow {
  readonly account_id: number
  readonly bank_id: number
  readonly holder: string
  /** Digits. */
  readonly number: string
}

/** A crypto address of a member. */
export interface CryptoAccountRow {
  readonly account_id: number
  /** Number of the coin among the banks. */
  readonly bank_id: number
  readonly address: string
}

/** Where the withdrawals of one member may go. Adding gives the number of the new account. */
export interface PayoutAccounts {
  banks(): readonly BankAccountRow[]
  cryptos(): readonly CryptoAccountRow[]
  addBank(account: { readonly bankId: number; readonly holder: string; readonly number: string }): number
  addCrypto(account: { readonly bankId: number; readonly address: string }): number
}

export function payoutAccountsOf(database: DatabaseSync, merchantId: string, uid: string): PayoutAccounts {
  const rows = (sql: string) => database.prepare(sql).all(merchantId, uid)
  const next = (accounts: readonly { readonly account_id: number }[]) =>
    Math.max(0, ...accounts.map(({ account_id }) => account_id)) + 1
  const banks = () =>
    rows(
      `SELECT account_id, bank_id, holder, number FROM bank_accounts
       WHERE merchant_id = ? AND uid = ? ORDER BY account_id`,
    ).map((row) => ({ ...row }) as unknown as BankAccountRow)
  const cryptos = () =>
    rows(
      'SELECT account_id, bank_id, address FROM crypto_accounts WHERE merchant_id = ? AND uid = ? ORDER BY account_id',
    ).map((row) => ({ ...row }) as unknown as CryptoAccountRow)
  return {
    banks,
    cryptos,
    addBank({ bankId, holder, number }) {
      const id = next(banks())
      database
        .prepare(
          `INSERT INTO bank_accounts (merchant_id, uid, account_id, bank_id, holder, number, is_verified)
           VALUES (?, ?, ?, ?, ?, ?, 0)`,
        )
        .run(merchantId, uid, id, bankId, holder, number)
      return id
    },
    addCrypto({ bankId, address }) {
      const id = next(cryptos())
      database
        .prepare('INSERT INTO crypto_accounts (merchant_id, uid, account_id, bank_id, address) VALUES (?, ?, ?, ?, ?)')
        .run(merchantId, uid, id, bankId, address)
      return id
    },
  }
}

/** A number of which only the last four signs can be read. */
export function maskNumber(number: string): string {
  return number.slice(-4).padStart(number.length, '•')
}
