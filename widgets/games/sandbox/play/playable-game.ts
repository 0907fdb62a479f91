import type { CatalogueGame } from '../catalogue/games.ts'
import {
  type EndpointName,
  type MemberCall,
  notFound,
  objectionTo,
  type Refusal,
  refuse,
  textIn,
} from '../../../../sandbox/index.ts'
import { catalogueOf } from '../catalogue/game-catalogue.ts'
import { windowsOf } from '../maintenance-windows.ts'
import { message } from '../messages.ts'
import { restrictedProviders } from '../restrictions.ts'

/** The provider is blocked for the member. */
const restricted = 4031
/** The game or its provider is under maintenance. */
const underMaintenance = 4032

/** The game of a call, or the reason why this member cannot play it now (GAM-03, GAM-04). */
export function playableGame(
  {
    sandbox,
    merchant,
    member,
    language,
  }: Pick<MemberCall<EndpointName>, 'sandbox' | 'merchant' | 'member' | 'language'>,
  requestedGame: { readonly provider_id: string; readonly game_id: string },
): CatalogueGame | Refusal {
  const game = catalogueOf(sandbox.seed).game(requestedGame.game_id)
  if (!game || game.provider.id !== requestedGame.provider_id)
    return refuse(notFound, message('game-not-found', language))
  if (restrictedProviders(sandbox.database, merchant.id, member.uid).includes(requestedGame.provider_id)) {
    return refuse(restricted, message('provider-restricted', language))
  }
  const objection = objectionTo(sandbox, merchant, 'wallet/stake', {
    uid: member.uid,
    stake: 0,
    at: sandbox.clock.now(),
  })
  if (objection) return refuse(objection.code, textIn(objection.text, language))
  if (game.isInMaintenance) return refuse(underMaintenance, message('game-maintenance', language))
  const now = sandbox.clock.now()
  const isClosed = windowsOf(sandbox.database, merchant.id, now).some(
    ({ providerId, starts }) => providerId === requestedGame.provider_id && starts <= now,
  )
  return isClosed ? refuse(underMaintenance, message('provider-maintenance', language)) : game
}
