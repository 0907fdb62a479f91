import { isSameName } from '../../../account/sandbox/exports.ts'
import { withdrawalChecksOf } from '../payouts/withdrawal-checks.ts'
import { memberEndpoint } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'
import { payerOf } from '../payers.ts'

/** Checks the full name of a member without a PIN. The correct name lets this session withdraw once (RTE-07). */
export const withdrawCheckFullname = memberEndpoint('withdraw/check-fullname', (call) => {
  const { sandbox, merchant, member, payload, language } = call
  const checks = withdrawalChecksOf(call)
  if (checks.isLocked()) return refusal('checks-locked', language)
  if (payerOf(sandbox.database, merchant.id, member.uid).pin_hash !== null) return refusal('pin-first', language)
  if (!isSameName(payload.fullname, member.fullname)) {
    checks.noteWrong()
    return refusal('fullname-wrong', language)
  }
  return { status: true, data: checks.pass('fullname') }
})
