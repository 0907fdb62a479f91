import type { Member } from '../../schemas/generated/records.ts'
import type { SessionParts } from '../areas/area.ts'
import type { Arrival } from './after-login.ts'
import { isSameAccount } from './same-account.ts'
import { newSession, type SessionState } from './session-state.ts'

/** The state after a login. Begins an epoch. */
export function withLogin(
  state: SessionState,
  member: Member | undefined,
  parts: SessionParts,
  arrival: Arrival | undefined,
): SessionState {
  return {
    ...state,
    known: true,
    backendUnreachable: false,
    loggedIn: true,
    member,
    parts,
    // A failed logout belongs to the session before the login. A running logout may still end the new session.
    pendingLogout: state.pendingLogout === 'failed' ? undefined : state.pendingLogout,
    arrival,
    epoch: state.epoch + 1,
  }
}

/**
 * The state after a response of the dashboard. If the visitor differs from the previous visitor, an epoch begins.
 *
 * @param member undefined for a guest
 */
export function withVisitor(state: SessionState, member: Member | undefined, parts: SessionParts): SessionState {
  const loggedIn = member !== undefined
  const isAnother = loggedIn !== state.loggedIn || (member && state.member && !isSame(state.member, member))
  return {
    ...state,
    known: true,
    backendUnreachable: false,
    loggedIn,
    member,
    parts,
    epoch: isAnother ? state.epoch + 1 : state.epoch,
    dashboard: { ...state.dashboard, ready: true, previousLoggedIn: loggedIn },
  }
}

/** The state after the session's end. Begins an epoch. */
export function withoutMember(state: SessionState, parts: SessionParts): SessionState {
  return {
    ...newSession,
    known: true,
    parts,
    dashboard: { ...newSession.dashboard, calls: state.dashboard.calls },
    epoch: state.epoch + 1,
  }
}

const isSame = (one: Member, other: Member) => one.uid === other.uid || isSameAccount(one.username, other.username)
