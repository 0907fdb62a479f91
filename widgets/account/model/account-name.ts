import { accountOfText, anyCountry } from '../../../runtime/widget-api/forms.ts'
import type { AreaCode } from '../../../runtime/widget-api/area.ts'
import { allowedCountries, firstCountry } from './allowed-countries.ts'

/** Turns a phone number of any form into the form that the login sends. Any other name stays unchanged (QRY-04). */
export const accountName: NonNullable<AreaCode['accountName']> = async (typed, { site, reader }) => {
  const response = await reader.call('user/get-country-list', {})
  const countries = allowedCountries(response.data ?? [], site.settings.countries, reader.host)
  return accountOfText(typed, firstCountry(countries, site.country) ?? anyCountry)
}
