import { useQuery } from '@tanstack/react-query'
import type { DepositChannel } from '../../../schemas/generated/records.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import type { DepositOffer } from '../model/deposit/deposit-offer.ts'
import { useSite } from '../../../runtime/widget-api/site.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { useMoney } from '../../../runtime/widget-api/text.ts'

/**
 * Fetches the deposit channels on every mount, because an account to transfer to must not come from a cache (DEP-14). A
 * change of the member's data does not load the channels again, because a failed load would end the deposit. `failure`
 * is the server's message, perhaps empty.
 */
export function useDepositChannels() {
  const call = useCall()
  const { reader } = useSite()
  const { currency } = useMoney()
  const account = useSession(({ member }) => member?.username)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['member', 'deposit-channels', reader.locale, account, currency],
    queryFn: async (): Promise<DepositOffer> => {
      const response = await call('deposit/get-deposit-channel', { currency })
      if (!response.status || !response.data) throw new Error(response.msg ?? '')
      const { bankbomb, ...rest } = response.data
      const rows = Array.isArray(bankbomb) ? bankbomb.filter(isWhole) : []
      const channels = rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) === at)
      return { ...rest, channels: channels.toSorted((one, other) => one.sequence - other.sequence) }
    },
    enabled: account !== undefined,
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })
  return { offer: data, failure: error?.message, isFetching, retry: () => void refetch() }
}

/** Whether a channel has the fields that a deposit needs. */
function isWhole(row: Partial<DepositChannel> | null): row is DepositChannel {
  const texts = ['bank_name', 'minimum_deposit', 'maximum_deposit', 'payment_method'] as const
  return Number.isSafeInteger(row?.id) && texts.every((name) => typeof row?.[name] === 'string')
}
