import { notFound } from '../../http/envelope.ts'
import { memberEndpoint } from '../endpoint.ts'
import { message } from '../messages.ts'

/** Opening a game: game pages are not in this sandbox yet, so every launch is refused (GAM-11). */
export const gameLoginGame = memberEndpoint('game/login-game', ({ world, member, payload, language }) => {
  const game = world.catalogue.game(payload.game_id)
  if (!game || game.provider.id !== payload.provider_id) {
    return { status: false, code: notFound, msg: message('game-not-found', language) }
  }
  if (member.restricted.split(',').includes(payload.provider_id)) {
    return { status: false, code: 4031, msg: message('provider-restricted', language) }
  }
  if (game.isInMaintenance) return { status: false, code: 4032, msg: message('game-maintenance', language) }
  return { status: false, code: notFound, msg: message('not-yet', language) }
})
