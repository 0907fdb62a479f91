import type { StoreApi } from 'zustand/vanilla'
import type { Member } from '../../schemas/generated/records.ts'
import type { ResponseOf } from '../api/call-api.ts'
import { endsSession } from '../api/response-codes.ts'
import type { Arrival } from './after-login.ts'
import type * as VisitorReader from './read-visitor.ts'
import { withLogin, withoutMember, withVisitor } from './session-changes.ts'
import type { PartOrder } from './part-order.ts'
import type { SessionDependencies } from './session-dependencies.ts'
import type { sessionPartsOf } from './session-parts.ts'
import type { SessionState } from './session-state.ts'

/** Changes the visitor of the session, and records each change on the device. */
export function createCurrentVisitor(
  store: StoreApi<SessionState>,
  parts: ReturnType<typeof sessionPartsOf>,
  order: PartOrder,
  { mark, currency = '', onChange, onEnd, announce }: SessionDependencies,
) {
  /** The device's number of logins and logouts (`turn`) when this tab last recorded its visitor. */
  let recordedTurn = mark?.turn()

  /**
   * Stores on the device whether the visitor is a member. If the stored mark differs, no other tab has counted this
   * login or logout as a turn, so this tab counts it.
   *
   * @param isNew whether to count a turn in any case
   */
  function record(isMember: boolean, isNew = false): void {
    if (isNew || mark?.has() !== isMember) mark?.passTurn()
    mark?.set(isMember)
    recordedTurn = mark?.turn()
  }

  function recordChange(isMember: boolean, isNew = false): void {
    mark?.setPendingLogout(false)
    record(isMember, isNew)
    onChange?.()
  }

  const inCurrency = (member: Member | undefined): Member | undefined =>
    member?.currency === '' ? { ...member, currency } : member

  /** Shows a guest after the session's end. Returns whether there was a member. */
  function forget(): boolean {
    const state = store.getState()
    if (state.loggedIn) store.setState(withoutMember(state, parts.withoutMember(state.parts)))
    return state.loggedIn
  }

  return {
    record,

    /** Ends the session in this tab, and notifies the other tabs. */
    end(reason: 'logout' | 'ended', message?: string): void {
      if (!forget()) return
      recordChange(false)
      onEnd(reason, message)
      announce('logout')
    },

    /**
     * Ends the session in this tab after a logout in another tab, which has recorded it on the device. A tab that
     * does not know its visitor yet begins an epoch, because a running call may still respond with the member.
     *
     * @returns whether this tab has to fetch the guest's data
     */
    endAsElsewhere(): boolean {
      const state = store.getState()
      if (forget()) {
        onChange?.()
        onEnd('logout', undefined)
        return false
      }
      if (state.known && !state.dashboard.getting) return false
      store.setState(withoutMember(state, parts.withoutMember(state.parts)))
      return true
    },

    /** Stores the member of a login, and notifies the other tabs. */
    logIn(user: Member, arrival: Arrival | undefined): void {
      const state = store.getState()
      store.setState(withLogin(state, inCurrency(user), parts.read(state.parts, { user }, true), arrival))
      recordChange(true, true)
      announce('login')
    },

    /**
     * Stores the visitor of a dashboard's response. A response without a member ends a member's session.
     *
     * @param call the number of the dashboard's call
     */
    take(data: VisitorReader.Dashboard, { readVisitor }: typeof VisitorReader, call: number): void {
      const state = store.getState()
      const member = inCurrency(readVisitor(data, state.member))
      const isMember = member !== undefined
      const read = parts.read(state.parts, data, isMember)
      const next = withVisitor(state, member, read)
      // If the visitor has changed, the current values belong to another visitor.
      const before = next.epoch === state.epoch ? state.parts : read
      store.setState({ ...next, parts: parts.latest(before, read, call, order) })
      // A member whose session began before the page loaded has not just logged in.
      if (!state.known || next.epoch === state.epoch) return record(isMember)
      // If one member replaces another, the mark stays the same. Then this tab counts a turn, unless another tab has
      // counted it.
      const isReplaced = state.loggedIn && isMember
      recordChange(isMember, isReplaced && mark?.turn() === recordedTurn)
      if (state.loggedIn) onEnd('logout', undefined)
      if (!isMember) announce('logout')
    },

    /**
     * If the response says that the session has ended, the visitor is a guest. After any other failure, the visitor of
     * a device whose last visitor was a member stays unknown.
     */
    takeFailure(response: ResponseOf<'user/dashboard'>): void {
      const wasMember = mark?.has() === true
      if (endsSession(response)) {
        // If the turn differs, another tab has counted a login since this tab's call. Then the mark belongs to the new
        // session.
        if (mark?.turn() === recordedTurn) {
          // A member who logs out needs no report of the end.
          const isLogout = store.getState().pendingLogout !== undefined
          if (wasMember) onEnd(isLogout ? 'logout' : 'found-ended', response.msg)
          record(false)
        }
        store.setState({ known: true, backendUnreachable: false })
      } else if (!store.getState().loggedIn) store.setState({ known: !wasMember, backendUnreachable: true })
    },
  }
}

export type CurrentVisitor = ReturnType<typeof createCurrentVisitor>
