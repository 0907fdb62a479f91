import { type EndpointResponse, type MemberCall, memberEndpoint, toDecimal } from '../../../../sandbox/index.ts'
import { onceForKey, payBonus } from '../../../wallet/sandbox/exports.ts'
import { bonusesOf } from '../due-bonuses.ts'
import { programmeCurrency } from '../levels.ts'
import { message, refusal } from '../messages.ts'

const name = 'vip/claim-bonus'

/** Pays a bonus to the bonus wallet, once for each member (ENG-05). */
export const vipClaimBonus = memberEndpoint(name, (call) => onceForKey(name, call, () => claim(call)))

function claim({
  sandbox,
  merchant,
  member,
  payload,
  language,
  idempotencyKey,
}: MemberCall<typeof name>): EndpointResponse<typeof name> {
  if (member.currency !== programmeCurrency) return refusal('no-programme', language)
  const { database, clock } = sandbox
  const bonus = bonusesOf(sandbox, merchant, member).find(({ id }) => id === payload.bonus)
  if (!bonus) return refusal('bonus-unknown', language)
  if (bonus.state === 'claimed') return refusal('bonus-claimed', language)
  if (bonus.state === 'locked') return refusal(bonus.kind === 'level' ? 'level-too-low' : 'not-birthday', language)
  const { uid } = member
  const { id, kind, level, amount } = bonus
  const at = clock.now()
  database
    .prepare('INSERT INTO vip_claims (merchant_id, uid, bonus, amount, at) VALUES (?, ?, ?, ?, ?)')
    .run(merchant.id, uid, id, amount, at)
  const note =
    kind === 'level'
      ? { en: `VIP ${level} bonus`, th: `โบนัสระดับ VIP ${level}` }
      : { en: 'Birthday bonus', th: 'โบนัสวันเกิด' }
  payBonus(database, merchant.id, { uid, amount, intent: idempotencyKey, note, at })
  return { status: true, msg: message('bonus-paid', language), data: { amount: toDecimal(amount) } }
}
