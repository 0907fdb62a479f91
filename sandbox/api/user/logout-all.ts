import { endedSessionCookie } from '../../session/cookie.ts'
import { endedByAnother } from '../../session/sessions.ts'
import { memberEndpoint } from '../endpoint.ts'

/** Ends every session of the member. The others get code 1001; this one is removed with its cookie. */
export const userLogoutAll = memberEndpoint('user/logout-all', (call) => {
  call.sessions.endAll(endedByAnother, call.member.uid, call.sessionId)
  if (call.sessionId) call.sessions.forget(call.sessionId)
  call.setCookie(endedSessionCookie(call.sandbox.secureCookies))
  return { status: true }
})
