import type { WheelSpin } from '../../../../schemas/generated/records.ts'
import { memberEndpoint, type MemberCall, serverTime, siteMidnight, textIn } from '../../../../sandbox/index.ts'
import { oddsOf, spinsOf } from '../wheel-spins.ts'

/** The wheel with its odds, the member's remaining spins, and the last spin (ENG-06). */
export const wheelGetWheel = memberEndpoint('wheel/get-wheel', (call) => {
  const { sandbox, merchant, member, language } = call
  const { segments } = merchant.data.wheel
  const odds = oddsOf(segments)
  const { freeLeft, boughtLeft } = spinsOf(sandbox, merchant, member.uid)
  const last = lastSpin(call)
  return {
    status: true,
    data: {
      segments: segments.map(({ label, kind, amount }, at) => ({
        id: at + 1,
        label: textIn(label, language),
        kind,
        amount,
        odds: odds[at] ?? '0.00',
      })),
      spins_left: freeLeft + boughtLeft,
      next_spin: serverTime(siteMidnight(sandbox.clock.now(), 1)),
      ...(last && { last }),
    },
  }
})

function lastSpin({ sandbox, merchant, member }: MemberCall<'wheel/get-wheel'>): WheelSpin | undefined {
  const row = sandbox.database
    .prepare('SELECT segment, intent FROM wheel_spins WHERE merchant_id = ? AND uid = ? ORDER BY number DESC LIMIT 1')
    .get(merchant.id, member.uid)
  const segment = row && merchant.data.wheel.segments[Number(row.segment)]
  if (!segment) return undefined
  const { intent } = row
  return {
    segment_id: Number(row.segment) + 1,
    kind: segment.kind,
    amount: segment.amount,
    ...(typeof intent === 'string' && { intent }),
  }
}
