import type { Member } from '../../schemas/generated/records.ts'
import { decodeRecord } from '../api/decode-response.ts'
import type { ResponseOf } from '../api/call-api.ts'
import { onlyAsciiDigits, isSameAccount } from './same-account.ts'

export type Dashboard = NonNullable<ResponseOf<'user/dashboard'>['data']>

/**
 * Returns the member from a dashboard's response. Undefined for a guest (STA-01, STA-04).
 *
 * The specification requires only a `profile` in a member's response. So a `user`, or a profile with a phone number or
 * an e-mail address, means a member (API-06).
 *
 * @param before the member before the response. A response with `logged_in` alone belongs to this member
 */
export function readVisitor(
  { logged_in: loggedIn, user, profile }: Dashboard,
  before: Member | undefined,
): Member | undefined {
  if (loggedIn === false) return undefined
  if (user) return withUsername(user)
  if (profile && (profile.mobileno !== '' || profile.email !== '')) return memberOf(profile, before)
  return loggedIn ? (before ?? defaultMember()) : undefined
}

/** The member after a login: the response's `user`, or else the typed account until the dashboard responds. */
export function memberAfterLogin(
  { uid, user }: NonNullable<ResponseOf<'index/auth'>['data']>,
  username: string,
): Member {
  return user ? withUsername(user) : { ...defaultMember(), uid, username }
}

/**
 * A member with a username, which a backend may leave out. Stored data belongs to a username, so members without a
 * username would share the same data.
 */
function withUsername(user: Member): Member {
  if (user.username !== '') return user
  return { ...user, username: onlyAsciiDigits(user.phone) || user.email || user.uid }
}

/** The account's name comes from the profile, so that it stays the same after a reload. */
function memberOf({ email, mobileno }: NonNullable<Dashboard['profile']>, before: Member | undefined): Member {
  const name = onlyAsciiDigits(mobileno) || email
  const base = before && isSameAccount(before.username, name) ? before : { ...defaultMember(), uid: name }
  return { ...base, username: name, email: email || base.email, phone: mobileno || base.phone }
}

/** A member with the defaults of the schema, and `-` as the uid. */
function defaultMember(): Member {
  return decodeRecord('member', { uid: '-' }) as Member
}
