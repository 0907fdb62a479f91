import { inTransaction } from '../../database/open-database.ts'
import { endPromotion } from '../../money/end-promotion.ts'
import { memberEndpoint } from '../endpoint.ts'
import { message } from '../messages.ts'
import { refusal } from '../refusals.ts'

/** Ends the running promotion (MOD-05). */
export const promotionCompletePromotion = memberEndpoint('promotion/complete-promotion', (call) => {
  const { world, merchant, member, language } = call
  const now = world.clock.now()
  const isEnded = inTransaction(world.database, () => endPromotion(world.database, merchant.id, member.uid, now))
  return isEnded ? { status: true, msg: message('promotion-done', language) } : refusal('no-promotion', language)
})
