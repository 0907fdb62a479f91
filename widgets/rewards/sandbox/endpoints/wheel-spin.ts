import { type EndpointResponse, type MemberCall, memberEndpoint, minorOf, siteDay } from '../../../../sandbox/index.ts'
import { onceForKey, payBonus } from '../../../wallet/sandbox/exports.ts'
import { refusal } from '../messages.ts'
import { movePoints } from '../points.ts'
import { drawSegment, spinsOf } from '../wheel-spins.ts'

const name = 'wheel/spin'

/** Draws a segment and pays its prize. Uses a free spin before a bought one (ENG-06). */
export const wheelSpin = memberEndpoint(name, (call) => onceForKey(name, call, () => spin(call)))

function spin(call: MemberCall<typeof name>): EndpointResponse<typeof name> {
  const { sandbox, merchant, member, language, idempotencyKey: intent = null } = call
  const { segments } = merchant.data.wheel
  const { count, freeLeft, boughtLeft } = spinsOf(sandbox, merchant, member.uid)
  if (freeLeft + boughtLeft === 0) return refusal('no-spin', language)
  const at = sandbox.clock.now()
  const drawn = drawSegment(segments, sandbox.seed, `${merchant.id}:${member.uid}:${count + 1}`)
  const segment = segments[drawn]
  if (!segment) return refusal('no-spin', language)
  sandbox.database
    .prepare(
      `INSERT INTO wheel_spins (merchant_id, uid, number, day, is_free, segment, intent, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(merchant.id, member.uid, count + 1, siteDay(at), freeLeft > 0 ? 1 : 0, drawn, intent, at)
  payPrize(call, segment)
  return { status: true, data: { segment_id: drawn + 1, kind: segment.kind, amount: segment.amount } }
}

function payPrize(
  { sandbox, merchant, member, idempotencyKey }: MemberCall<typeof name>,
  { kind, amount }: { readonly kind: 'money' | 'points' | 'none'; readonly amount: string },
): void {
  const { database, clock } = sandbox
  const { uid } = member
  const prize = { uid, intent: idempotencyKey, note: { en: 'Lucky spin', th: 'วงล้อนำโชค' }, at: clock.now() }
  if (kind === 'points') movePoints(database, merchant.id, { ...prize, points: Number(amount) })
  if (kind === 'money') payBonus(database, merchant.id, { ...prize, amount: minorOf(amount) })
}
