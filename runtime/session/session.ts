import { createStore } from 'zustand/vanilla'
import type { Member } from '../../schemas/generated/records.ts'
import type { AnswerOf, CallOptions, Endpoint, RequestOf } from '../api/call-api.ts'
import type { Arrival } from './after-login.ts'
import { sessionCodes } from '../api/call-failed.ts'
import type { MemberMark } from './member-mark.ts'
import { type Dashboard, readDashboard, readMember, readWallets } from './read-dashboard.ts'

/** How the session calls the backend. */
export type Call = <Name extends Endpoint>(
  endpoint: Name,
  payload: RequestOf<Name>,
  options?: CallOptions,
) => Promise<AnswerOf<Name>>

/** Who is here, and what the dashboard last said (STA-01, STA-02, STA-04). */
export interface SessionState {
  /** Whether it is known who is here. */
  readonly known: boolean
  /** Whether the backend could not be asked who is here: it may be a member, whose page offers to try again. */
  readonly unreached: boolean
  readonly loggedIn: boolean
  readonly member: Member | undefined
  readonly wallet: Dashboard['wallet']
  readonly affiliate: { readonly username: string; readonly link: string } | undefined
  /** Maintenance windows by provider. */
  readonly maintenance: Readonly<Record<string, { readonly start_date: string; readonly end_date: string }>>
  readonly dashboard: {
    readonly ready: boolean
    readonly getting: boolean
    readonly previousLoggedIn: boolean | undefined
    readonly previousCall: number
    readonly calls: number
  }
  /** Where the member who just logged in is taken; the page goes there and clears it. */
  readonly arrival: Arrival | undefined
  /** Grows with every login and logout: an answer that was asked for in an earlier epoch changes nothing. */
  readonly epoch: number
}

export interface SessionWorld {
  readonly call: Call
  readonly now: () => number
  /** Told once when the session ends, whatever ended it. */
  readonly onEnd: (reason: 'logout' | 'ended', message: string | undefined) => void
  /** Where a member goes after this login. */
  readonly arrivalAfter?: (login: NonNullable<AnswerOf<'index/auth'>['data']>) => Arrival
  /** Tells the other tabs; they call `follow` in turn. */
  readonly announce: (what: 'login' | 'logout') => void
  /** Told at each login and logout, of whichever tab: what was shown to the one is not shown to the other. */
  readonly onChange?: () => void
  /** Whether a member was here when this browser last heard of it: a word kept on the device, which opens nothing. */
  readonly mark?: MemberMark
}

/** How long a dashboard's answer is good for, in ms (STA-04). */
const dashboardLifetime = 30_000

const start: SessionState = {
  known: false,
  unreached: false,
  loggedIn: false,
  member: undefined,
  wallet: [],
  affiliate: undefined,
  maintenance: {},
  dashboard: { ready: false, getting: false, previousLoggedIn: undefined, previousCall: 0, calls: 0 },
  arrival: undefined,
  epoch: 0,
}

