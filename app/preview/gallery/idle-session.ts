import { type Call, createSession, type Session } from '../../../runtime/session/session.ts'
import type { Member } from '../../../schemas/generated/records.ts'

/** Somebody for widgets that only a member sees. */
export const galleryMember: Member = {
  uid: '1',
  username: '660812345678',
  fullname: 'นรินทร์ สุขสวัสดิ์',
  email: '',
  phone: '66-0812345678',
  currency: 'THB',
  vip: '3',
  mid: '1',
  is_first_time_deposit: 0,
  utk: '',
  live_chat: '',
  restrict: '',
  wallet: [{ display: 'THB', balance: '12480.50' }],
}

/** A session that is known from the start: a guest's, or a member's. Calls are answered by what is given. */
export function idleSession(member: Member | undefined, call: Call): Session {
  const session = createSession({
    call,
    now: Date.now,
    onEnd: () => {},
    announce: () => {},
  })
  session.store.setState({ known: true, loggedIn: member !== undefined, member, wallet: member?.wallet ?? [] })
  return session
}
