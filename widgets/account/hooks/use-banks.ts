import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Call, CallFailed, useCall } from '../../../runtime/widget-api/data.ts'
import { useSite } from '../../../runtime/widget-api/site.ts'

/** The banks that a sign-up or a member's page of bank accounts offers. A failed update leaves the list as it is. */
export function useBanks(page: 'register' | 'bank', currency: string) {
  const call = useCall()
  const { reader } = useSite()
  const { data, isPending, isError, refetch } = useQuery(bankQuery(call, reader.locale, page, currency))
  return { banks: data ?? [], isPending, isError: isError && data === undefined, retry: () => void refetch() }
}

/** Returns a function that loads the banks of a sign-up into the cache of `useBanks`. It rejects if the load fails. */
export function useLoadSignUpBanks() {
  const call = useCall()
  const client = useQueryClient()
  const { reader } = useSite()
  return useCallback(
    (currency: string) => client.fetchQuery(bankQuery(call, reader.locale, 'register', currency)),
    [call, client, reader],
  )
}

const bankQuery = (call: Call, locale: string, page: 'register' | 'bank', currency: string) =>
  queryOptions({
    queryKey: ['banks', locale, page, currency],
    queryFn: async () => {
      const response = await call('user/get-bank-list', { currency, page })
      if (!response.status || !Array.isArray(response.data?.data)) throw new CallFailed(response)
      return response.data.data
    },
    staleTime: 60_000,
  })
