import { withdrawalChecksOf } from '../../money/withdrawal-checks.ts'
import { passwordMatches } from '../../session/passwords.ts'
import { memberEndpoint } from '../endpoint.ts'
import { refusal } from '../refusals.ts'

/** Checks the withdrawal PIN; the right one lets this session withdraw once within five minutes (RTE-07). */
export const withdrawCheckPin = memberEndpoint('withdraw/check-pin', async (call) => {
  const { member, payload, language } = call
  const checks = withdrawalChecksOf(call)
  if (checks.isLocked()) return refusal('checks-locked', language)
  const isRight = await passwordMatches(payload.pin, member.pin_hash ?? undefined)
  // Wrong entries may have come in while this one was compared: then nothing is told of it.
  if (checks.isLocked()) return refusal('checks-locked', language)
  if (isRight) return { status: true, data: checks.pass('pin') }
  checks.noteWrong()
  return refusal('pin-wrong', language)
})
