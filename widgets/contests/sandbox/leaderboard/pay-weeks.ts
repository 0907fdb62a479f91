import { inTransaction, type SandboxMerchant, type SandboxContext } from '../../../../sandbox/index.ts'
import { post } from '../../../wallet/sandbox/exports.ts'
import { prizeOf, standingsOf } from './standings.ts'
import { weekOf } from './weeks.ts'

/** Pays the prizes of past weeks, each week once. */
export function payWeeklyPrizes(sandbox: SandboxContext, merchant: SandboxMerchant): void {
  const { database, clock } = sandbox
  const now = clock.now()
  const open = database
    .prepare(
      `SELECT DISTINCT week FROM contest_turnover WHERE merchant_id = ? AND week < ?
       AND week NOT IN (SELECT week FROM paid_weeks WHERE merchant_id = ?) ORDER BY week`,
    )
    .all(merchant.id, weekOf(now).id, merchant.id)
  if (open.length === 0) return
  inTransaction(database, () => {
    for (const { week: id } of open) {
      const week = weekOf(Date.parse(`${id}T12:00:00+07:00`))
      database.prepare('INSERT INTO paid_weeks (merchant_id, week) VALUES (?, ?)').run(merchant.id, week.id)
      for (const [index, { uid }] of standingsOf(sandbox, merchant, week, week.ends).entries()) {
        const amount = prizeOf(merchant, index + 1)
        if (uid === undefined || amount === 0) continue
        const note = { en: `Leaderboard, place ${index + 1}`, th: `รางวัลตารางอันดับ อันดับ ${index + 1}` }
        post(database, merchant.id, { uid, position: 0, kind: 'bonus', amount, note, at: week.ends })
      }
    }
  })
}
