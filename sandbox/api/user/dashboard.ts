import type { ApiCalls } from '../../../schemas/generated/api.ts'
import { reasonOf } from '../../messages.ts'
import { partsOf } from '../../parts.ts'
import { toMember } from '../../session/members.ts'
import { type Call, openEndpoint } from '../endpoint.ts'

type Dashboard = NonNullable<ApiCalls['user/dashboard']['response']['data']>

/**
 * The data of the shell, for a member or a guest (STA-04, API-06). The dashboard reports an ended session once, with
 * its code. The next call with the same cookie counts as a guest's.
 */
export const userDashboard = openEndpoint('user/dashboard', (call) => {
  const { session, language } = call
  if (session.kind === 'ended') {
    if (call.sessionId) call.sessions.forget(call.sessionId)
    return { status: false, code: session.code, msg: reasonOf(session, language) }
  }
  const ofParts = partsOf(call.sandbox, call.merchant).map((part) => part.dashboard?.(call))
  return { status: true, data: Object.assign({}, ownPart(call), ...ofParts) as Dashboard }
})

function ownPart({ sandbox, merchant, member, session }: Call<'user/dashboard'>): Partial<Dashboard> {
  if (!member || session.kind !== 'active') return { logged_in: false }
  return {
    logged_in: true,
    user: toMember(sandbox, merchant, member, session.utk),
    profile: { email: member.email, mobileno: member.phone },
  }
}
