import {
  demoMember,
  minorOf,
  type SandboxMerchant,
  type SeededMember,
  siteMidnight,
  type SandboxContext,
} from '../../../sandbox/index.ts'
import type { Rebate } from '../../../schemas/generated/records.ts'

/** The currency whose members have a rebate. */
export const rebateCurrency = 'THB'

/** A member's rebate for one kind of game. Amounts are in minor units. */
export interface OpenRebate {
  readonly kind: string
  readonly percent: string
  /** Stakes since the last collected rebate. */
  readonly turnover: number
  readonly amount: number
  readonly state: Rebate['state']
  /** Time of the last collected rebate, in ms since 1970. */
  readonly collected: number | undefined
}

/** The rebates of a member, one for each kind of game in the brand's rebates. */
export function rebatesOf({ database }: SandboxContext, merchant: SandboxMerchant, uid: string): readonly OpenRebate[] {
  const rows = database
    .prepare('SELECT kind, turnover, collected FROM rebate_turnover WHERE merchant_id = ? AND uid = ?')
    .all(merchant.id, uid)
  const { minimum, percent } = merchant.data.rebate
  return Object.entries(percent).map(([kind, share]) => {
    const row = rows.find((one) => one.kind === kind)
    const turnover = Number(row?.turnover ?? 0)
    const amount = Math.floor((turnover * minorOf(share)) / 10_000)
    const state = turnover === 0 ? 'none' : amount > 0 && amount >= minorOf(minimum) ? 'ready' : 'low'
    const collected = typeof row?.collected === 'number' ? row.collected : undefined
    return { kind, percent: share, turnover, amount, state, collected }
  })
}

/** Adds a stake to the turnover of the next rebate for its kind of game. */
export function addTurnover(
  { database }: SandboxContext,
  merchant: SandboxMerchant,
  { uid, category, stake }: { readonly uid: string; readonly category: string; readonly stake: number },
): void {
  database
    .prepare(
      `INSERT INTO rebate_turnover (merchant_id, uid, kind, turnover) VALUES (?, ?, ?, ?)
       ON CONFLICT (merchant_id, uid, kind) DO UPDATE SET turnover = turnover + excluded.turnover`,
    )
    .run(merchant.id, uid, category, stake)
}

/** Stakes of the demo member since the last rebate, by category, in minor units. */
const seededTurnover = { slot: 4_253_000, live: 1_860_000, fish: 31_000, card: 512_500 } as const

/** Seeds the demo member's stakes. The member has collected a rebate for slots the day before yesterday. */
export function seedTurnover(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  members: readonly SeededMember[],
): void {
  const uid = demoMember(members)?.uid
  if (uid === undefined) return
  for (const [category, stake] of Object.entries(seededTurnover))
    addTurnover(sandbox, merchant, { uid, category, stake })
  sandbox.database
    .prepare(`UPDATE rebate_turnover SET collected = ? WHERE merchant_id = ? AND uid = ? AND kind = 'slot'`)
    .run(siteMidnight(sandbox.clock.now(), -2) + 45_000_000, merchant.id, uid)
}
