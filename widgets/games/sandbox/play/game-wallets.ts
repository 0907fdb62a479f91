import type { DatabaseSync } from 'node:sqlite'
import type { GameWallet } from '../../../../schemas/generated/records.ts'
import type { CatalogueProvider } from '../catalogue/providers.ts'
import { walletsOf } from '../../../wallet/sandbox/exports.ts'
import { takesBonus } from './launch-kinds.ts'

const walletIds = ['main', 'bonus']

/**
 * A member's wallets for a provider's games (GAM-08): the main wallet, and the bonus wallet if the provider accepts it.
 */
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

/** Stores a member's choice of a wallet for a provider. Returns false if the provider does not accept the wallet. */
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

/** The position of a member's chosen wallet for a provider. Without a choice, the first position. */
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
