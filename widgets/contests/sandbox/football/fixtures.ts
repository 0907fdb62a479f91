import {
  randomFor,
  type SandboxMerchant,
  siteDay,
  siteMidnight,
  type SandboxContext,
} from '../../../../sandbox/index.ts'
import type { Fixture, Prediction } from '../../../../schemas/generated/records.ts'

type Team = SandboxMerchant['data']['football']['teams'][number]

/** A fixture of the calendar. Times are in ms since 1970. */
export interface PlannedFixture {
  /** The day in the site's time zone, and the number on that day: `2026-11-22-1`. */
  readonly id: string
  readonly home: Team
  readonly away: Team
  readonly kickOff: number
  /** The time of the result. */
  readonly ends: number
  readonly goals: { readonly home: number; readonly away: number }
}

const hour = 3_600_000
/** Kick-offs of a day, in hours after midnight in the site's time zone. */
const kickOffs = [19, 21.5] as const
/** From kick-off to the result, in ms. */
const length = 1.9 * hour
/** The listed days, relative to today. */
const days = [-3, -2, -1, 0, 1, 2, 3] as const
const goals = [0, 0, 1, 1, 1, 2, 2, 3, 4] as const

/**
 * The fixtures of the days around a moment, by kick-off. The sandbox generates them from the seed and the date, so
 * every day has fixtures.
 */
export const fixturesAround = (
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  now: number,
): readonly PlannedFixture[] => days.flatMap((daysAway) => fixturesOf(sandbox, merchant, siteMidnight(now, daysAway)))

/** A fixture by its id. Undefined for an unknown id. */
export function findFixture(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  id: string,
): PlannedFixture | undefined {
  const [, day] = /^(\d{4}-\d{2}-\d{2})-\d$/.exec(id) ?? []
  const midnight = Date.parse(`${day}T00:00:00+07:00`)
  if (Number.isNaN(midnight)) return undefined
  return fixturesOf(sandbox, merchant, midnight).find((fixture) => fixture.id === id)
}

function fixturesOf({ seed }: SandboxContext, merchant: SandboxMerchant, midnight: number): PlannedFixture[] {
  const day = siteDay(midnight)
  const random = randomFor(seed, `${merchant.id}:football:${day}`)
  const teams = random.shuffle(merchant.data.football.teams)
  return kickOffs.map((at, index) => {
    const kickOff = midnight + at * hour
    return {
      id: `${day}-${index + 1}`,
      home: teams[index * 2] as Team,
      away: teams[index * 2 + 1] as Team,
      kickOff,
      ends: kickOff + length,
      goals: { home: random.pick(goals), away: random.pick(goals) },
    }
  })
}

/** The state of a fixture at a moment. */
export const stateAt = ({ kickOff, ends }: PlannedFixture, now: number): Fixture['state'] =>
  now < kickOff ? 'open' : now < ends ? 'closed' : 'finished'

/** The correct prediction. */
export const outcomeOf = ({ goals: { home, away } }: PlannedFixture): Prediction['pick'] =>
  home > away ? 'home' : home < away ? 'away' : 'draw'
