import type { CatalogueGame } from '../catalogue/games.ts'
import type { EndpointName, MemberCall } from '../api/endpoint.ts'
import { message } from '../api/messages.ts'
import { notFound, type Refusal, refuse } from '../http/envelope.ts'

/** The member may not play with this provider. */
const restricted = 4031
/** The game or its provider is under maintenance. */
const underMaintenance = 4032

/** The game that a call names, or why this member cannot play it now (GAM-03, GAM-04). */
export function playableGame(
  { world, merchant, member, language }: Pick<MemberCall<EndpointName>, 'world' | 'merchant' | 'member' | 'language'>,
  wanted: { readonly provider_id: string; readonly game_id: string },
): CatalogueGame | Refusal {
  const game = world.catalogue.game(wanted.game_id)
  if (!game || game.provider.id !== wanted.provider_id) return refuse(notFound, message('game-not-found', language))
  if (member.restricted.split(',').includes(wanted.provider_id)) {
    return refuse(restricted, message('provider-restricted', language))
  }
  if (game.isInMaintenance) return refuse(underMaintenance, message('game-maintenance', language))
  const now = world.clock.now()
  const window = world.database
    .prepare('SELECT 1 FROM maintenance WHERE merchant_id = ? AND provider_id = ? AND starts <= ? AND ends > ?')
    .get(merchant.id, wanted.provider_id, now, now)
  return window ? refuse(underMaintenance, message('provider-maintenance', language)) : game
}
