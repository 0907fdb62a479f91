import {
  demoMember,
  inTransaction,
  minorOf,
  type SandboxMerchant,
  type SeededMember,
  type SandboxContext,
  wordColumn,
} from '../../../../sandbox/index.ts'
import type { Prediction } from '../../../../schemas/generated/records.ts'
import { post } from '../../../wallet/sandbox/exports.ts'
import { findFixture, fixturesAround, outcomeOf, stateAt } from './fixtures.ts'

type Pick = Prediction['pick']

export const pickColumn = wordColumn<Pick>(['home', 'draw', 'away'])

/** A member's prediction of a fixture. Undefined if the member has not predicted it. */
export function pickOf(
  { database }: SandboxContext,
  merchantId: string,
  uid: string,
  fixture: string,
): Pick | undefined {
  const row = database
    .prepare('SELECT pick FROM predictions WHERE merchant_id = ? AND uid = ? AND fixture = ?')
    .get(merchantId, uid, fixture)
  return row && pickColumn(row.pick)
}

/** Writes a prediction. Throws if the member already has a prediction of the fixture. */
export function addPrediction(
  { database, clock }: SandboxContext,
  merchantId: string,
  { uid, fixture, pick }: { readonly uid: string; readonly fixture: string; readonly pick: Pick },
): void {
  database
    .prepare('INSERT INTO predictions (merchant_id, uid, fixture, pick, at) VALUES (?, ?, ?, ?, ?)')
    .run(merchantId, uid, fixture, pick, clock.now())
}

/** Decides the predictions of finished fixtures, and pays each correct one once. */
export function decidePredictions(sandbox: SandboxContext, merchant: SandboxMerchant): void {
  const { database, clock } = sandbox
  const due = database
    .prepare(`SELECT uid, fixture, pick FROM predictions WHERE merchant_id = ? AND state = 'open'`)
    .all(merchant.id)
    .flatMap(({ uid, fixture, pick }) => {
      const planned = findFixture(sandbox, merchant, String(fixture))
      return planned && stateAt(planned, clock.now()) === 'finished' ? [{ uid: String(uid), pick, planned }] : []
    })
  if (due.length === 0) return
  inTransaction(database, () => {
    for (const { uid, pick, planned } of due) {
      const isRight = pick === outcomeOf(planned)
      const amount = isRight ? minorOf(merchant.data.football.prize) : 0
      database
        .prepare('UPDATE predictions SET state = ?, prize = ? WHERE merchant_id = ? AND uid = ? AND fixture = ?')
        .run(isRight ? 'won' : 'lost', amount, merchant.id, uid, planned.id)
      if (amount === 0) continue
      const teams = `${planned.home.code} – ${planned.away.code}`
      const note = { en: `Football prediction: ${teams}`, th: `ทายผลฟุตบอล ${teams}` }
      post(database, merchant.id, { uid, position: 0, kind: 'bonus', amount, note, at: planned.ends })
    }
  })
}

const wrong = { home: 'away', draw: 'home', away: 'draw' } as const

/**
 * Seeds two predictions of the demo member: a wrong one of the latest finished fixture, and one of the third future
 * fixture.
 */
export function seedPredictions(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  members: readonly SeededMember[],
): void {
  const uid = demoMember(members)?.uid
  if (uid === undefined) return
  const now = sandbox.clock.now()
  const around = fixturesAround(sandbox, merchant, now)
  const past = around.findLast(({ ends }) => ends <= now)
  const next = around.filter(({ kickOff }) => kickOff > now)[2]
  if (past) addPrediction(sandbox, merchant.id, { uid, fixture: past.id, pick: wrong[outcomeOf(past)] })
  if (next) addPrediction(sandbox, merchant.id, { uid, fixture: next.id, pick: 'home' })
}
