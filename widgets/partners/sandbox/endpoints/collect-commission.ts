import {
  type EndpointResponse,
  type MemberCall,
  memberEndpoint,
  minorOf,
  toDecimal,
} from '../../../../sandbox/index.ts'
import { onceForKey, post } from '../../../wallet/sandbox/exports.ts'
import { commissionFor, programmeCurrency } from '../commission.ts'
import { message, refusal } from '../messages.ts'

const name = 'referral/collect-commission'

/** Pays the open commission to the wallet. Parallel calls never pay an amount twice (ENG-07). */
export const referralCollectCommission = memberEndpoint(name, (call) => onceForKey(name, call, () => collect(call)))

function collect({
  sandbox: { database, clock },
  merchant,
  member: { uid, currency },
  language,
  idempotencyKey: intent,
}: MemberCall<typeof name>): EndpointResponse<typeof name> {
  if (currency !== programmeCurrency) return refusal('no-referral', language)
  const { ready: amount } = commissionFor(database, merchant.id, uid)
  if (amount === 0 || amount < minorOf(merchant.data.referral.minimum))
    return refusal('commission-too-little', language)
  database
    .prepare('UPDATE referrals SET paid = earned WHERE merchant_id = ? AND referrer_uid = ?')
    .run(merchant.id, uid)
  const note = { en: 'Referral commission', th: 'ค่าคอมมิชชั่นชวนเพื่อน' }
  post(database, merchant.id, { uid, position: 0, kind: 'bonus', amount, intent, note, at: clock.now() })
  return { status: true, msg: message('commission-paid', language), data: { amount: toDecimal(amount) } }
}
