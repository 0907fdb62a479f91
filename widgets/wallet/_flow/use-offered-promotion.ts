import { useEffect, useEffectEvent } from 'react'
import { useOpenPromotions } from '../hooks/use-open-promotions.ts'
import type { Deposit } from './use-deposit.ts'

/**
 * Reports to a deposit whether the backend offers its promotion. Without the report, a deposit from an old link would
 * apply a promotion that its form does not show.
 */
export function useOfferedPromotion({ state: { promotionId, sending }, dispatch }: Deposit): void {
  const open = useOpenPromotions()
  const isOffered =
    open === undefined || promotionId === undefined ? undefined : open.promotions.some(({ id }) => id === promotionId)
  const report = useEffectEvent(() => {
    if (isOffered !== undefined) dispatch({ type: isOffered ? 'promotion-offered' : 'promotion-unavailable' })
  })
  // A deposit ignores the report while it is being sent, so a refused deposit needs the report again.
  useEffect(() => report(), [isOffered, promotionId, sending])
}
