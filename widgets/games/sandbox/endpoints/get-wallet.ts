import { gameWallets } from '../play/game-wallets.ts'
import { playableGame } from '../play/playable-game.ts'
import { memberEndpoint } from '../../../../sandbox/index.ts'

/** The wallets for a game (GAM-08). */
export const gameGetWallet = memberEndpoint('game/get-wallet', (call) => {
  const game = playableGame(call, call.payload)
  if ('status' in game) return game
  const { sandbox, merchant, member, language } = call
  return { status: true, data: gameWallets(sandbox.database, merchant.id, member.uid, game.provider, language) }
})
