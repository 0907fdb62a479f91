import { useState } from 'react'
import {
  anyCountry,
  firstCountry,
  type PhoneCountry,
  useBrand,
  useCountries,
} from '../../../runtime/widget-api/index.ts'

/** The country that a phone number is of: the site's own until another one is chosen. */
export function usePhoneCountry() {
  const { country: siteCountry, currency: siteCurrency } = useBrand()
  const countries = useCountries()
  const [code, setCode] = useState<string>()
  const chosen = countries.find((one) => one.code === code) ?? firstCountry(countries, siteCountry)
  const country: PhoneCountry = chosen ?? anyCountry
  return { country, currency: chosen?.currency ?? siteCurrency, chooseCountry: setCode }
}
