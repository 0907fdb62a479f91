import { inTransaction, memberEndpoint, serverTime } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'
import { isPauseLength, takePause } from '../pauses.ts'

/** Starts or extends a break or a self-exclusion. A self-excluded member has no session from the next call on. */
export const takePauseCall = memberEndpoint('responsible-play/take-pause', (call) => {
  const { sandbox, merchant, member, payload, language } = call
  const { kind, days } = payload
  if (!isPauseLength(kind, days)) return refusal('pause-length', language)
  const until = inTransaction(sandbox.database, () =>
    takePause(sandbox.database, merchant.id, member.uid, { kind, days, now: sandbox.clock.now() }),
  )
  return { status: true, data: { until: serverTime(until) } }
})
