import { findAccount } from '../profile/find-account.ts'
import { readContact } from '../profile/read-contact.ts'
import { oneTimePasswordsOf } from '../one-time-passwords/one-time-passwords.ts'
import { memberEndpoint } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'

/** Checks the one-time password of a contact. A correct one verifies the contact (STA-10). */
export const userVerifyContact = memberEndpoint(
  'user/verify-contact',
  async ({ sandbox, merchant, member, payload, language }) => {
    const contact = readContact(member, payload.type, payload.value)
    if (typeof contact === 'string') return refusal(contact, language)
    const { value, key } = contact
    const passwords = oneTimePasswordsOf(sandbox, merchant)
    const result = await passwords.check(key, payload.otp)
    if (result !== 'right') return refusal(result === 'wrong' ? 'otp-wrong' : 'otp-ended', language)
    if (payload.type === 'phone') {
      sandbox.database
        .prepare('UPDATE members SET verify_phone = 0 WHERE merchant_id = ? AND uid = ?')
        .run(merchant.id, member.uid)
    } else {
      const holder = findAccount(sandbox.database, merchant.id, value)
      if (holder && holder.uid !== member.uid) return refusal('contact-taken', language)
      // The member may have verified another address while the code was compared.
      const { changes } = sandbox.database
        .prepare(
          `UPDATE members SET email = :value, verify_email = 0
           WHERE merchant_id = :merchant AND uid = :uid AND email IN ('', :value)`,
        )
        .run({ value, merchant: merchant.id, uid: member.uid })
      if (changes === 0) return refusal('contact-not-yours', language)
    }
    passwords.use(key)
    return { status: true }
  },
)
