import type { SessionPart } from '../../areas/area.ts'
import type { MemberMark } from '../member-mark.ts'
import { createSession } from '../session.ts'
import type { SessionDependencies } from '../session-dependencies.ts'
import { member as user } from './member.ts'

/** A response of `user/dashboard`. */
export const dashboard = (loggedIn: boolean) => ({
  status: true,
  data: {
    logged_in: loggedIn,
    ...(loggedIn ? { user } : {}),
    wallet: loggedIn ? user.wallet : [{ display: 'x', balance: '9' }],
  },
})

/** A part of a member, and a public part. */
const parts = new Map<string, SessionPart>([
  [
    'wallet',
    {
      empty: [],
      read: (data) => (data as { wallet?: unknown }).wallet ?? user.wallet,
      refresh: async (call) => {
        const response = await call('user/get-bal', {})
        return { response, value: response.status ? response.data : undefined }
      },
    },
  ],
  ['weather', { empty: '', isPublic: true, read: () => 'fine' }],
])

/**
 * A session over a scripted backend, whose responses can be delayed.
 *
 * @param respond returns the response to a call by its endpoint
 * @param wasMember whether the last visitor was a member
 * @param sharedMark the mark of a device with several tabs; otherwise `state` holds the mark
 */
export function scriptedSession(respond: (endpoint: string) => unknown, wasMember = false, sharedMark?: MemberMark) {
  const calls: string[] = []
  const ended: string[] = []
  const announced: ('login' | 'logout')[] = []
  let now = 1_000_000
  const held: (() => void)[] = []
  const state = { hold: false, mark: wasMember, turns: 0, hasPendingLogout: false, changes: 0 }
  const given: SessionDependencies = {
    call: (async (endpoint: string) => {
      calls.push(endpoint)
      const value = respond(endpoint)
      if (state.hold) await new Promise<void>((resolve) => held.push(resolve))
      return value
    }) as SessionDependencies['call'],
    now: () => now,
    onEnd: (reason) => void ended.push(reason),
    announce: (what) => void announced.push(what),
    onChange: () => void (state.changes += 1),
    parts,
    mark: sharedMark ?? {
      has: () => state.mark,
      set: (isMember) => void (state.mark = isMember),
      turn: () => state.turns,
      passTurn: () => void (state.turns += 1),
      hasPendingLogout: () => state.hasPendingLogout,
      setPendingLogout: (hasPendingLogout) => void (state.hasPendingLogout = hasPendingLogout),
    },
  }
  return { session: createSession(given), calls, ended, announced, held, state, pass: (ms: number) => (now += ms) }
}

/** The response to a login. */
export const auth = { status: true, data: { country_lang: 'th-th', default_lang: 'th-th', uid: '1', user } }
/** Responds to every call with success. */
export const all = (endpoint: string) =>
  endpoint === 'index/auth' ? auth : endpoint === 'user/dashboard' ? dashboard(true) : { status: true }
