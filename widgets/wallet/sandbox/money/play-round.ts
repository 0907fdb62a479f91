import type { DatabaseSync } from 'node:sqlite'
import { balanceOf, post } from './ledger.ts'

/** The money of a round that a member plays. Amounts are minor units. */
export interface PlayedRound {
  readonly uid: string
  /** The wallet that it is played with. */
  readonly position: number
  /** The stake, above 0. */
  readonly stake: number
  /** The payout including the stake. 0 for a lost round. */
  readonly prize: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Takes the stake of a round and pays its prize. False, and nothing moved, where the wallet holds less than the stake. It
 * must run within a transaction of the database.
 */
export function playRound(database: DatabaseSync, merchantId: string, round: PlayedRound): boolean {
  const { uid, position, stake, prize, at } = round
  if (balanceOf(database, merchantId, uid, position) < stake) return false
  post(database, merchantId, { uid, position, kind: 'stake', amount: -stake, at })
  if (prize > 0) post(database, merchantId, { uid, position, kind: 'prize', amount: prize, at })
  return true
}
