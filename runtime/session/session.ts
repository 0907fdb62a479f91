import { createStore } from 'zustand/vanilla'
import type { ResponseOf } from '../api/call-api.ts'
import type { PartResponse, SessionParts } from '../areas/area.ts'
import { createCurrentVisitor } from './current-visitor.ts'
import { createPartOrder } from './part-order.ts'
import { createSessionCall } from './session-call.ts'
import { createDashboard } from './session-dashboard.ts'
import type { SessionDependencies } from './session-dependencies.ts'
import { createLogout } from './session-logout.ts'
import { sessionPartsOf } from './session-parts.ts'
import { newSession, type SessionState } from './session-state.ts'

/** The session of one page: login, logout, the dashboard, and the end of the session by code 1001 or 1003 (STA-03). */
export function createSession(dependencies: SessionDependencies) {
  const { mark, now, call: send } = dependencies
  const parts = sessionPartsOf(dependencies.parts ?? new Map())
  const store = createStore<SessionState>(() => ({ ...newSession, parts: parts.empty() }))
  const order = createPartOrder()
  const visitor = createCurrentVisitor(store, parts, order, dependencies)
  const call = createSessionCall(store, visitor, send)
  const dashboard = createDashboard({
    store,
    call,
    now,
    beginCall: order.begin,
    onVisitor: visitor.take,
    onFailure: visitor.takeFailure,
  })
  const logouts = createLogout({ store, visitor, dashboard, call, send, mark })

  return {
    ...logouts,
    store,
    call,
    loadDashboard: dashboard.load,
    refresh: dashboard.refresh,
    refreshAfterNavigation: dashboard.refreshAfterNavigation,

    /** Fetches the current visitor at the page's load, or repeats an unconfirmed logout. */
    async begin(): Promise<void> {
      if (mark?.hasPendingLogout()) await logouts.logout()
      else await dashboard.load()
    },

    /**
     * Logs in. The result has a false status if no session has begun, even if the server accepted the password.
     *
     * @param isPhone whether the name of the account is a phone number
     */
    async login(username: string, password: string, isPhone = true): Promise<ResponseOf<'index/auth'>> {
      const response = await call('index/auth', { username, password, mobile_check: isPhone ? 1 : 0 })
      if (!response.status || !response.data?.uid) return { ...response, status: false }
      const { memberAfterLogin } = await import('./read-visitor.ts')
      const arrival = await dependencies.arrivalAfter?.(response.data)
      visitor.logIn(memberAfterLogin(response.data, username), arrival)
      await dashboard.refresh()
      return store.getState().loggedIn ? response : { status: false }
    },

    /**
     * Fetches one area's part again. Ignores a response without that part. Also ignores a response after the session's
     * end, or after the response to a later call.
     *
     * @returns the response; its status is false if it contained no part
     */
    async refreshPart(area: keyof SessionParts): Promise<PartResponse> {
      const { epoch } = store.getState()
      const number = order.begin()
      const { response, value } = await parts.refresh(area, call)
      const state = store.getState()
      const isPresent = state.epoch === epoch && state.loggedIn
      if (value !== undefined && isPresent && order.takes(area, number)) {
        store.setState({ parts: { ...state.parts, [area]: value } })
      }
      return response
    },

    /** Called after a login or logout in another tab. */
    async handleOtherTab(what: 'login' | 'logout'): Promise<void> {
      if (what === 'logout') {
        if (visitor.endAsElsewhere()) await dashboard.load()
      }
      // A failed logout belongs to the session before the login.
      else if (store.getState().pendingLogout === 'failed') await logouts.cancelLogout()
      else await dashboard.refresh()
    },

    clearArrival: () => store.setState({ arrival: undefined }),
    /** Grows with every login and logout on this device. */
    turn: () => mark?.turn() ?? 0,
  }
}

export type Session = ReturnType<typeof createSession>
