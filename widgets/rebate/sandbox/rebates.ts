import { minorOf, type SandboxMerchant, type SeededMember, siteMidnight, type World } from '../../../sandbox/index.ts'
import type { Rebate } from '../../../schemas/generated/records.ts'

/** The currency whose members have a rebate. */
export const rebateCurrency = 'THB'

/** The rebate of one kind of game as it is for one member. Amounts are minor units. */
export interface OpenRebate {
  readonly kind: string
  readonly percent: string
  /** Stakes that no rebate was collected for yet. */
  readonly turnover: number
  readonly amount: number
  readonly state: Rebate['state']
  /** When it was last collected, ms since 1970. */
  readonly collected: number | undefined
}

/** The rebates of a member, one for each kind of game that the brand gives one for. */
export function rebatesOf({ database }: World, merchant: SandboxMerchant, uid: string): readonly OpenRebate[] {
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

/** Adds a stake to the turnover that the next rebate of its kind is for. */
export function addTurnover(
  { database }: World,
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

/** The demo member has played, and collected a rebate for slots the day before yesterday. */
export function seedTurnover(world: World, merchant: SandboxMerchant, members: readonly SeededMember[]): void {
  const uid = members.find(({ seed }) => seed.number === 0)?.member.uid
  if (uid === undefined) return
  for (const [category, stake] of Object.entries(seededTurnover)) addTurnover(world, merchant, { uid, category, stake })
  world.database
    .prepare(`UPDATE rebate_turnover SET collected = ? WHERE merchant_id = ? AND uid = ? AND kind = 'slot'`)
    .run(siteMidnight(world.clock.now(), -2) + 45_000_000, merchant.id, uid)
}
