import type { MaintenanceWindow } from '../../../schemas/generated/records.ts'
import { serverTime } from '../../clock.ts'
import { originOf } from '../../http/origin-of.ts'
import { toMember, walletsOf } from '../../session/members.ts'
import { endedByAnother } from '../../session/sessions.ts'
import { type Call, openEndpoint } from '../endpoint.ts'
import { message } from '../messages.ts'

/**
 * What the shell needs, for a member or a guest (STA-04, API-06). A session that has ended is told once, with its code,
 * and forgotten: the next call is a guest's.
 */
export const userDashboard = openEndpoint('user/dashboard', (call) => {
  const { world, merchant, member, session } = call
  if (session.kind === 'ended') {
    if (call.sessionId) call.sessions.forget(call.sessionId)
    const reason = session.code === endedByAnother ? 'logged-out-elsewhere' : 'login-needed'
    return { status: false, code: session.code, msg: message(reason, call.language) }
  }
  const provider_maintenance = maintenanceWindows(call)
  if (!member || session.kind !== 'active') {
    return { status: true, data: { logged_in: false, wallet: [], provider_maintenance } }
  }
  const wallet = walletsOf(world.database, merchant.id, member.uid)
  const link = `${originOf(merchant)}/?aff=${member.affiliate_code}`
  return {
    status: true,
    data: {
      logged_in: true,
      user: toMember(member, wallet, session.utk),
      profile: { email: member.email, mobileno: member.phone },
      crm: { affiliate_username: member.affiliate_code, link },
      wallet,
      provider_maintenance,
    },
  }
})

/** Windows that have not ended yet. */
function maintenanceWindows({ world, merchant }: Call<'user/dashboard'>): MaintenanceWindow[] {
  return world.database
    .prepare('SELECT provider_id, starts, ends FROM maintenance WHERE merchant_id = ? AND ends > ? ORDER BY starts')
    .all(merchant.id, world.clock.now())
    .map((row) => ({
      provider_id: String(row.provider_id),
      start_time: serverTime(Number(row.starts)),
      end_time: serverTime(Number(row.ends)),
    }))
}
