import { readPhone } from '../profile/read-phone.ts'
import { badRequest, findMember, openEndpoint, refuse } from '../../../../sandbox/index.ts'
import { oneTimePasswordsOf } from '../one-time-passwords/one-time-passwords.ts'
import { handleFinalSubmit } from '../registration/final-submit.ts'
import { handleFirstPage } from '../registration/first-page.ts'
import { readDraft } from '../registration/read-draft.ts'
import { signUpKey } from '../registration/sign-up-key.ts'
import { refusal } from '../messages.ts'

/** A step of the sign-up (AUT-12, AUT-13). */
export const registerRegisterV2 = openEndpoint('register/register-v2', (call) => {
  const { sandbox, merchant, payload, language } = call
  if (merchant.data.register.register === 0) return refusal('sign-up-closed', language)
  const draft = readDraft(payload.content)
  if (typeof draft === 'string') return refuse(badRequest, draft)
  const phone = readPhone(draft.code, draft.mobile)
  if (phone?.country.currency !== draft.currency) return refusal('phone-bounds', language)
  if (findMember(sandbox.database, merchant.id, phone)) return refusal('account-exists', language)
  const step = {
    call,
    draft,
    phone,
    passwords: oneTimePasswordsOf(sandbox, merchant),
    key: signUpKey(merchant, phone, draft.email),
  }
  return payload.page === 1 ? handleFirstPage(step) : handleFinalSubmit(step)
})
