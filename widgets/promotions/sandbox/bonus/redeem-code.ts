import { type EndpointResponse, type MemberCall, minorOf } from '../../../../sandbox/index.ts'
import { message, refusal } from '../messages.ts'
import { payBonus } from '../../../wallet/sandbox/exports.ts'

const name = 'promotion/apply-promotion'

/** Pays the bonus of a code, once for each member (ENG-04). Ignores the case of letters, and spaces around the code. */
export function redeemCode(call: MemberCall<typeof name>): EndpointResponse<typeof name> {
  const { sandbox, merchant, member, payload, language } = call
  const typed = (payload.bonus_code ?? '').trim().toUpperCase()
  const known = merchant.data.bonus_codes.find(({ code }) => code.toUpperCase() === typed)
  if (!known) return refusal('bonus-code-wrong', language)
  const { changes } = sandbox.database
    .prepare('INSERT OR IGNORE INTO bonus_code_uses (merchant_id, uid, code) VALUES (?, ?, ?)')
    .run(merchant.id, member.uid, known.code)
  if (changes === 0) return refusal('bonus-code-used', language)
  payBonus(sandbox.database, merchant.id, {
    uid: member.uid,
    amount: minorOf(known.amount),
    intent: call.idempotencyKey,
    note: { en: known.code },
    at: sandbox.clock.now(),
  })
  return { status: true, msg: message('bonus-code-given', language) }
}
