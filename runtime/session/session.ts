import { createStore } from 'zustand/vanilla'
import type { Member } from '../../schemas/generated/records.ts'
import type { ResponseOf, CallOptions, Endpoint, RequestOf } from '../api/call-api.ts'
import type { PartResponse, SessionPart, SessionParts } from '../areas/area.ts'
import type { Arrival } from './after-login.ts'
import { sessionCodes } from '../api/call-failed.ts'
import { createDashboard } from './session-dashboard.ts'
import { createLogoutSteps } from './logout-steps.ts'
import type { MemberMark } from './member-mark.ts'
import { sessionPartsOf } from './session-parts.ts'
import { type Call, newSession, type SessionState } from './session-state.ts'
import { isSameAccount } from './same-account.ts'
import type * as VisitorReader from './read-visitor.ts'

export interface SessionDependencies {
  readonly call: Call
  readonly now: () => number
  /** The currency of a member if the backend sends none. */
  readonly currency?: string
  /**
   * Called once when the session ends. `found-ended`: the session had ended before the page load.
   */
  readonly onEnd: (reason: 'logout' | 'ended' | 'found-ended', message: string | undefined) => void
  /** Returns the destination after a login. */
  readonly arrivalAfter?: (login: NonNullable<ResponseOf<'index/auth'>['data']>) => Arrival
  /** Notifies the other tabs, which then call `handleOtherTab`. */
  readonly announce: (what: 'login' | 'logout') => void
  /** Called at each login and logout in any tab, so that no visitor sees another one's data. */
  readonly onChange?: () => void
  /** The mark of the last known visitor on this device. It is not a credential. */
  readonly mark?: MemberMark
  /** The areas' parts of the session. */
  readonly parts?: ReadonlyMap<string, SessionPart>
}

