import { withdrawalChecksOf } from '../payouts/withdrawal-checks.ts'
import { memberEndpoint, passwordMatches } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'
import { payerOf } from '../payers.ts'

/** Checks the withdrawal PIN. The correct PIN lets this session withdraw once within five minutes (RTE-07). */
export const withdrawCheckPin = memberEndpoint('withdraw/check-pin', async (call) => {
  const { sandbox, merchant, member, payload, language } = call
  const checks = withdrawalChecksOf(call)
  if (checks.isLocked()) return refusal('checks-locked', language)
  const { pin_hash } = payerOf(sandbox.database, merchant.id, member.uid)
  const isRight = await passwordMatches(payload.pin, pin_hash ?? undefined)
  // Concurrent wrong entries may have locked the checks meanwhile. The response then does not reveal whether this PIN
  // was right.
  if (checks.isLocked()) return refusal('checks-locked', language)
  if (isRight) return { status: true, data: checks.pass('pin') }
  checks.noteWrong()
  return refusal('pin-wrong', language)
})
