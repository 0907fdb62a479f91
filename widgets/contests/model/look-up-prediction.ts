import type { Prediction } from '../../../schemas/generated/records.ts'
import { type Call, isRows } from '../../../runtime/widget-api/data.ts'
import { failedLookUp, type LookUpResult } from '../../wallet/exports.ts'

/** Asks the server whether it has the member's prediction of a fixture. */
export async function lookUpPrediction(call: Call, fixture: string): Promise<LookUpResult<Prediction>> {
  const response = await call('contest/get-predictions', {})
  const failure = failedLookUp(response)
  if (failure) return failure
  const { data } = response
  if (!Array.isArray(data) || !isRows(data, ['fixture', 'pick'])) return { kind: 'no-response' }
  const found = data.find((one) => one.fixture === fixture)
  return found ? { kind: 'found', found } : { kind: 'absent' }
}
