import { memberEndpoint } from '../../../../sandbox/index.ts'
import { onceForKey } from '../../../wallet/sandbox/exports.ts'
import { endPromotion } from '../bonus/end-promotion.ts'
import { message, refusal } from '../messages.ts'

const name = 'promotion/complete-promotion'

/** Ends the running promotion (MOD-05). */
export const promotionCompletePromotion = memberEndpoint(name, (call) =>
  onceForKey(name, call, () => {
    const { sandbox, merchant, member, language } = call
    const isEnded = endPromotion(sandbox.database, merchant, member.uid, sandbox.clock.now())
    return isEnded ? { status: true, msg: message('promotion-done', language) } : refusal('no-promotion', language)
  }),
)
