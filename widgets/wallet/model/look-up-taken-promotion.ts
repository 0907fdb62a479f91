import { type Call, isRows } from '../../../runtime/widget-api/data.ts'
import { failedLookUp } from './money/failed-look-up.ts'
import type { LookUpResult } from './money/send-state.ts'

/**
 * Asks the server whether the member has taken a promotion.
 *
 * @param currency the member's currency
 */
export async function lookUpTakenPromotion(
  call: Call,
  promotionId: number,
  currency: string,
): Promise<LookUpResult<unknown>> {
  const response = await call('promotion/get-promotion-center-list', { currency })
  const failure = failedLookUp(response)
  if (failure) return failure
  const { data } = response
  if (!Array.isArray(data) || !isRows(data, ['state'])) return { kind: 'no-response' }
  const row = data.find(({ promotion_id }) => promotion_id === promotionId)
  const isTaken = row !== undefined && row.state !== 'available' && row.state !== 'locked'
  return isTaken ? { kind: 'found', found: row } : { kind: 'absent' }
}
