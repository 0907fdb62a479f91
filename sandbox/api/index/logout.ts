import { endedSessionCookie } from '../../session/cookie.ts'
import { openEndpoint } from '../endpoint.ts'

/** Ends the session and removes its cookie; a guest is logged out already (STA-02). */
export const indexLogout = openEndpoint('index/logout', (call) => {
  if (call.sessionId) {
    call.sessions.forget(call.sessionId)
    call.setCookie(endedSessionCookie(call.world.secureCookies))
  }
  return { status: true }
})
