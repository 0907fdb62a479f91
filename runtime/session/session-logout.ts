import type { StoreApi } from 'zustand/vanilla'
import type { ResponseOf } from '../api/call-api.ts'
import { endsSession } from '../api/response-codes.ts'
import type { CurrentVisitor } from './current-visitor.ts'
import { createLogoutSteps } from './logout-steps.ts'
import type { createDashboard } from './session-dashboard.ts'
import type { SessionDependencies } from './session-dependencies.ts'
import type { Call, SessionState } from './session-state.ts'

interface LogoutDependencies extends Pick<SessionDependencies, 'mark'> {
  readonly store: StoreApi<SessionState>
  readonly visitor: CurrentVisitor
  readonly dashboard: ReturnType<typeof createDashboard>
  /** Calls the backend for the current visitor. A code in a response may end the session. */
  readonly call: Call
  /** Calls the backend without an effect on the session. */
  readonly send: Call
}

/** The logouts of a session: on this device and on every device. */
export function createLogout({ store, visitor, dashboard, call, send, mark }: LogoutDependencies) {
  const steps = createLogoutSteps()

  /**
   * Logs out. The member is logged out when the server confirms it, lacks the call, or reports an ended session. Until
   * then or a cancellation, pages hide the account, even after a reload. Returns whether this member is logged out, and
   * false while another logout runs.
   */
  async function logout(): Promise<boolean> {
    if (store.getState().pendingLogout === 'requested') return false
    mark?.setPendingLogout(true)
    store.setState({ pendingLogout: 'requested' })
    // The steps need the member, whom the page may not know yet, for example after a reload.
    await dashboard.ends()
    if (steps.areAny() && !store.getState().known) await dashboard.load()
    const { epoch } = store.getState()
    await steps.run()
    // After another login, the request would end the new session.
    const response = isOver(epoch) ? undefined : await send('index/logout', {})
    const isOut = response !== undefined && (response.status || response.missing || endsSession(response))
    if (isOut) mark?.setPendingLogout(false)
    const state = store.getState()
    if (isOver(epoch)) {
      if (state.pendingLogout === 'requested') await showCurrentVisitor()
      return true
    }
    if (!isOut) store.setState({ pendingLogout: 'failed' })
    else if (state.loggedIn) visitor.end('logout')
    else {
      visitor.record(false)
      await showCurrentVisitor()
    }
    return isOut
  }

  /** Whether the visitor has changed since an epoch. */
  const isOver = (epoch: number): boolean => store.getState().epoch !== epoch

  /** Shows the account again after a pending logout, and fetches the current visitor. */
  async function showCurrentVisitor(): Promise<void> {
    store.setState({ pendingLogout: undefined })
    await dashboard.refresh()
  }

  return {
    logout,

    /** Cancels a failed logout. */
    async cancelLogout(): Promise<void> {
      mark?.setPendingLogout(false)
      await showCurrentVisitor()
    },

    /**
     * Ends the member's sessions on every device, and then the session of this page. A refusal ends at most
     * the session of this page.
     */
    async logoutEverywhere(): Promise<ResponseOf<'user/logout-all'>> {
      const { epoch } = store.getState()
      store.setState({ isLogoutEverywhereRequested: true })
      await steps.run()
      const response = isOver(epoch) ? ({ status: false, former: true } as const) : await call('user/logout-all', {})
      if (response.status) visitor.end('logout')
      else store.setState({ isLogoutEverywhereRequested: false })
      return response
    },

    /** Adds a step that runs before the request of each logout. A logout waits for it, for at most 3 s. */
    beforeLogout: steps.add,
  }
}
