import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { useMoney } from '../../../runtime/widget-api/text.ts'

/** The levels of the programme in the member's currency, or in the locale's for a guest (ENG-05). Lowest first. */
export function useLevels() {
  const { currency: ofLocale } = useBrand()
  const { currency } = useMoney()
  // Without a parameter, the levels are in the locale's currency. The host has loaded them this way.
  return usePublicData('loyalty/levels', currency === ofLocale ? {} : { currency })
}
