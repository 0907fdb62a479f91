import { type Call, isServerFailure, type ResponseOf } from '../../../../runtime/widget-api/data.ts'
import { lookUpTakenPromotion } from '../look-up-taken-promotion.ts'
import type { IntentHeaders } from '../money/create-money-send.ts'

interface Application {
  /** Unknown: no response or a server error came, and the member's promotions do not show the promotion as taken. */
  readonly outcome: 'applied' | 'failed' | 'unknown'
  readonly response: ResponseOf<'promotion/apply-promotion'>
}

/**
 * Applies a promotion to the deposit just made (DEP-10). The flow never repeats this call. If the response is lost or
 * reports a server error, the member's promotions show whether the server has applied the promotion.
 */
export async function applyChosenPromotion(
  call: Call,
  { promotionId, currency }: { readonly promotionId: number; readonly currency: string },
  headers: IntentHeaders,
): Promise<Application> {
  const payload = { promotion_id: promotionId, is_from_deposit_page: 1 } as const
  const response = await call('promotion/apply-promotion', payload, { headers })
  if (response.status) return { outcome: 'applied', response }
  if (response.noResponse !== true && !isServerFailure(response)) return { outcome: 'failed', response }
  const { kind } = await lookUpTakenPromotion(call, promotionId, currency)
  return { outcome: kind === 'found' ? 'applied' : 'unknown', response }
}
