import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../../runtime/widget-api/site.ts'
import { useCall, usePublicData } from '../../../runtime/widget-api/data.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { useMoney } from '../../../runtime/widget-api/text.ts'

/** A promotion for a deposit. */
export interface OpenPromotion {
  readonly id: number
  readonly title: string
  /** A sentence. Empty until the texts of promotions have loaded. */
  readonly description: string
  /**
   * The promotion's minimum deposit, a decimal string. Undefined without a minimum, and until the texts have loaded.
   */
  readonly minimum: string | undefined
}

/** The promotions that the member may combine with a deposit. */
interface OpenPromotions {
  /** The promotions that the member can apply for now. */
  readonly promotions: readonly OpenPromotion[]
  /** The title of the running promotion. */
  readonly running: string | undefined
}

/**
 * Fetches the member's promotions. Returns undefined while they load. After a failed load, returns an empty list,
 * because a deposit does not need a promotion.
 */
export function useOpenPromotions(): OpenPromotions | undefined {
  const call = useCall()
  const { reader } = useSite()
  const { currency } = useMoney()
  const account = useSession(({ member }) => member?.username)
  const { data, isError } = useQuery({
    queryKey: ['member', 'open-promotions', reader.locale, account, currency],
    queryFn: async () => {
      const response = await call('promotion/get-promotion-center-list', { currency })
      if (!response.status || !Array.isArray(response.data)) throw new Error(response.msg ?? '')
      return response.data
    },
    enabled: account !== undefined,
    gcTime: 0,
    retry: false,
  })
  const { data: texts = [] } = usePublicData('promotions/list')
  if (data === undefined) return isError ? { promotions: [], running: undefined } : undefined
  const promotions = data.flatMap(({ promotion_id: id, title, state }) => {
    const text = texts.find((one) => one.promotion_id === id)
    if (state !== 'available' || text?.can_apply === 0) return []
    const minimum = Number(text?.minimum_deposit ?? 0) > 0 ? text?.minimum_deposit : undefined
    return [{ id, title, description: text?.description ?? '', minimum }]
  })
  return { promotions, running: data.find(({ state }) => state === 'running')?.title }
}
