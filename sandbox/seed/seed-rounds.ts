import type { DatabaseSync } from 'node:sqlite'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { gameCategories } from '../catalogue/providers.ts'
import { gameRoundsOf } from '../games/game-rounds.ts'
import { randomFor } from '../random.ts'

const minute = 60_000
const count = 48
/** Stakes in minor units. */
const bets = [1_000, 2_000, 5_000, 10_000] as const
/** What a win brings, as a multiple of its stake; most rounds are lost. */
const wins = [0, 0, 0, 0.5, 1, 2.5] as const

/** Rounds of the last days for a member, of games of every category, half of them slots. Balances are after them. */
export function seedRounds(database: DatabaseSync, merchantId: string, uid: string, seed: number, now: number): void {
  const random = randomFor(seed, `${merchantId}:rounds`)
  const { games } = catalogueOf(seed)
  const rounds = gameRoundsOf(database, merchantId)
  // The best known games are those that are played.
  const known = new Map(
    gameCategories.map((name) => [name, games.filter(({ category }) => category === name).slice(0, 12)]),
  )
  const times = Array.from({ length: count }, () => random.between(30, 4 * 24 * 60)).toSorted((a, b) => b - a)
  for (const [index, minutes] of times.entries()) {
    const category = index % 2 === 0 ? 'slot' : random.pick(gameCategories)
    const { id } = random.pick(known.get(category) ?? games)
    const bet = random.pick(bets)
    rounds.add({ uid, game_id: id, category, bet, win: bet * random.pick(wins), at: now - minutes * minute })
  }
}
