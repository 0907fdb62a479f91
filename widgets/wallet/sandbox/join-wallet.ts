import { type SandboxMerchant, seedHash, type SandboxContext } from '../../../sandbox/index.ts'
import type { JoinedMember } from '../../../sandbox/part.ts'
import { ensureBonusWallet, post } from './money/ledger.ts'
import { addWallet } from './money/wallets.ts'
import { type Opening, openingOf, withoutMoney } from './seed/openings.ts'

/** The age of the seeded members' wallets, in ms. */
const openedBefore = 120 * 24 * 3_600_000

const nothing: Opening = { balance: 0, bonus: 0, pin: undefined }

/** Gives a new member a wallet in the member's currency, empty or with the seed's balance. */
export function joinWallet(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  { member, at, seed }: JoinedMember,
): void {
  const { database } = sandbox
  const { uid, currency } = member
  const { balance, bonus, pin } = seed ? openingOf(seed) : nothing
  const isFirst = !seed || seed.number === withoutMoney
  database
    .prepare('INSERT INTO payers (merchant_id, uid, first_deposit, pin_hash) VALUES (?, ?, ?, ?)')
    .run(merchant.id, uid, isFirst ? 1 : 0, seed && pin ? seedHash(sandbox.seed, seed.phone, pin) : null)
  addWallet(database, merchant.id, uid, { position: 0, display: currency })
  const opening = { uid, kind: 'opening', at: at - openedBefore } as const
  if (balance > 0) post(database, merchant.id, { ...opening, position: 0, amount: balance })
  if (bonus > 0) {
    post(database, merchant.id, {
      ...opening,
      position: ensureBonusWallet(database, merchant.id, uid),
      amount: bonus,
    })
  }
}
