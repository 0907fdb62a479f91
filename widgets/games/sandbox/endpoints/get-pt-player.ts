import { openGame } from '../play/game-sessions.ts'
import { gamesOrigin } from '../play/games-host.ts'
import { launchKindOf } from '../play/launch-kinds.ts'
import { playableGame } from '../play/playable-game.ts'
import { badRequest, memberEndpoint } from '../../../../sandbox/index.ts'
import { message } from '../messages.ts'

/** Logs the member in at the PlayTech provider (GAM-09). The client posts the data to `mobiledomain`. */
export const gameGetPtPlayer = memberEndpoint('game/get-pt-player', (call) => {
  const { sandbox, merchant, member, payload, language, origin } = call
  const game = playableGame(call, payload)
  if ('status' in game) return game
  if (launchKindOf(game.provider) !== 'playtech') {
    return { status: false, code: badRequest, msg: message('not-playtech', language) }
  }
  return {
    status: true,
    data: {
      username: `${merchant.id}_${member.mid}`.toUpperCase(),
      provider_token: openGame(sandbox, merchant, { uid: member.uid, game, language }),
      gamecode: game.id,
      mobiledomain: new URL(gamesOrigin(origin)).host,
    },
  }
})