/** The session of one page: login, logout, the dashboard, and its end by code 1001 or 1003 (STA-03). */
export function createSession(world: SessionWorld) {
  const store = createStore<SessionState>(() => start)
  let dashboardAnswer: AnswerOf<'user/dashboard'> | undefined
  /** The call of the dashboard that was made last. */
  let running: Promise<unknown> = Promise.resolve()

  function changed(isMember: boolean): void {
    world.mark?.set(isMember)
    world.onChange?.()
  }

  function end(reason: 'logout' | 'ended', message?: string): void {
    const { loggedIn, epoch, maintenance } = store.getState()
    if (!loggedIn) return
    dashboardAnswer = undefined
    store.setState({ ...start, known: true, maintenance, epoch: epoch + 1 })
    changed(false)
    world.onEnd(reason, message)
    world.announce('logout')
  }

  /** Calls an endpoint for whoever is here; a code that ends the session does so once, and only for its own epoch. */
  async function call<Name extends Endpoint>(
    endpoint: Name,
    payload: RequestOf<Name>,
    options?: CallOptions,
  ): Promise<AnswerOf<Name>> {
    const { epoch } = store.getState()
    const answer = await world.call(endpoint, payload, options)
    if (!answer.status && sessionCodes.has(answer.code ?? 0) && store.getState().epoch === epoch)
      end('ended', answer.msg)
    return answer
  }

  /** Whether the last answer may stand for a new one. */
  function isFresh(): boolean {
    const { dashboard, loggedIn } = store.getState()
    return (
      dashboard.ready &&
      dashboard.previousLoggedIn === loggedIn &&
      world.now() - dashboard.previousCall < dashboardLifetime
    )
  }

  /** Asks who is here and what they have. Undefined where a call is running already. */
  async function loadDashboard({ force = false } = {}): Promise<AnswerOf<'user/dashboard'> | undefined> {
    const before = store.getState()
    if (before.dashboard.getting) return undefined
    if (!force && dashboardAnswer && isFresh()) return dashboardAnswer
    const previousCall = world.now()
    store.setState({
      dashboard: { ...before.dashboard, getting: true, calls: before.dashboard.calls + 1, previousCall },
    })
    const asked = call('user/dashboard', { page_name: 'home' })
    running = asked
    const answer = await asked
    const { epoch, dashboard, loggedIn } = store.getState()
    store.setState({ dashboard: { ...dashboard, getting: false } })
    if (epoch !== before.epoch) return answer
    const data = answer.status ? readDashboard(answer.data) : undefined
    if (data) {
      dashboardAnswer = answer
      take(data)
    } else if (sessionCodes.has(answer.code ?? 0)) {
      world.mark?.set(false)
      store.setState({ known: true, unreached: false })
    } else if (!loggedIn) store.setState({ known: world.mark?.has() !== true, unreached: true })
    return answer
  }

  function take({ logged_in: loggedIn, user, wallet, crm, provider_maintenance: windows }: Dashboard): void {
    const { dashboard, epoch, known, loggedIn: before } = store.getState()
    store.setState({
      known: true,
      unreached: false,
      loggedIn,
      member: loggedIn ? user : undefined,
      wallet: loggedIn ? wallet : [],
      affiliate: loggedIn && crm ? { username: crm.affiliate_username, link: crm.link } : undefined,
      maintenance: Object.fromEntries(
        windows.map((one) => [one.provider_id, { start_date: one.start_time, end_date: one.end_time }]),
      ),
      epoch: loggedIn === before ? epoch : epoch + 1,
      dashboard: { ...dashboard, ready: true, previousLoggedIn: loggedIn },
    })
    // Who was here before the page was opened has not just come.
    if (known && loggedIn !== before) changed(loggedIn)
    else world.mark?.set(loggedIn)
  }

  /** @param isPhone whether the name of the account is a phone number */
  async function login(username: string, password: string, isPhone = true): Promise<AnswerOf<'index/auth'>> {
    const answer = await call('index/auth', { username, password, mobile_check: isPhone ? 1 : 0 })
    const user = readMember(answer.data?.user)
    if (!answer.status || !answer.data || !user) return { ...answer, status: false }
    store.setState({
      known: true,
      unreached: false,
      loggedIn: true,
      member: user,
      wallet: user.wallet,
      arrival: world.arrivalAfter?.(answer.data),
      epoch: store.getState().epoch + 1,
    })
    changed(true)
    world.announce('login')
    await loadDashboard({ force: true })
    return answer
  }

  /** Asks for the wallets anew. An answer that comes after the session's end changes nothing. */
  async function refreshBalance(): Promise<AnswerOf<'user/get-bal'>> {
    const { epoch } = store.getState()
    const answer = await call('user/get-bal', {})
    if (!answer.status) return answer
    const wallet = readWallets(answer.data)
    if (!wallet) return { ...answer, status: false }
    if (store.getState().epoch === epoch) store.setState({ wallet })
    return answer
  }

  /** Asks for the dashboard anew after the member has changed something: never the answer of a call that ran before. */
  async function refresh(): Promise<void> {
    while (store.getState().dashboard.getting) await running
    await loadDashboard({ force: true })
  }

  async function logout(): Promise<void> {
    await world.call('index/logout', {})
    end('logout')
  }

  /** Ends the member's sessions on every device, this one last. Where the backend refuses, nothing ends. */
  async function logoutEverywhere(): Promise<AnswerOf<'user/logout-all'>> {
    const answer = await call('user/logout-all', {})
    if (answer.status) end('logout')
    return answer
  }

  /** Another tab logged in or out. */
  async function follow(what: 'login' | 'logout'): Promise<void> {
    if (what === 'login') await loadDashboard({ force: true })
    else if (store.getState().loggedIn) {
      dashboardAnswer = undefined
      store.setState({ ...start, known: true, epoch: store.getState().epoch + 1 })
      changed(false)
      world.onEnd('logout', undefined)
    }
  }

  const arrived = () => store.setState({ arrival: undefined })

  return { store, call, loadDashboard, refresh, login, refreshBalance, logout, logoutEverywhere, follow, arrived }
}

export type Session = ReturnType<typeof createSession>
