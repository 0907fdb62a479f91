import { type MemberCall, memberEndpoint, prepared, serverTime, toDecimal } from '../../../../sandbox/index.ts'
import { playedSince } from '../../../wallet/sandbox/exports.ts'
import { pauseEnd } from '../pauses.ts'
import { limitKinds } from '../play-limits.ts'
import { showLimit } from '../show-limit.ts'

const name = 'responsible-play/get-status'

/** The member's session, limits and pauses. */
export const getStatus = memberEndpoint(name, (call) => {
  const { sandbox, merchant, member } = call
  const now = sandbox.clock.now()
  const started = startOf(call)
  const { staked, won } = playedSince(sandbox.database, merchant.id, member.uid, started)
  const minutes = prepared(
    sandbox.database,
    'SELECT minutes FROM play_reminders WHERE merchant_id = ? AND uid = ?',
  ).get(merchant.id, member.uid)?.minutes
  return {
    status: true,
    data: {
      session_seconds: Math.max(0, Math.floor((now - started) / 1000)),
      staked: toDecimal(staked),
      won: toDecimal(won),
      ...(typeof minutes === 'number' && { reminder_minutes: minutes }),
      limits: limitKinds.map((limit) => showLimit(call, limit, started)),
      pauses: (['break', 'exclusion'] as const).flatMap((kind) => {
        const until = pauseEnd(sandbox.database, merchant.id, member.uid, kind, now)
        return until === undefined ? [] : [{ kind, until: serverTime(until) }]
      }),
    },
  }
})

const startOf = ({ session, sandbox }: MemberCall<typeof name>) =>
  session.kind === 'active' ? session.started : sandbox.clock.now()
