import type { DatabaseSync } from 'node:sqlite'
import { integerColumn, prepared, rowReader, textColumn, wordColumn } from '../../../../sandbox/index.ts'
import { type CatalogueCategory, catalogueCategories } from '../catalogue/providers.ts'

/** A round of a game. Amounts are minor units, times milliseconds since 1970. */
export interface GameRound {
  readonly round_id: number
  readonly uid: string
  readonly game_id: string
  readonly category: CatalogueCategory
  readonly bet: number
  /** The whole payout: the stake is not subtracted. */
  readonly win: number
  readonly at: number
}

/** A filter of rounds. Every given condition must hold. */
interface RoundFilter {
  readonly uid: string
  readonly category: CatalogueCategory | undefined
}

/** The rounds of a brand's members. */
export interface GameRounds {
  add(round: Omit<GameRound, 'round_id'>): void
  /** Newest first. */
  find(filter: RoundFilter, rows: { readonly limit: number; readonly offset: number }): GameRound[]
  count(filter: RoundFilter): number
}

const condition = 'merchant_id = :merchant AND uid = :uid AND (:category IS NULL OR category = :category)'

const readRound = rowReader<GameRound>({
  round_id: integerColumn,
  uid: textColumn,
  game_id: textColumn,
  category: wordColumn(catalogueCategories),
  bet: integerColumn,
  win: integerColumn,
  at: integerColumn,
})

export function gameRoundsOf(database: DatabaseSync, merchantId: string): GameRounds {
  const values = ({ uid, category }: RoundFilter) => ({
    merchant: merchantId,
    uid,
    category: category ?? null,
  })
  return {
    add({ uid, game_id, category, bet, win, at }) {
      prepared(
        database,
        'INSERT INTO game_rounds (merchant_id, uid, game_id, category, bet, win, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ).run(merchantId, uid, game_id, category, bet, win, at)
    },
    find: (filter, rows) =>
      database
        .prepare(
          `SELECT round_id, uid, game_id, category, bet, win, at FROM game_rounds WHERE ${condition}
           ORDER BY at DESC, round_id DESC LIMIT :limit OFFSET :offset`,
        )
        .all({ ...values(filter), ...rows })
        .map(readRound),
    count(filter) {
      const row = database.prepare(`SELECT count(*) AS count FROM game_rounds WHERE ${condition}`).get(values(filter))
      return Number(row?.count)
    },
  }
}
