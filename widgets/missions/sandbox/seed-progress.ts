import {
  demoMember,
  type SandboxMerchant,
  type SeededMember,
  siteDay,
  type SandboxContext,
} from '../../../sandbox/index.ts'
import { addProgress, targetOf } from './mission-progress.ts'

/** The demo member's progress in the first mission of each of these kinds, as a share of the target. */
const parts = { deposit: 1, round: 0.4 } as const

/** Seeds the demo member's progress in today's missions. */
export function seedProgress(
  { database, clock }: SandboxContext,
  merchant: SandboxMerchant,
  members: readonly SeededMember[],
): void {
  const uid = demoMember(members)?.uid
  if (uid === undefined) return
  const memberDay = { merchantId: merchant.id, uid, day: siteDay(clock.now()) }
  for (const [counts, part] of Object.entries(parts)) {
    const mission = merchant.data.missions.today.find((one) => one.counts === counts)
    if (mission) addProgress(database, memberDay, mission.counts, Math.floor(targetOf(mission) * part))
  }
}
