import { useMemo } from 'react'
import type { Country } from '../../../schemas/generated/records.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useSite } from '../../../runtime/widget-api/site.ts'
import { allowedCountries } from '../model/allowed-countries.ts'

const none: readonly Country[] = []

/** The countries of accepted phone numbers, for this brand and this host (CFG-05). An empty list until they load. */
export function useCountries() {
  const { data, reader } = useSite()
  const { data: list, isError, retry } = usePublicData('account/countries')
  const countries = useMemo(
    () => (list === undefined ? none : allowedCountries(list, data.settings.countries, reader.host)),
    [list, data, reader],
  )
  return { countries, hasLoaded: list !== undefined, isError, retry }
}
