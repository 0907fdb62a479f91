import type { Prediction } from '../../../schemas/generated/records.ts'
import { type Call, isRows, sessionCodes } from '../../../runtime/widget-api/data.ts'
import type { LookUpResult } from '../../wallet/exports.ts'

/** Asks the server whether it has the member's prediction of a fixture. */
export async function lookUpPrediction(call: Call, fixture: string): Promise<LookUpResult<Prediction>> {
  const { status, code, data, missing } = await call('contest/get-predictions', {})
  if (missing) return { kind: 'missing' }
  if (!status) return { kind: sessionCodes.has(code ?? 0) ? 'ended' : 'no-response' }
  if (!Array.isArray(data) || !isRows(data, ['fixture', 'pick'])) return { kind: 'no-response' }
  const found = data.find((one) => one.fixture === fixture)
  return found ? { kind: 'found', found } : { kind: 'absent' }
}
