import { useQuery } from '@tanstack/react-query'
import { CallFailed, useCall } from '../../../runtime/widget-api/data.ts'
import { useSite } from '../../../runtime/widget-api/site.ts'

/** The banks that a member may choose from. */
export function useBanks(page: 'register' | 'bank', currency: string) {
  const call = useCall()
  const { reader } = useSite()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['banks', reader.locale, page, currency],
    queryFn: async () => {
      const response = await call('user/get-bank-list', { currency, page })
      if (!response.status || !Array.isArray(response.data?.data)) throw new CallFailed(response)
      return response.data.data
    },
    staleTime: 60_000,
  })
  return { banks: data ?? [], isPending, isError, retry: () => void refetch() }
}
