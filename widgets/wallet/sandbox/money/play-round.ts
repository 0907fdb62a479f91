import type { DatabaseSync } from 'node:sqlite'
import { balanceOf, post } from './ledger.ts'

/** The money of a member's round. Amounts are in minor units. */
export interface PlayedRound {
  readonly uid: string
  /** The index of the wallet. */
  readonly position: number
  /** The stake, above 0. */
  readonly stake: number
  /** The payout including the stake. 0 for a lost round. */
  readonly prize: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Takes the stake of a round and pays its prize. Returns false and moves nothing if the wallet holds less than the
 * stake. Call it within a transaction of the database.
 */
export function playRound(database: DatabaseSync, merchantId: string, round: PlayedRound): boolean {
  const { uid, position, stake, prize, at } = round
  if (balanceOf(database, merchantId, uid, position) < stake) return false
  post(database, merchantId, { uid, position, kind: 'stake', amount: -stake, at })
  if (prize > 0) post(database, merchantId, { uid, position, kind: 'prize', amount: prize, at })
  return true
}
