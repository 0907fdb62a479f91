import { useBrand } from '../../../runtime/widget-api/site.ts'
import { useMoney } from '../../../runtime/widget-api/text.ts'

/**
 * The parameter for contests in the member's currency. Empty for the locale's currency, because the host loads the
 * locale's contests without a parameter.
 */
export function useCurrencyParameter(): { readonly currency?: string } {
  const { currency: ofLocale } = useBrand()
  const { currency } = useMoney()
  return currency === ofLocale ? {} : { currency }
}
