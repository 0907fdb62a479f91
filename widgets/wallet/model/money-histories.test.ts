import { expect, test } from 'vitest'
import { type History, type HistoryOptions, liveHistory } from './testing/live-history.ts'

async function histories(
  options: Omit<HistoryOptions, 'seed'>,
  count: number,
  look: (one: History, run: string) => void,
) {
  const totals = { entries: 0, sends: 0, done: 0 }
  for (let seed = 1; seed <= count; seed++) {
    const one = await liveHistory({ ...options, seed })
    look(one, `${options.kind}, seed ${seed}`)
    totals.entries += one.ledger.length
    totals.sends += one.sends
    totals.done += one.messageCounts.done ?? 0
  }
  return totals
}

/**
 * Expects that no intent moved money twice, that each message and each send was right, and that members saw each move.
 */
function expectTruth({ ledger, violations, unreported }: History, run: string): void {
  const intents = ledger.map(({ intent }) => intent)
  expect(new Set(intents).size, run).toBe(intents.length)
  expect(violations, run).toEqual([])
  expect(unreported, run).toEqual([])
}

const count = 4000
const worst = { isIdempotent: true, failsAfter: true, isSometimesLate: true }

test.each(['deposit', 'withdrawal'] as const)(
  '[DEP-01] [WDR-06] in %s histories of clicks, tabs, reloads, lost and late responses, logouts and other members, messages about money are true and report each move',
  async (kind) => {
    const totals = await histories({ ...worst, kind }, count, expectTruth)
    // The histories prove something only with many actions and many lost responses.
    expect(totals.entries).toBeGreaterThan(count)
    expect(totals.sends).toBeGreaterThan(totals.entries * 1.2)
  },
  120_000,
)

test.each(['deposit', 'withdrawal'] as const)(
  '[WDR-06] with a server that ignores idempotency keys, a %s moves money at most once if no call is late and no failure is reported after the money has moved',
  async (kind) => {
    const options = { isIdempotent: false, failsAfter: false, isSometimesLate: false, kind }
    const totals = await histories(options, count / 4, expectTruth)
    expect(totals.entries).toBeGreaterThan(count / 8)
  },
  120_000,
)
