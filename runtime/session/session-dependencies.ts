import type { ResponseOf } from '../api/call-api.ts'
import type { SessionPart } from '../areas/area.ts'
import type { Arrival } from './after-login.ts'
import type { MemberMark } from './member-mark.ts'
import type { Call } from './session-state.ts'

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
  readonly arrivalAfter?: (login: NonNullable<ResponseOf<'index/auth'>['data']>) => Promise<Arrival | undefined>
  /** Notifies the other tabs, which then call `handleOtherTab`. */
  readonly announce: (what: 'login' | 'logout') => void
  /** Called at each login and logout in any tab, so that no visitor sees another visitor's data. */
  readonly onChange?: () => void
  /** The mark of the last known visitor on this device. It is not a credential. */
  readonly mark?: MemberMark
  /** The areas' parts of the session. */
  readonly parts?: ReadonlyMap<string, SessionPart>
}
