import { catalogueOf } from '../catalogue/game-catalogue.ts'
import { chooseWallet } from '../play/game-wallets.ts'
import { badRequest, memberEndpoint } from '../../../../sandbox/index.ts'
import { message } from '../messages.ts'

/** Chooses the wallet for a provider's games. `wallet_type` is the wallet's `wallet_id` (GAM-08). */
export const gameSetWallet = memberEndpoint('game/set-wallet', ({ sandbox, merchant, member, payload, language }) => {
  const provider = catalogueOf(sandbox.seed).provider(payload.provider_id)
  const isChosen =
    provider !== undefined && chooseWallet(sandbox.database, merchant.id, member.uid, provider, payload.wallet_type)
  return isChosen ? { status: true } : { status: false, code: badRequest, msg: message('wallet-unknown', language) }
})
