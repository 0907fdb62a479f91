import { useEffect, useEffectEvent } from 'react'
import { useOpenPromotions } from '../hooks/use-open-promotions.ts'
import type { Deposit } from './use-deposit.ts'

/**
 * Tells a deposit whether the backend offers the deposit's promotion. Without this report, a deposit from an old link
 * would apply a promotion that the form does not show.
 */
export function useOfferedPromotion({ state: { promotionId, sending }, dispatch }: Deposit): void {
  const open = useOpenPromotions()
  const isOffered =
    open === undefined || promotionId === undefined ? undefined : open.promotions.some(({ id }) => id === promotionId)
  const report = useEffectEvent(() => {
    if (isOffered !== undefined) dispatch({ type: isOffered ? 'promotion-offered' : 'promotion-unavailable' })
  })
  // While a deposit is being sent, it keeps a confirmed promotion despite the report. So a refused deposit needs the
  // report again.
  useEffect(() => report(), [isOffered, promotionId, sending])
}
