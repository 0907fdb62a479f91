import { endedSessionCookie } from '../../session/cookie.ts'
import { endedByAnother } from '../../session/sessions.ts'
import { memberEndpoint } from '../endpoint.ts'

/**
 * Ends every session of the member. The session of this call is removed with its cookie. The other sessions get code
 * 1001.
 */
export const userLogoutAll = memberEndpoint('user/logout-all', (call) => {
  call.sessions.endAll(endedByAnother, call.member.uid, call.sessionId)
  if (call.sessionId) call.sessions.forget(call.sessionId)
  call.setCookie(endedSessionCookie(call.sandbox.secureCookies))
  return { status: true }
})
