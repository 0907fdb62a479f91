import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../../runtime/widget-api/site.ts'
import { useCall, usePublicData } from '../../../runtime/widget-api/data.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { useMoney } from '../../../runtime/widget-api/text.ts'

/** A promotion that a deposit may be made with. */
export interface OpenPromotion {
  readonly id: number
  readonly title: string
  /** A sentence; empty where the promotions' texts cannot be had. */
  readonly description: string
  /** The smallest deposit that it can be taken with, a decimal string; undefined where any will do. */
  readonly minimum: string | undefined
}

/** What the member may take with a deposit. */
interface OpenPromotions {
  /** Those that the backend calls available, without those that nobody applies for. */
  readonly promotions: readonly OpenPromotion[]
  /** Title of the promotion that the member plays with now. */
  readonly running: string | undefined
}

/** The promotions of the member; undefined until they are there, and where they cannot be had: a deposit needs none. */
export function useOpenPromotions(): OpenPromotions | undefined {
  const call = useCall()
  const { reader } = useSite()
  const { currency } = useMoney()
  const account = useSession(({ member }) => member?.username)
  const { data } = useQuery({
    queryKey: ['member', 'open-promotions', reader.locale, account, currency],
    queryFn: async () => {
      const answer = await call('promotion/get-promotion-center-list', { currency })
      if (!answer.status || !Array.isArray(answer.data)) throw new Error(answer.msg ?? '')
      return answer.data
    },
    enabled: account !== undefined,
    gcTime: 0,
    retry: false,
  })
  const { data: texts = [] } = usePublicData('promotions/list')
  if (data === undefined) return undefined
  const promotions = data.flatMap(({ promotion_id: id, title, state }) => {
    const text = texts.find((one) => one.promotion_id === id)
    if (state !== 'available' || text?.can_apply === 0) return []
    const minimum = Number(text?.minimum_deposit ?? 0) > 0 ? text?.minimum_deposit : undefined
    return [{ id, title, description: text?.description ?? '', minimum }]
  })
  return { promotions, running: data.find(({ state }) => state === 'running')?.title }
}
