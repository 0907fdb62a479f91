import type { RefusalName } from '../messages.ts'
import type { OtpKey } from '../one-time-passwords/one-time-passwords.ts'
import { type MemberRow, normaliseUsername } from '../../../../sandbox/index.ts'
import { isEmail } from './personal-fields.ts'

/** An e-mail address or a phone number that a member may verify. */
export interface Contact {
  /** The stored form: the address in lower case, or `66-0812345678`. */
  readonly value: string
  readonly key: OtpKey
}

/**
 * The contact, or the reason why the member may not verify it. Members may verify their own contacts, and a first
 * e-mail address (STA-10).
 */
export function readContact(member: MemberRow, type: 'email' | 'phone', typed: string): Contact | RefusalName {
  if (type === 'phone') {
    return normaliseUsername(typed) === member.username
      ? { value: member.phone, key: { purpose: 'phone', account: `${member.uid}:${member.phone}` } }
      : 'contact-not-yours'
  }
  const value = typed.toLowerCase()
  if (!isEmail(value)) return 'email'
  return member.email === '' || member.email === value
    ? { value, key: { purpose: 'email', account: `${member.uid}:${value}` } }
    : 'contact-not-yours'
}
