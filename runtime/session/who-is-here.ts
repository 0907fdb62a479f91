import type { Member } from '../../schemas/generated/records.ts'
import { readRecord } from '../api/read-answer.ts'
import type { AnswerOf } from '../api/call-api.ts'

export type Dashboard = NonNullable<AnswerOf<'user/dashboard'>['data']>

/** Who was here before an answer came. */
interface Before {
  readonly loggedIn: boolean
  readonly member: Member | undefined
}

/**
 * The member whom a dashboard's answer is about, or undefined for a guest (STA-01, STA-04).
 *
 * The specification names `profile` for whoever is logged in, and nothing more. So an answer without `logged_in` is a
 * member's where it has a member or a profile. Where it has neither, whoever was here is still here: a session ends by
 * the codes 1001 and 1003, and never by what an answer leaves out.
 */
export function whoIsHere({ logged_in: said, user, profile }: Dashboard, before: Before): Member | undefined {
  if (said === false) return undefined
  if (user) return user
  const hasProfile = profile !== undefined && (profile.mobileno !== '' || profile.email !== '')
  if (said === undefined && !hasProfile && !before.loggedIn) return undefined
  return hasProfile ? memberOf(profile, before.member) : (before.member ?? nobodyNamed())
}

/** The member after a login whose answer has no `user`: the account that was typed, until the dashboard says more. */
export function memberAfterLogin({ uid, user }: NonNullable<AnswerOf<'index/auth'>['data']>, username: string): Member {
  return user ?? { ...nobodyNamed(), uid, username }
}

/** The account's name comes from the profile, so that it stays the same after a reload. */
function memberOf({ email, mobileno }: NonNullable<Dashboard['profile']>, before: Member | undefined): Member {
  const name = digitsOf(mobileno) || email
  const base = before && isSameAccount(before.username, name) ? before : { ...nobodyNamed(), uid: name }
  return { ...base, username: name, email: email || base.email, phone: mobileno || base.phone }
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Whether two names are of one account. A number may be written with its dial code or without it. */
export function isSameAccount(one: string, other: string): boolean {
  if (one === other) return true
  const [first, second] = [digitsOf(one), digitsOf(other)]
  return first.length >= 8 && second.length >= 8 && first.slice(-8) === second.slice(-8)
}

/** A member of whom nothing is known. Every text is empty, the level is the first. */
function nobodyNamed(): Member {
  return readRecord('member', { uid: '-' }) as Member
}
