import type { Session } from '../../runtime/session/session.ts'

/** The pause before the page retries a logout, in ms. */
const logoutPause = 10_000

/**
 * Fetches the session, or retries an unconfirmed logout, when the connection or the visitor returns. Also retries the
 * logout after a pause.
 */
export function askAgain(session: Session): void {
  const ask = () => {
    if (document.visibilityState !== 'visible') return
    const { leaving, unreached } = session.store.getState()
    if (leaving === 'failed') void session.logout()
    else if (unreached) void session.loadDashboard({ force: true })
  }
  session.store.subscribe(({ leaving }, before) => {
    if (leaving !== before.leaving) setTimeout(ask, logoutPause)
  })
  window.addEventListener('online', ask)
  document.addEventListener('visibilitychange', ask)
}
