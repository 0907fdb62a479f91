import type { DatabaseSync } from 'node:sqlite'
import type { Wallet } from '../../../../schemas/generated/records.ts'
import { fallbackLanguage } from '../../../../schemas/generated/languages.ts'
import { textIn, toDecimal } from '../../../../sandbox/index.ts'

/** The names of wallets by language. The first wallet's name is its currency. */
const names = new Map([['Bonus', { en: 'Bonus', th: 'โบนัส' }]])

/** The wallets of a member, named in a language; the first holds the balance (STA-01). */
export function walletsOf(
  database: DatabaseSync,
  merchantId: string,
  uid: string,
  language: string = fallbackLanguage,
): Wallet[] {
  const nameOf = (display: string) => textIn(names.get(display) ?? { en: display }, language)
  return database
    .prepare('SELECT display, balance FROM wallets WHERE merchant_id = ? AND uid = ? ORDER BY position')
    .all(merchantId, uid)
    .map((row) => ({ display: nameOf(String(row.display)), balance: toDecimal(Number(row.balance)) }))
}

/** Creates an empty wallet. The name of a member's first wallet is its currency. */
export function addWallet(
  database: DatabaseSync,
  merchantId: string,
  uid: string,
  { position, display }: { readonly position: number; readonly display: string },
): void {
  database
    .prepare('INSERT INTO wallets (merchant_id, uid, position, display, balance) VALUES (?, ?, ?, ?, 0)')
    .run(merchantId, uid, position, display)
}
