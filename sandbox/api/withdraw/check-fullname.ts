import { isSameName } from '../../account/personal-fields.ts'
import { withdrawalChecksOf } from '../../money/withdrawal-checks.ts'
import { memberEndpoint } from '../endpoint.ts'
import { refusal } from '../refusals.ts'

/** Checks the full name of a member without a PIN; the right one lets this session withdraw once (RTE-07). */
export const withdrawCheckFullname = memberEndpoint('withdraw/check-fullname', (call) => {
  const { member, payload, language } = call
  const checks = withdrawalChecksOf(call)
  if (checks.isLocked()) return refusal('checks-locked', language)
  if (member.pin_hash !== null) return refusal('pin-first', language)
  if (!isSameName(payload.fullname, member.fullname)) {
    checks.noteWrong()
    return refusal('fullname-wrong', language)
  }
  return { status: true, data: checks.pass('fullname') }
})
