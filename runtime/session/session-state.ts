import type { Member } from '../../schemas/generated/records.ts'
import type { ResponseOf, CallOptions, Endpoint, RequestOf } from '../api/call-api.ts'
import type { SessionParts } from '../areas/area.ts'
import type { Arrival } from './after-login.ts'

/** How the session calls the backend. */
export type Call = <Name extends Endpoint>(
  endpoint: Name,
  payload: RequestOf<Name>,
  options?: CallOptions,
) => Promise<ResponseOf<Name>>

/** The current visitor, and the last response of the dashboard (STA-01, STA-02, STA-04). */
export interface SessionState {
  /**
   * Whether pages treat the visitor as a member or a guest. True after a response about the visitor. After a failed
   * request, the visitor counts as a guest, unless a member used this device last.
   */
  readonly known: boolean
  /** Whether the last request for the visitor failed while no member was known. Members' pages then offer a retry. */
  readonly backendUnreachable: boolean
  readonly loggedIn: boolean
  readonly member: Member | undefined
  /** The areas' parts of the session, by area. */
  readonly parts: Readonly<SessionParts>
  readonly dashboard: {
    readonly ready: boolean
    readonly getting: boolean
    readonly previousLoggedIn: boolean | undefined
    /** Time of the last call, in ms since 1970. */
    readonly previousCall: number
    readonly calls: number
  }
  /**
   * A logout that the server has not confirmed yet: its request is running, or has failed. Pages hide the account until
   * the server confirms the logout or the member cancels it.
   */
  readonly pendingLogout: undefined | 'requested' | 'failed'
  /** Whether a logout on every device is requested. Pages show the account until the server confirms it. */
  readonly isLogoutEverywhereRequested: boolean
  /** The destination after a login. The page navigates there and clears it. */
  readonly arrival: Arrival | undefined
  /** Grows with every change of the visitor. The response to a call of an earlier epoch changes nothing. */
  readonly epoch: number
}

/** The state until the current visitor is known. */
export const newSession: SessionState = {
  known: false,
  backendUnreachable: false,
  loggedIn: false,
  member: undefined,
  parts: {} as SessionParts,
  dashboard: { ready: false, getting: false, previousLoggedIn: undefined, previousCall: 0, calls: 0 },
  pendingLogout: undefined,
  isLogoutEverywhereRequested: false,
  arrival: undefined,
  epoch: 0,
}
