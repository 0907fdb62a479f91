import { expect, test } from 'vitest'
import { type RunOptions, type RunResult, simulateMoney } from './testing/simulate-money.ts'

const runs = 5000

async function simulate(
  options: Omit<RunOptions, 'seed'>,
  count: number,
  look: (result: RunResult, run: string) => void,
) {
  const totals = { entries: 0, sends: 0, done: 0, late: 0 }
  for (let seed = 1; seed <= count; seed++) {
    const result = await simulateMoney({ ...options, seed })
    look(result, `run ${seed}`)
    totals.entries += result.ledger.length
    totals.sends += result.sends
    totals.done += result.done.size
    totals.late += result.late.size
  }
  return totals
}

/** Each intent of the ledger once, and none that no page knows of but those that came in too late to be known. */
function expectOncePerIntent({ ledger, done, late, ends }: RunResult, run: string): void {
  const intents = ledger.map(({ intent }) => intent)
  expect(new Set(intents).size, run).toBe(intents.length)
  for (const intent of done) expect(intents, run).toContain(intent)
  for (const intent of intents) expect(done.has(intent) || late.has(intent), `${run}: ${intent}`).toBe(true)
  for (const end of ends) expect(['ready', 'done', 'refused', 'absent', 'elsewhere', 'ended'], run).toContain(end)
}

test(`[DEP-01] in ${runs} lives of clicks, tabs, reloads and lost answers, the ledger has every intent exactly once`, async () => {
  const options = { looksAtIntents: true, failsAfter: true, duplicates: true, isSometimesLate: true }
  const totals = await simulate(options, runs, expectOncePerIntent)
  // The runs are worth something only where much was done, much was lost, and some was late.
  expect(totals.entries).toBeGreaterThan(runs / 2)
  expect(totals.sends).toBeGreaterThan(totals.entries)
  expect(totals.late).toBeGreaterThan(100)
}, 240_000)

test('[WDR-06] at a server that looks at no intent and refuses only what it has not done, the client alone never moves money twice', async () => {
  const options = { looksAtIntents: false, failsAfter: false, duplicates: false, isSometimesLate: false }
  const totals = await simulate(options, 1000, (result, run) => {
    expectOncePerIntent(result, run)
    if (result.mostUnderWay !== undefined) expect(result.mostUnderWay, run).toBeLessThanOrEqual(1)
  })
  expect(totals.entries).toBeGreaterThan(500)
}, 120_000)
