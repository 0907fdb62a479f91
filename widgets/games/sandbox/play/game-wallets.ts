import type { DatabaseSync } from 'node:sqlite'
import type { GameWallet } from '../../../../schemas/generated/records.ts'
import type { CatalogueProvider } from '../catalogue/providers.ts'
import { walletsOf } from '../../../wallet/sandbox/door.ts'
import { takesBonus } from './launch-kinds.ts'

const walletIds = ['main', 'bonus']

/** The wallets that a member can play a provider's games with (GAM-08): the first, and the bonus where it is taken. */
export function gameWallets(
  database: DatabaseSync,
  merchantId: string,
  uid: string,
  provider: CatalogueProvider,
  language?: string,
): GameWallet[] {
  return walletsOf(database, merchantId, uid, language)
    .slice(0, takesBonus(provider) ? walletIds.length : 1)
    .map(({ display, balance }, position) => ({
      wallet_id: walletIds[position] ?? 'main',
      name: display,
      amount: balance,
    }))
}

/** Keeps a member's choice for a provider. False for a wallet that cannot be chosen. */
export function chooseWallet(
  database: DatabaseSync,
  merchantId: string,
  uid: string,
  provider: CatalogueProvider,
  walletId: string,
): boolean {
  const position = gameWallets(database, merchantId, uid, provider).findIndex((one) => one.wallet_id === walletId)
  if (position === -1) return false
  database
    .prepare('INSERT OR REPLACE INTO chosen_wallets (merchant_id, uid, provider_id, wallet) VALUES (?, ?, ?, ?)')
    .run(merchantId, uid, provider.id, position)
  return true
}

/** The position of the wallet that a member has chosen for a provider; the first where none was. */
export function chosenWallet(
  database: DatabaseSync,
  merchantId: string,
  uid: string,
  provider: CatalogueProvider,
): number {
  const row = database
    .prepare('SELECT wallet FROM chosen_wallets WHERE merchant_id = ? AND uid = ? AND provider_id = ?')
    .get(merchantId, uid, provider.id)
  return takesBonus(provider) ? Number(row?.wallet ?? 0) : 0
}
