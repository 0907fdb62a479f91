import type { DatabaseSync } from 'node:sqlite'
import type { Text } from '../../../sandbox/index.ts'

/** A change of points. */
export interface PointsMove {
  readonly uid: string
  /** Negative if the member spends points. */
  readonly points: number
  /** The reason, shown in the ledger. */
  readonly note: Text
  readonly intent?: string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The member's points. */
export function pointsOf(database: DatabaseSync, merchantId: string, uid: string): number {
  const row = database
    .prepare('SELECT balance FROM points_ledger WHERE merchant_id = ? AND uid = ? ORDER BY number DESC LIMIT 1')
    .get(merchantId, uid)
  return Number(row?.balance ?? 0)
}

/**
 * Adds a row to the ledger of points. Call it within a transaction.
 *
 * @returns the number of the row
 * @throws if the points would fall below zero
 */
export function movePoints(database: DatabaseSync, merchantId: string, move: PointsMove): number {
  const { uid, points, note, intent = null, at } = move
  const number = countOf(database, merchantId, uid) + 1
  const balance = pointsOf(database, merchantId, uid) + points
  database
    .prepare(
      `INSERT INTO points_ledger (merchant_id, uid, number, points, balance, note, intent, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(merchantId, uid, number, points, balance, JSON.stringify(note), intent, at)
  return number
}

function countOf(database: DatabaseSync, merchantId: string, uid: string): number {
  const row = database
    .prepare('SELECT count(*) AS rows FROM points_ledger WHERE merchant_id = ? AND uid = ?')
    .get(merchantId, uid)
  return Number(row?.rows ?? 0)
}
