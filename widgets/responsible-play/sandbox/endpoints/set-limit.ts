import { inTransaction, memberEndpoint, toMinor } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'
import { limitKinds, setLimit } from '../play-limits.ts'
import { showLimit } from '../show-limit.ts'

/** The longest session that a member can choose, in minutes. */
const longest = 1440

/**
 * Sets or removes a limit of the member. An equal or lower limit takes effect immediately, a higher or removed limit a
 * day later.
 */
export const setLimitCall = memberEndpoint('responsible-play/set-limit', (call) => {
  const { sandbox, merchant, member, payload, language, session } = call
  const limit = limitKinds.find(({ kind, period }) => kind === payload.kind && period === payload.period)
  if (!limit) return refusal('no-limit', language)
  const newAmount = payload.amount === undefined ? undefined : readLimit(limit.kind, payload.amount)
  if (payload.amount !== undefined && newAmount === undefined) return refusal('limit-amount', language)
  const now = sandbox.clock.now()
  inTransaction(sandbox.database, () => setLimit(sandbox.database, merchant.id, member.uid, limit, { newAmount, now }))
  return { status: true, data: { limit: showLimit(call, limit, session.kind === 'active' ? session.started : now) } }
})

/** Reads a limit in minor units, or in minutes for a session. Undefined for a text that is not a valid limit. */
function readLimit(kind: 'deposit' | 'loss' | 'session', text: string): number | undefined {
  const minor = toMinor(text)
  if (minor === undefined || minor <= 0) return undefined
  if (kind !== 'session') return minor
  const minutes = minor / 100
  return Number.isInteger(minutes) && minutes <= longest ? minutes : undefined
}
