import { inTransaction, memberEndpoint, serverTime } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'
import { isPauseLength, takePause } from '../pauses.ts'

/** Begins a break or a self-exclusion, or makes it longer. The next call of a self-excluded member finds no session. */
export const takePauseCall = memberEndpoint('responsible-play/take-pause', (call) => {
  const { world, merchant, member, payload, language } = call
  const { kind, days } = payload
  if (!isPauseLength(kind, days)) return refusal('pause-length', language)
  const until = inTransaction(world.database, () =>
    takePause(world.database, merchant.id, member.uid, { kind, days, now: world.clock.now() }),
  )
  return { status: true, data: { until: serverTime(until) } }
})
