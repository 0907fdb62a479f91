import { demoMember, type SandboxMerchant, type SeededMember, type SandboxContext } from '../../../../sandbox/index.ts'
import { contestCurrency } from '../contest-currency.ts'
import { rivalsOf } from './standings.ts'
import { weekOf } from './weeks.ts'

interface Stake {
  readonly uid: string
  /** Minor units. */
  readonly stake: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Adds a stake to its week, if the member's currency has contests. */
export function addStake({ database }: SandboxContext, merchant: SandboxMerchant, { uid, stake, at }: Stake): void {
  database
    .prepare(
      `INSERT INTO contest_turnover (merchant_id, uid, week, staked)
       SELECT merchant_id, uid, ?, ? FROM members WHERE merchant_id = ? AND uid = ? AND currency = ?
       ON CONFLICT (merchant_id, uid, week) DO UPDATE SET staked = staked + excluded.staked`,
    )
    .run(weekOf(at).id, stake, merchant.id, uid, contestCurrency)
}

/** The demo member's seeded places, counted from 0. This week's place has a prize, and last week's has none. */
const seededRanks = [7, 14] as const
/** The demo member's minimum stake, in minor units. Early on Monday, the rivals' stakes are still lower. */
const least = 25_000

/** Seeds the demo member's stakes of this week and of last week. */
export function seedStakes(sandbox: SandboxContext, merchant: SandboxMerchant, members: readonly SeededMember[]): void {
  const uid = demoMember(members)?.uid
  if (uid === undefined) return
  const now = sandbox.clock.now()
  for (const [ago, rank] of seededRanks.entries()) {
    const week = weekOf(now, ago)
    const ahead = rivalsOf(sandbox, merchant, week, now)
      .map(({ turnover }) => turnover)
      .toSorted((one, other) => other - one)[rank]
    addStake(sandbox, merchant, { uid, stake: Math.max(least, ahead ?? 0), at: week.starts })
  }
}
