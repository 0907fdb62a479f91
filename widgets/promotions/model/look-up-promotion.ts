import type { Call } from '../../../runtime/widget-api/data.ts'
import { failedLookUp, type LookUpResult } from '../../wallet/exports.ts'

/** The code of `promotion/get-promotion-balance` if no promotion is running. */
export const noPromotion = 4237

/**
 * Asks the server whether a promotion of the member has ended. A promotion has ended if another promotion is running,
 * or none.
 */
export async function lookUpEndedPromotion(call: Call, promotionId: number): Promise<LookUpResult<unknown>> {
  const response = await call('promotion/get-promotion-balance', {})
  if (!response.missing && response.code === noPromotion) return { kind: 'found', found: undefined }
  const failure = failedLookUp(response)
  if (failure) return failure
  const { data } = response
  if (typeof data?.bal_final !== 'string') return { kind: 'no-response' }
  return (data.promotion_id ?? 0) === promotionId ? { kind: 'absent' } : { kind: 'found', found: data }
}
