import type { StoreApi } from 'zustand/vanilla'
import type { ResponseOf } from '../api/call-api.ts'
import type * as VisitorReader from './read-visitor.ts'
import type { Call, SessionState } from './session-state.ts'

type DashboardResponse = ResponseOf<'user/dashboard'>

interface DashboardDependencies {
  readonly store: StoreApi<SessionState>
  readonly call: Call
  readonly now: () => number
  /** Numbers each call (`PartOrder`). */
  readonly beginCall: () => number
  /**
   * Called with each successful response of the current epoch: its data and the code that reads the data. The last
   * argument is the number of the call.
   */
  readonly onVisitor: (data: VisitorReader.Dashboard, code: typeof VisitorReader, call: number) => void
  /** Called with each other response of the current epoch. */
  readonly onFailure: (response: DashboardResponse) => void
}

/** How long a response is fresh, in ms (STA-04). */
const lifetime = 30_000

/** The calls of `user/dashboard`: one at a time, and none while the last response is fresh, unless forced (STA-04). */
export function createDashboard({ store, call, now, beginCall, onVisitor, onFailure }: DashboardDependencies) {
  let lastResponse: DashboardResponse | undefined
  /** Settles with the last call. */
  let running: Promise<unknown> = Promise.resolve()

  function update(changes: Partial<SessionState['dashboard']>): void {
    store.setState(({ dashboard }) => ({ dashboard: { ...dashboard, ...changes } }))
  }

  function isFresh(): boolean {
    const { dashboard, loggedIn } = store.getState()
    const age = now() - dashboard.previousCall
    // The age is negative after the device's clock went back.
    return dashboard.ready && dashboard.previousLoggedIn === loggedIn && age >= 0 && age < lifetime
  }

  /** The response, and the code that reads its data. This code is in the file that has decoded the response. */
  async function request() {
    const response = await call('user/dashboard', { page_name: 'home' })
    return { response, code: response.status && response.data ? await import('./read-visitor.ts') : undefined }
  }

  /**
   * Fetches the dashboard, or returns the last response while it is fresh, unless `force` is set. Undefined if a call
   * is already running.
   */
  async function load({ force = false } = {}): Promise<DashboardResponse | undefined> {
    const { dashboard, epoch } = store.getState()
    if (dashboard.getting) return undefined
    if (!force && lastResponse && isFresh()) return lastResponse
    update({ getting: true, calls: dashboard.calls + 1, previousCall: now() })
    const number = beginCall()
    const requested = request()
    running = requested
    const { response, code } = await requested
    // A call that began before the end of the session may end after a newer call has begun.
    if (running === requested) update({ getting: false })
    if (store.getState().epoch !== epoch) return response
    if (code && response.data) {
      lastResponse = response
      onVisitor(response.data, code, number)
    } else onFailure(response)
    return response
  }

  /** Resolves when no call runs. */
  async function ends(): Promise<void> {
    while (store.getState().dashboard.getting) await running
  }

  return {
    load,
    ends,

    /**
     * Fetches the dashboard again after the visitor or the member's data has changed. Does not use the response to a
     * call that was already running, but waits for the next call.
     */
    async refresh(): Promise<void> {
      await ends()
      if ((await load({ force: true })) === undefined) await ends()
    },

    /**
     * Fetches the dashboard after a navigation, unless the last response is fresh (STA-04). Before the first call, and
     * during an unconfirmed logout, does nothing.
     */
    async refreshAfterNavigation(): Promise<void> {
      const { dashboard, pendingLogout } = store.getState()
      if (dashboard.calls > 0 && pendingLogout === undefined) await load()
    },
  }
}
