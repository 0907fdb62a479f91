import { useMemo } from 'react'
import type { Country } from '../../../schemas/generated/records.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useSite } from '../../../runtime/widget-api/site.ts'
import { allowedCountries } from '../model/allowed-countries.ts'

/** The countries of accepted phone numbers, for this brand and this host (CFG-05). */
export function useCountries(): readonly Country[] {
  const { data, reader } = useSite()
  const { data: list } = usePublicData('account/countries')
  return useMemo(
    () => (list === undefined ? [] : allowedCountries(list, data.settings.countries, reader.host)),
    [list, data, reader],
  )
}
