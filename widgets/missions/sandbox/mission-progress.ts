import type { DatabaseSync } from 'node:sqlite'
import type { SandboxData } from '../../../schemas/generated/sandbox.ts'
import { minorOf } from '../../../sandbox/index.ts'

/** A mission from the brand's data. */
export type SandboxMission = SandboxData['missions']['today'][number]

/** A member and a day in the site's time zone. */
export interface MemberDay {
  readonly merchantId: string
  readonly uid: string
  /** `2026-11-21`. */
  readonly day: string
}

/**
 * Adds an amount to a member's progress of one kind on a day, for all missions that count this kind. Money is in minor
 * units.
 */
export function addProgress(
  database: DatabaseSync,
  { merchantId, uid, day }: MemberDay,
  counts: SandboxMission['counts'],
  amount: number,
): void {
  database
    .prepare(
      `INSERT INTO mission_progress (merchant_id, uid, day, counts, amount) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (merchant_id, uid, day, counts) DO UPDATE SET amount = amount + excluded.amount`,
    )
    .run(merchantId, uid, day, counts, amount)
}

/** A member's progress on a day by kind. Money is in minor units. */
export function progressOf(database: DatabaseSync, { merchantId, uid, day }: MemberDay): ReadonlyMap<string, number> {
  const rows = database
    .prepare('SELECT counts, amount FROM mission_progress WHERE merchant_id = ? AND uid = ? AND day = ?')
    .all(merchantId, uid, day)
  return new Map(rows.map(({ counts, amount }) => [String(counts), Number(amount)]))
}

/** The ids of the missions whose rewards a member has claimed on a day. */
export function claimedMissions(database: DatabaseSync, { merchantId, uid, day }: MemberDay): ReadonlySet<number> {
  const rows = database
    .prepare('SELECT mission_id FROM mission_rewards WHERE merchant_id = ? AND uid = ? AND day = ?')
    .all(merchantId, uid, day)
  return new Set(rows.map(({ mission_id }) => Number(mission_id)))
}

/** Whether a mission counts money instead of actions. */
export const isOfMoney = ({ counts }: SandboxMission): boolean => counts === 'deposit' || counts === 'stake'

/** The target of a mission: a number of actions, or money in minor units. */
export const targetOf = (mission: SandboxMission): number =>
  isOfMoney(mission) ? minorOf(mission.target) : Number(mission.target)