/** The session of one page: login, logout, the dashboard, and its end by code 1001 or 1003 (STA-03). */
export function createSession(dependencies: SessionDependencies) {
  const parts = sessionPartsOf(dependencies.parts ?? new Map())
  const logoutSteps = createLogoutSteps()
  const store = createStore<SessionState>(() => ({ ...newSession, parts: parts.empty() }))
  const dashboard = createDashboard({
    store,
    call,
    now: dependencies.now,
    onVisitor: takeVisitor,
    onFailure: takeFailure,
  })

  function recordChange(isMember: boolean): void {
    dependencies.mark?.set(isMember)
    dependencies.mark?.setPendingLogout(false)
    dependencies.mark?.passTurn()
    dependencies.onChange?.()
  }

  /**
   * Stores whether the visitor is a member. If the stored mark differs, the visitor logged in or out while no page was
   * open, which counts as a turn.
   */
  function recordVisitor(isMember: boolean): void {
    if (dependencies.mark?.has() !== isMember) dependencies.mark?.passTurn()
    dependencies.mark?.set(isMember)
  }

  /** Forgets the member after the session's end. Returns whether there was a member. */
  function forget(reason: 'logout' | 'ended', message?: string): boolean {
    const { loggedIn, epoch, dashboard: before, parts: values } = store.getState()
    if (!loggedIn) return false
    store.setState({
      ...newSession,
      known: true,
      parts: parts.withoutMember(values),
      dashboard: { ...newSession.dashboard, calls: before.calls },
      epoch: epoch + 1,
    })
    recordChange(false)
    dependencies.onEnd(reason, message)
    return true
  }

  /** Ends the session in this tab, and notifies the other tabs. */
  function end(reason: 'logout' | 'ended', message?: string): void {
    if (forget(reason, message)) dependencies.announce('logout')
  }

  /**
   * Calls an endpoint for the current visitor. A code that ends the session does so once, and only in the epoch of the
   * call. A failed response of an earlier epoch has no message, and the mark `former`.
   */
  async function call<Name extends Endpoint>(
    endpoint: Name,
    payload: RequestOf<Name>,
    options?: CallOptions,
  ): Promise<ResponseOf<Name>> {
    const { epoch } = store.getState()
    const response = await dependencies.call(endpoint, payload, options)
    if (response.status) return response
    const isOver = sessionCodes.has(response.code ?? 0)
    // The server may process a logout before a call that was sent earlier.
    const reason = store.getState().pendingLogout === 'requested' ? 'logout' : 'ended'
    if (isOver && store.getState().epoch === epoch) end(reason, response.msg)
    if (store.getState().epoch === epoch) return response
    const { msg: _ofAnother, ...rest } = response
    return { ...rest, former: true } as ResponseOf<Name>
  }

  /** Stores the visitor of a dashboard's response. A new visitor begins an epoch. */
  function takeVisitor(data: VisitorReader.Dashboard, { readVisitor }: typeof VisitorReader): void {
    const { dashboard: calls, epoch, known, loggedIn: before, member: memberBefore, parts: values } = store.getState()
    const member = inCurrency(readVisitor(data, memberBefore))
    const loggedIn = member !== undefined
    const isAnother = memberBefore !== undefined && member !== undefined && !isSame(memberBefore, member)
    store.setState({
      known: true,
      backendUnreachable: false,
      loggedIn,
      member,
      parts: parts.read(values, data, loggedIn),
      epoch: loggedIn === before && !isAnother ? epoch : epoch + 1,
      dashboard: { ...calls, ready: true, previousLoggedIn: loggedIn },
    })
    // A member whose session began before the page loaded has not just logged in.
    if (known && (loggedIn !== before || isAnother)) recordChange(loggedIn)
    else recordVisitor(loggedIn)
  }

  /** Stores a guest after the end of the session. After any other failure, a former member stays unknown. */
  function takeFailure({ code, msg }: ResponseOf<'user/dashboard'>): void {
    const wasMember = dependencies.mark?.has() === true
    if (sessionCodes.has(code ?? 0)) {
      if (wasMember) dependencies.onEnd('found-ended', msg)
      recordVisitor(false)
      store.setState({ known: true, backendUnreachable: false })
    } else if (!store.getState().loggedIn) store.setState({ known: !wasMember, backendUnreachable: true })
  }

  const isSame = (one: Member, other: Member) => one.uid === other.uid || isSameAccount(one.username, other.username)

  function inCurrency(member: Member | undefined): Member | undefined {
    return member?.currency === '' ? { ...member, currency: dependencies.currency ?? '' } : member
  }

  /**
   * Logs in. The result has a false status if the response names no member, or if the dashboard then belongs to a
   * guest: the session has not begun.
   *
   * @param isPhone whether the name of the account is a phone number
   */
  async function login(username: string, password: string, isPhone = true): Promise<ResponseOf<'index/auth'>> {
    const response = await call('index/auth', { username, password, mobile_check: isPhone ? 1 : 0 })
    if (!response.status || !response.data?.uid) return { ...response, status: false }
    const { memberAfterLogin } = await import('./read-visitor.ts')
    const user = memberAfterLogin(response.data, username)
    const { epoch, parts: values, pendingLogout } = store.getState()
    store.setState({
      known: true,
      backendUnreachable: false,
      loggedIn: true,
      member: inCurrency(user),
      parts: parts.read(values, { user }, true),
      // A failed logout belongs to the session before. A running one may still end the new session.
      pendingLogout: pendingLogout === 'failed' ? undefined : pendingLogout,
      arrival: dependencies.arrivalAfter?.(response.data),
      epoch: epoch + 1,
    })
    recordChange(true)
    dependencies.announce('login')
    await dashboard.refresh()
    return store.getState().loggedIn ? response : { status: false }
  }

  /**
   * Fetches one area's part again. A response after the session's end, or one without that part, changes nothing.
   *
   * @returns the response; its status is false if it contained no part
   */
  async function refreshPart(area: keyof SessionParts): Promise<PartResponse> {
    const { epoch } = store.getState()
    const { response, value } = await parts.refresh(area, call)
    const state = store.getState()
    const isPresent = state.epoch === epoch && state.loggedIn
    if (value !== undefined && isPresent) store.setState({ parts: { ...state.parts, [area]: value } })
    return response
  }

  /**
   * Logs out. The member is logged out once the server confirms it, lacks the call, or reports an ended session. Until
   * then pages hide the account, even after a reload. Returns whether the member is logged out.
   */
  async function logout(): Promise<boolean> {
    if (store.getState().pendingLogout === 'requested') return false
    dependencies.mark?.setPendingLogout(true)
    store.setState({ pendingLogout: 'requested' })
    // The steps need the member, whom the page may not know yet.
    await dashboard.ends()
    const { epoch } = store.getState()
    await logoutSteps.run()
    const response = await dependencies.call('index/logout', {})
    const isOut = response.status || response.missing || sessionCodes.has(response.code ?? 0)
    if (isOut) dependencies.mark?.setPendingLogout(false)
    const state = store.getState()
    if (state.epoch !== epoch) {
      // The visitor has changed meanwhile.
      if (state.pendingLogout === 'requested') await showCurrentVisitor()
      return true
    }
    if (!isOut) store.setState({ pendingLogout: 'failed' })
    else if (state.loggedIn) end('logout')
    else {
      recordVisitor(false)
      await showCurrentVisitor()
    }
    return isOut
  }

  /** Cancels a logout that the server has not confirmed. */
  async function cancelLogout(): Promise<void> {
    dependencies.mark?.setPendingLogout(false)
    await showCurrentVisitor()
  }

  /** Shows the account again after a pending logout, and fetches the current visitor. */
  async function showCurrentVisitor(): Promise<void> {
    store.setState({ pendingLogout: undefined })
    await dashboard.refresh()
  }

  /**
   * Fetches the current visitor at the page's load. An unconfirmed logout runs first. If it fails, the visitor is not
   * fetched.
   */
  async function begin(): Promise<void> {
    if (dependencies.mark?.hasPendingLogout()) await logout()
    else await dashboard.load()
  }

  /**
   * Ends the member's sessions on every device, and then the session of this page. If the backend refuses, no session
   * ends.
   */
  async function logoutEverywhere(): Promise<ResponseOf<'user/logout-all'>> {
    store.setState({ isLogoutEverywhereRequested: true })
    await logoutSteps.run()
    const response = await call('user/logout-all', {})
    if (response.status) end('logout')
    else store.setState({ isLogoutEverywhereRequested: false })
    return response
  }

  /** Called after a login or logout in another tab. */
  async function handleOtherTab(what: 'login' | 'logout'): Promise<void> {
    if (what === 'logout') forget('logout')
    // A failed logout belongs to the session before the login.
    else if (store.getState().pendingLogout === 'failed') await cancelLogout()
    else await dashboard.refresh()
  }

  const clearArrival = () => store.setState({ arrival: undefined })
  /** Number of logins and logouts on this device. */
  const turn = () => dependencies.mark?.turn() ?? 0

  return {
    store,
    turn,
    call,
    begin,
    loadDashboard: dashboard.load,
    refresh: dashboard.refresh,
    refreshAfterNavigation: dashboard.refreshAfterNavigation,
    login,
    refreshPart,
    logout,
    cancelLogout,
    logoutEverywhere,
    /** Adds a step that runs before the request of each logout. A logout waits for it, for at most 3 s. */
    beforeLogout: logoutSteps.add,
    handleOtherTab,
    clearArrival,
  }
}

export type Session = ReturnType<typeof createSession>
