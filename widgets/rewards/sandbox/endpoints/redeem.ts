import { type EndpointResponse, type MemberCall, memberEndpoint, minorOf } from '../../../../sandbox/index.ts'
import { onceForKey, payBonus } from '../../../wallet/sandbox/exports.ts'
import { refusal } from '../messages.ts'
import { movePoints, pointsOf } from '../points.ts'
import { leftOf } from '../shop.ts'

const name = 'reward/redeem'

/** Charges the points of an item and delivers the item, once for each idempotency key (ENG-06). */
export const rewardRedeem = memberEndpoint(name, (call) => onceForKey(name, call, () => redeem(call)))

function redeem({
  sandbox,
  merchant,
  member,
  payload,
  language,
  idempotencyKey: intent,
}: MemberCall<typeof name>): EndpointResponse<typeof name> {
  const { database, clock } = sandbox
  const { uid } = member
  const item = merchant.data.reward_shop.find(({ id }) => id === payload.item_id)
  if (!item) return refusal('item-unknown', language)
  if (leftOf(database, merchant.id, item) === 0) return refusal('item-gone', language)
  if (pointsOf(database, merchant.id, uid) < item.price) return refusal('points-short', language)
  const at = clock.now()
  const note = item.title
  const number = movePoints(database, merchant.id, { uid, points: -item.price, note, intent, at })
  database
    .prepare('INSERT INTO reward_redemptions (merchant_id, uid, number, item_id) VALUES (?, ?, ?, ?)')
    .run(merchant.id, uid, number, item.id)
  if (item.kind === 'money') payBonus(database, merchant.id, { uid, amount: minorOf(item.amount), intent, note, at })
  return { status: true, data: { points: pointsOf(database, merchant.id, uid) } }
}
