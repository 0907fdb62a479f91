import {
  demoMember,
  type SandboxMerchant,
  type SeededMember,
  siteMidnight,
  type SandboxContext,
} from '../../../sandbox/index.ts'
import { movePoints } from './points.ts'

const hour = 3_600_000
const day = 24

/** The demo member's changes of points: hours before the start of today, points, and reason. */
const moves = [
  [12 * day, 640, { en: 'Bets of the week', th: 'ยอดเดิมพันประจำสัปดาห์' }],
  [9 * day, 250, { en: 'Lucky spin', th: 'วงล้อนำโชค' }],
  [5 * day, 710, { en: 'Bets of the week', th: 'ยอดเดิมพันประจำสัปดาห์' }],
  [2 * day, -300, { en: 'Bonus ฿30', th: 'โบนัส 30 บาท' }],
  [1 * day, 120, { en: 'Bets of the day', th: 'ยอดเดิมพันประจำวัน' }],
] as const

/** Gives the demo member points. */
export function seedPoints(
  { database, clock }: SandboxContext,
  merchant: SandboxMerchant,
  members: readonly SeededMember[],
): void {
  const uid = demoMember(members)?.uid
  if (uid === undefined) return
  const midnight = siteMidnight(clock.now(), 0)
  for (const [ago, points, note] of moves) {
    movePoints(database, merchant.id, { uid, points, note, at: midnight - ago * hour })
  }
}
