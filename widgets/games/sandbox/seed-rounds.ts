import {
  demoMember,
  type SandboxMerchant,
  type SeededMember,
  type SandboxContext,
  randomFor,
  siteMidnight,
} from '../../../sandbox/index.ts'
import { playRound } from '../../wallet/sandbox/exports.ts'
import { catalogueOf } from './catalogue/game-catalogue.ts'
import { catalogueCategories } from './catalogue/providers.ts'
import { gameRoundsOf } from './play/game-rounds.ts'

const minute = 60_000
/** The days on which the member has played, as numbers of days ago. */
const days = [1, 2, 3, 4, 6, 8, 9, 12, 15, 16, 21, 27, 34, 43] as const
const roundsOfDay = 5
/** Stakes in minor units. */
const stakes = [1_000, 2_000, 5_000, 10_000] as const
/** The payout of a round as a multiple of its stake. About half of the rounds win nothing. */
const payoutFactors = [0, 0, 0, 0.5, 1, 2.5] as const

interface Round {
  readonly game_id: string
  readonly category: (typeof catalogueCategories)[number]
  readonly bet: number
  readonly win: number
  readonly at: number
}

/**
 * Seeds rounds of the demo member on several days of the last weeks, in every category, most of them slots (ENG-08). If
 * possible, the last payout makes the payouts add up to the stakes (`evenedOut`).
 */
export function seedRounds(sandbox: SandboxContext, merchant: SandboxMerchant, members: readonly SeededMember[]): void {
  const uid = demoMember(members)?.uid
  if (uid === undefined) return
  const rounds = gameRoundsOf(sandbox.database, merchant.id)
  for (const round of evenedOut(drawRounds(sandbox, merchant))) {
    const { bet: stake, win: prize, at } = round
    // If the brand has added the area later, the member may have spent the money, and the wallet refuses the stake.
    if (!playRound(sandbox.database, merchant.id, { uid, position: 0, stake, prize, at })) return
    rounds.add({ uid, ...round })
  }
}

function drawRounds({ seed, clock }: SandboxContext, merchant: SandboxMerchant): Round[] {
  const random = randomFor(seed, `${merchant.id}:rounds`)
  const { games } = catalogueOf(seed)
  // Members play the best known games.
  const known = new Map(
    catalogueCategories.map((name) => [name, games.filter(({ category }) => category === name).slice(0, 12)]),
  )
  const others = cycle(catalogueCategories)
  return days.toReversed().flatMap((daysAgo) => {
    const evening = siteMidnight(clock.now(), -daysAgo) + 18 * 60 * minute
    return Array.from({ length: roundsOfDay }, (_, index): Round => {
      const category = index % 2 === 0 ? 'slot' : others()
      const bet = random.pick(stakes)
      return {
        game_id: random.pick(known.get(category) ?? games).id,
        category,
        bet,
        win: bet * random.pick(payoutFactors),
        at: evening + index * 11 * minute + random.between(0, 9) * minute,
      }
    })
  })
}

/** Returns a function that returns the items in turn. The first follows the last. */
function cycle<Item>(items: readonly Item[]): () => Item {
  let next = 0
  return () => items[next++ % items.length] as Item
}

/**
 * Changes the payout of the last round, so that the payouts add up to the stakes. The payout is 0 if it would be
 * negative.
 */
function evenedOut(rounds: readonly Round[]): Round[] {
  const lost = rounds.reduce((sum, { bet, win }) => sum + bet - win, 0)
  return rounds.map((round, index) =>
    index === rounds.length - 1 ? { ...round, win: Math.max(0, round.win + lost) } : round,
  )
}
