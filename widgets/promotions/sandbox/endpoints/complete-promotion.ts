import { inTransaction, memberEndpoint } from '../../../../sandbox/index.ts'
import { endPromotion } from '../bonus/end-promotion.ts'
import { message, refusal } from '../messages.ts'

/** Ends the running promotion (MOD-05). */
export const promotionCompletePromotion = memberEndpoint('promotion/complete-promotion', (call) => {
  const { world, merchant, member, language } = call
  const now = world.clock.now()
  const isEnded = inTransaction(world.database, () => endPromotion(world.database, merchant, member.uid, now))
  return isEnded ? { status: true, msg: message('promotion-done', language) } : refusal('no-promotion', language)
})
