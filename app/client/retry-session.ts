import type { Session } from '../../runtime/session/session.ts'
import type { SessionState } from '../../runtime/session/session-state.ts'

/** The pause before each retry of a failed logout, in ms. */
const logoutPause = 10_000

/**
 * When the connection or the visitor returns, retries a failed logout, or fetches the session if the backend did not
 * respond. While the page is visible, also retries a failed logout after each pause.
 */
export function retrySession(session: Session): void {
  const retry = () => {
    if (document.visibilityState !== 'visible') return
    const { pendingLogout, backendUnreachable } = session.store.getState()
    if (pendingLogout === 'failed') void session.logout()
    else if (backendUnreachable) void session.loadDashboard({ force: true })
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = ({ pendingLogout }: SessionState) => {
    clearTimeout(timer)
    if (pendingLogout === 'failed') timer = setTimeout(retry, logoutPause)
  }
  session.store.subscribe((state, before) => {
    if (state.pendingLogout !== before.pendingLogout) schedule(state)
  })
  schedule(session.store.getState())
  window.addEventListener('online', retry)
  document.addEventListener('visibilitychange', retry)
}
