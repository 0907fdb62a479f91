import { useCallback } from 'react'
import { currencySign, type Decimals, formatMoney } from '../i18n/locale-formats.ts'
import { useSite } from '../site/site-context.ts'
import { useSession } from './session.ts'

/**
 * Formats amounts in the member's currency, or in the locale's for a guest: `money('12480.5')` is `฿12,480.50`.
 */
export function useMoney() {
  const { data } = useSite()
  const currency = useSession(({ member }) => member?.currency) || data.currency
  return {
    /** The code of the currency: `THB`. */
    currency,
    /** The sign of the currency: `฿`. */
    get sign() {
      return currencySign(currency)
    },
    money: useCallback((amount: string, decimals: Decimals = 2) => formatMoney(amount, currency, decimals), [currency]),
  }
}
