import { endedSessionCookie } from '../../session/cookie.ts'
import { endedByAnother } from '../../session/sessions.ts'
import { memberEndpoint } from '../endpoint.ts'

/** Ends every session of the member: the others are told 1001, this one is forgotten with its cookie. */
export const userLogoutAll = memberEndpoint('user/logout-all', (call) => {
  call.sessions.endAll(endedByAnother, call.member.uid, call.sessionId)
  if (call.sessionId) call.sessions.forget(call.sessionId)
  call.setCookie(endedSessionCookie(call.world.secureCookies))
  return { status: true }
})
