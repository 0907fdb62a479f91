import { openGame } from '../../games/game-sessions.ts'
import { launchKindOf } from '../../games/launch-kinds.ts'
import { playableGame } from '../../games/playable-game.ts'
import { badRequest } from '../../http/envelope.ts'
import { memberEndpoint } from '../endpoint.ts'
import { message } from '../messages.ts'

/** Logs the member in at the PlayTech provider (GAM-09). The client posts the answer to `mobiledomain`. */
export const gameGetPtPlayer = memberEndpoint('game/get-pt-player', (call) => {
  const { world, merchant, member, payload, language, gamesOrigin } = call
  const game = playableGame(call, payload)
  if ('status' in game) return game
  if (launchKindOf(game.provider) !== 'playtech') {
    return { status: false, code: badRequest, msg: message('not-playtech', language) }
  }
  return {
    status: true,
    data: {
      username: `${merchant.id}_${member.mid}`.toUpperCase(),
      provider_token: openGame(world, merchant, member.uid, game, language),
      gamecode: game.id,
      mobiledomain: new URL(gamesOrigin).host,
    },
  }
})
