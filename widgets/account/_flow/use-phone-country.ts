import { useState } from 'react'
import { anyCountry, type PhoneCountry } from '../../../runtime/widget-api/forms.ts'
import { firstCountry } from '../model/allowed-countries.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { useCountries } from '../hooks/use-countries.ts'

/** The country of a phone number: the site's own until the visitor chooses another one. */
export function usePhoneCountry() {
  const { country: siteCountry, currency: siteCurrency } = useBrand()
  const countries = useCountries()
  const [code, setCode] = useState<string>()
  const chosen = countries.find((one) => one.code === code) ?? firstCountry(countries, siteCountry)
  const country: PhoneCountry = chosen ?? anyCountry
  return { country, currency: chosen?.currency ?? siteCurrency, chooseCountry: setCode }
}
