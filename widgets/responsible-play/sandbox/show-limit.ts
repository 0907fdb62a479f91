import type { PlayLimit } from '../../../schemas/generated/records.ts'
import { type EndpointName, type MemberCall, serverTime, toDecimal } from '../../../sandbox/index.ts'
import { type LimitKind, limitOf } from './play-limits.ts'
import { usedOf } from './limit-usage.ts'

/**
 * A member's limit as calls return it.
 *
 * @param sessionStart the beginning of the session, in ms since 1970
 */
export function showLimit(
  { sandbox, merchant, member }: Pick<MemberCall<EndpointName>, 'sandbox' | 'merchant' | 'member'>,
  limit: LimitKind,
  sessionStart: number,
): PlayLimit {
  const now = sandbox.clock.now()
  const { amount, pendingChange: next } = limitOf(sandbox.database, merchant.id, member.uid, limit, now)
  const isTime = limit.kind === 'session'
  const shown = (value: number) => (isTime ? String(value) : toDecimal(value))
  const used = isTime ? Math.floor((now - sessionStart) / 60_000) : usedOf(sandbox, merchant.id, member.uid, limit)
  return {
    id: `${limit.kind}-${limit.period}`,
    kind: limit.kind,
    period: limit.period,
    used: shown(used),
    ...(amount !== undefined && { amount: shown(amount) }),
    ...(next && { next_from: serverTime(next.from) }),
    ...(next?.amount !== undefined && { next_amount: shown(next.amount) }),
  }
}
