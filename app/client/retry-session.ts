import type { Session } from '../../runtime/session/session.ts'

/** The pause before the page retries a logout, in ms. */
const logoutPause = 10_000

/**
 * Fetches the session, or retries an unconfirmed logout, when the connection or the visitor returns. Also retries the
 * logout after a pause.
 */
export function retrySession(session: Session): void {
  const retry = () => {
    if (document.visibilityState !== 'visible') return
    const { pendingLogout, backendUnreachable } = session.store.getState()
    if (pendingLogout === 'failed') void session.logout()
    else if (backendUnreachable) void session.loadDashboard({ force: true })
  }
  session.store.subscribe(({ pendingLogout }, before) => {
    if (pendingLogout !== before.pendingLogout) setTimeout(retry, logoutPause)
  })
  window.addEventListener('online', retry)
  document.addEventListener('visibilitychange', retry)
}
