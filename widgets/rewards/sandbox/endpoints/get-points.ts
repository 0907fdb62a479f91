import type { PointsEntry } from '../../../../schemas/generated/records.ts'
import { localisedColumn, memberEndpoint, serverTime, textIn } from '../../../../sandbox/index.ts'

/** A page of the ledger of points, newest first, or the row with the given idempotency key (ENG-06). */
export const rewardGetPoints = memberEndpoint(
  'reward/get-points',
  ({ sandbox, merchant, member, payload, language }) => {
    const { page, page_size: size = 10, intent } = payload
    const where = `merchant_id = ? AND uid = ?${intent === undefined ? '' : ' AND intent = ?'}`
    const filter = [merchant.id, member.uid, ...(intent === undefined ? [] : [intent])]
    const total = sandbox.database.prepare(`SELECT count(*) AS rows FROM points_ledger WHERE ${where}`).get(...filter)
    const rows = sandbox.database
      .prepare(`SELECT * FROM points_ledger WHERE ${where} ORDER BY number DESC LIMIT ? OFFSET ?`)
      .all(...filter, size, (page - 1) * size)
    const items = rows.map(
      (row): PointsEntry => ({
        id: `P${String(row.number).padStart(6, '0')}`,
        points: Number(row.points),
        note: textIn(localisedColumn(row.note), language),
        created: serverTime(Number(row.at)),
        ...(typeof row.intent === 'string' && { intent: row.intent }),
      }),
    )
    return { status: true, data: { items, total: Number(total?.rows ?? 0) } }
  },
)
