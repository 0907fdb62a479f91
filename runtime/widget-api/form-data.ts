import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Country } from '../../schemas/generated/records.ts'
import { CallFailed } from '../api/call-failed.ts'
import type { CountdownKind } from '../countdown/countdowns.ts'
import { allowedCountries } from '../forms/countries.ts'
import { useSite } from '../page/site-context.ts'
import { useCall, usePublicData } from './hooks.ts'

/** The countries that phone numbers may be of, in this brand and at this host (CFG-05). */
export function useCountries(): readonly Country[] {
  const { data, reader } = useSite()
  const { data: list } = usePublicData('countries')
  return useMemo(
    () => (list === undefined ? [] : allowedCountries(list, data.settings.countries, reader.host)),
    [list, data, reader],
  )
}

/** The banks that members may have accounts with. */
export function useBanks(page: 'register' | 'bank', currency: string) {
  const call = useCall()
  const { reader } = useSite()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['banks', reader.locale, page, currency],
    queryFn: async () => {
      const answer = await call('user/get-bank-list', { currency, page })
      if (!answer.status || !Array.isArray(answer.data?.data)) throw new CallFailed(answer)
      return answer.data.data
    },
    staleTime: 60_000,
  })
  return { banks: data ?? [], isPending, isError, retry: () => void refetch() }
}

/** The confirmation of a login by the address (QRY-04): the account that the visitor is asked about. */
export function useUrlLogin() {
  const { visit } = useSite()
  const asked = useSyncExternalStore(
    useCallback((listener) => visit?.urlLogin.store.subscribe(listener) ?? (() => {}), [visit]),
    () => visit?.urlLogin.store.getState().asked,
    () => undefined,
  )
  return { asked, confirm: visit?.urlLogin.confirm, refuse: visit?.urlLogin.refuse }
}

/**
 * A countdown by its key, in whole seconds. It goes on over reloads and in every tab.
 *
 * @param key with whose it is in it, where it is somebody's
 */
export function useCountdown(key: string, kind: CountdownKind) {
  const countdowns = useSite().visit?.countdowns
  const left = useSyncExternalStore(
    useCallback(
      (listener) => {
        const stop = countdowns?.subscribe(listener)
        const timer = setInterval(listener, 250)
        window.addEventListener('storage', listener)
        return () => {
          stop?.()
          clearInterval(timer)
          window.removeEventListener('storage', listener)
        }
      },
      [countdowns],
    ),
    () => countdowns?.left(key, kind) ?? 0,
    () => 0,
  )
  return {
    left,
    start: useCallback((seconds?: number) => countdowns?.start(key, kind, seconds), [countdowns, key, kind]),
    clear: useCallback(() => countdowns?.clear(key), [countdowns, key]),
  }
}
