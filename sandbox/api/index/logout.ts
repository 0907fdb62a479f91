import { endedSessionCookie } from '../../session/cookie.ts'
import { openEndpoint } from '../endpoint.ts'

/** Ends the session and removes its cookie. Succeeds for a guest too (STA-02). */
export const indexLogout = openEndpoint('index/logout', (call) => {
  if (call.sessionId) {
    call.sessions.forget(call.sessionId)
    call.setCookie(endedSessionCookie(call.sandbox.secureCookies))
  }
  return { status: true }
})
