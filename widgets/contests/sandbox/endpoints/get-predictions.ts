import {
  integerColumn,
  memberEndpoint,
  rowReader,
  textColumn,
  toDecimal,
  wordColumn,
} from '../../../../sandbox/index.ts'
import type { Prediction } from '../../../../schemas/generated/records.ts'
import { contestCurrency } from '../contest-currency.ts'
import { fixturesAround } from '../football/fixtures.ts'
import { pickColumn } from '../football/predictions.ts'
import { refusal } from '../messages.ts'

const readPrediction = rowReader<Prediction>({
  fixture: textColumn,
  pick: pickColumn,
  state: wordColumn(['open', 'won', 'lost']),
  prize: (value) => toDecimal(integerColumn(value)),
})

/** The member's predictions of the listed fixtures (ENG-06). */
export const contestGetPredictions = memberEndpoint(
  'contest/get-predictions',
  ({ sandbox, merchant, member, language }) => {
    if (member.currency !== contestCurrency) return refusal('no-contest', language)
    const listed = new Set(fixturesAround(sandbox, merchant, sandbox.clock.now()).map(({ id }) => id))
    const rows = sandbox.database
      .prepare('SELECT fixture, pick, state, prize FROM predictions WHERE merchant_id = ? AND uid = ? ORDER BY fixture')
      .all(merchant.id, member.uid)
    return {
      status: true,
      data: rows.filter(({ fixture }) => listed.has(String(fixture))).map(readPrediction),
    }
  },
)
