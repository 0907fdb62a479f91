import { hashPassword, memberEndpoint, passwordMatches } from '../../../../sandbox/index.ts'
import { accountRefusal } from '../../../account/sandbox/exports.ts'
import { refusal } from '../messages.ts'
import { payerOf } from '../payers.ts'

/** Sets or changes the withdrawal PIN. is_active_pin is 1 afterwards (STA-10). */
export const userSetWithdrawPin = memberEndpoint(
  'user/set-withdraw-pin',
  async ({ sandbox, merchant, member, payload, language }) => {
    const { pin, confirm_pin, old_pin = '', password } = payload
    if (!/^\d{6}$/.test(pin) || pin !== confirm_pin) return refusal('pin-form', language)
    if (!(await passwordMatches(password, member.password_hash))) return accountRefusal('password-wrong', language)
    const { pin_hash } = payerOf(sandbox.database, merchant.id, member.uid)
    if (pin_hash && !(await passwordMatches(old_pin, pin_hash))) return refusal('old-pin-wrong', language)
    // Changes nothing if a concurrent call has changed the PIN since this call compared it.
    const { changes } = sandbox.database
      .prepare('UPDATE payers SET pin_hash = ? WHERE merchant_id = ? AND uid = ? AND pin_hash IS ?')
      .run(hashPassword(pin), merchant.id, member.uid, pin_hash)
    return changes === 1 ? { status: true } : refusal('old-pin-wrong', language)
  },
)
