import {
  demoMember,
  type SandboxMerchant,
  type SeededMember,
  siteMidnight,
  type SandboxContext,
} from '../../../sandbox/index.ts'
import { ensureBonusWallet, payBonus, post } from '../../wallet/sandbox/exports.ts'

const hour = 3_600_000

/**
 * Seeds the demo member's promotions. The first promotion of the brand has ended: its bonus of ฿500 is in the balance.
 * The second is running: its bonus of ฿300 is in the bonus wallet.
 */
export function seedPromotions(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  members: readonly SeededMember[],
): void {
  const uid = demoMember(members)?.uid
  if (uid === undefined) return
  const { database, clock } = sandbox
  const daysAgo = (days: number, atHour: number) => siteMidnight(clock.now(), -days) + atHour * hour
  const insert = database.prepare(
    `INSERT INTO member_promotions
       (merchant_id, uid, promotion_id, state, bonus, turnover_done, turnover_target, taken_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const [first, second] = merchant.data.promotions
  if (first) {
    const at = daysAgo(55, 22)
    insert.run(merchant.id, uid, first.promotion_id, 'completed', 50_000, 1_000_000, 1_000_000, at)
    const note = first.title
    payBonus(database, merchant.id, { uid, amount: 50_000, note, at })
    const released = { uid, kind: 'released', note, at: daysAgo(40, 19) } as const
    const position = ensureBonusWallet(database, merchant.id, uid)
    post(database, merchant.id, { ...released, position, amount: -50_000 })
    post(database, merchant.id, { ...released, position: 0, amount: 50_000 })
  }
  if (second) {
    const at = daysAgo(6, 15)
    insert.run(merchant.id, uid, second.promotion_id, 'running', 30_000, 412_500, 900_000, at)
    payBonus(database, merchant.id, { uid, amount: 30_000, note: second.title, at })
  }
}
