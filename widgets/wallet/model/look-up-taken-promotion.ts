import { type Call, isRows, sessionCodes } from '../../../runtime/widget-api/data.ts'
import type { LookUpResult } from './money/send-state.ts'

/** Asks the server whether the member has taken a promotion. */
export async function lookUpTakenPromotion(call: Call, promotionId: number): Promise<LookUpResult<unknown>> {
  const { status, code, data, missing } = await call('promotion/get-promotion-center-list', {})
  if (missing) return { kind: 'missing' }
  if (!status) return { kind: sessionCodes.has(code ?? 0) ? 'ended' : 'no-response' }
  if (!Array.isArray(data) || !isRows(data, ['state'])) return { kind: 'no-response' }
  const row = data.find(({ promotion_id }) => promotion_id === promotionId)
  const isTaken = row !== undefined && row.state !== 'available' && row.state !== 'locked'
  return isTaken ? { kind: 'found', found: row } : { kind: 'absent' }
}
