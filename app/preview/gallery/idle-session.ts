import { examples } from 'livery:areas-examples'
import type { SessionParts } from '../../../runtime/areas/area.ts'
import { sessionParts } from '../../../runtime/areas/registered-areas.ts'
import { createSession, type Session } from '../../../runtime/session/session.ts'
import type { Call } from '../../../runtime/session/session-state.ts'
import type { Member } from '../../../schemas/generated/records.ts'

/** A member, for widgets that only members see. */
export const galleryMember = {
  uid: '1',
  username: '660812345678',
  fullname: 'นรินทร์ สุขสวัสดิ์',
  email: '',
  phone: '66-0812345678',
  currency: 'THB',
  mid: '1',
  utk: '',
  live_chat: '',
  restrict: '',
  ...Object.assign({}, ...examples.map((one) => one.member)),
} as Member

/** A session of a guest or of a member, who is known from the start. `call` makes the calls of the session. */
export function idleSession(member: Member | undefined, call: Call): Session {
  const session = createSession({
    call,
    now: Date.now,
    onEnd: () => {},
    announce: () => {},
  })
  const parts = Object.fromEntries(
    [...sessionParts()].map(([area, { empty, read }]) => [area, member ? read({ user: member }, empty, true) : empty]),
  ) as unknown as SessionParts
  const loggedIn = member !== undefined
  const { dashboard } = session.store.getState()
  session.store.setState({
    known: true,
    loggedIn,
    member,
    parts,
    dashboard: { ...dashboard, ready: true, previousLoggedIn: loggedIn },
  })
  return session
}
