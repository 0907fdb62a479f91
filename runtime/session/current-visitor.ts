import type { StoreApi } from 'zustand/vanilla'
import type { Member } from '../../schemas/generated/records.ts'
import type { ResponseOf } from '../api/call-api.ts'
import { sessionCodes } from '../api/call-failed.ts'
import type { Arrival } from './after-login.ts'
import type * as VisitorReader from './read-visitor.ts'
import { withLogin, withoutMember, withVisitor } from './session-changes.ts'
import type { SessionDependencies } from './session-dependencies.ts'
import type { sessionPartsOf } from './session-parts.ts'
import type { SessionState } from './session-state.ts'

/** Changes the visitor of the session, and records each change on the device. */
export function createCurrentVisitor(
  store: StoreApi<SessionState>,
  parts: ReturnType<typeof sessionPartsOf>,
  { mark, currency = '', onChange, onEnd, announce }: SessionDependencies,
) {
  function recordChange(isMember: boolean): void {
    mark?.set(isMember)
    mark?.setPendingLogout(false)
    mark?.passTurn()
    onChange?.()
  }

  /**
   * Stores whether the visitor is a member. If the stored mark differs, the visitor logged in or out while no page was
   * open, which counts as a turn.
   */
  function record(isMember: boolean): void {
    if (mark?.has() !== isMember) mark?.passTurn()
    mark?.set(isMember)
  }

  const inCurrency = (member: Member | undefined): Member | undefined =>
    member?.currency === '' ? { ...member, currency } : member

  /** Forgets the member after the session's end. Returns whether there was a member. */
  function forget(reason: 'logout' | 'ended', message?: string): boolean {
    const state = store.getState()
    if (!state.loggedIn) return false
    store.setState(withoutMember(state, parts.withoutMember(state.parts)))
    recordChange(false)
    onEnd(reason, message)
    return true
  }

  return {
    record,
    forget,

    /** Ends the session in this tab, and notifies the other tabs. */
    end(reason: 'logout' | 'ended', message?: string): void {
      if (forget(reason, message)) announce('logout')
    },

    /** Stores the member of a login, and notifies the other tabs. */
    logIn(user: Member, arrival: Arrival | undefined): void {
      const state = store.getState()
      store.setState(withLogin(state, inCurrency(user), parts.read(state.parts, { user }, true), arrival))
      recordChange(true)
      announce('login')
    },

    /** Stores the visitor of a dashboard's response. */
    take(data: VisitorReader.Dashboard, { readVisitor }: typeof VisitorReader): void {
      const state = store.getState()
      const member = inCurrency(readVisitor(data, state.member))
      const isMember = member !== undefined
      const next = withVisitor(state, member, parts.read(state.parts, data, isMember))
      store.setState(next)
      // A member whose session began before the page loaded has not just logged in.
      if (state.known && next.epoch !== state.epoch) recordChange(isMember)
      else record(isMember)
    },

    /** Stores a guest after the end of the session. After any other failure, a former member stays unknown. */
    takeFailure({ code, msg }: ResponseOf<'user/dashboard'>): void {
      const wasMember = mark?.has() === true
      if (sessionCodes.has(code ?? 0)) {
        if (wasMember) onEnd('found-ended', msg)
        record(false)
        store.setState({ known: true, backendUnreachable: false })
      } else if (!store.getState().loggedIn) store.setState({ known: !wasMember, backendUnreachable: true })
    },
  }
}

export type CurrentVisitor = ReturnType<typeof createCurrentVisitor>
