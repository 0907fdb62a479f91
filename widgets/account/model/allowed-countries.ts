import type { Country } from '../../../schemas/generated/records.ts'
import type { PhoneCountry } from '../../../runtime/widget-api/forms.ts'
import { type Manifest } from '../../../runtime/widget-api/site.ts'

/**
 * The country of a phone number. The ISO code identifies the country, because countries may share a dial code.
 * `anyCountry` has no ISO code.
 */
export type NumberCountry = PhoneCountry & Partial<Pick<Country, 'abr'>>

/** The countries that the manifest names for a host. An empty list means all countries. */
export const namedCountries = ({ allow, perHost }: Manifest['countries'], host: string): readonly string[] =>
  perHost[host] ?? allow

/**
 * The countries whose phone numbers a brand accepts (CFG-05). A filter for the visitor's host replaces the filter for
 * all hosts. A filter that matches no country is ignored, because otherwise nobody could log in.
 */
export function allowedCountries(
  list: readonly Country[],
  filter: Manifest['countries'],
  host: string,
): readonly Country[] {
  const named = namedCountries(filter, host)
  const left = list.filter(({ abr }) => named.includes(abr))
  return named.length === 0 || left.length === 0 ? list : left
}

/** The preselected country: the site's country, or else the first country of the list. Undefined for an empty list. */
export function firstCountry(countries: readonly Country[], siteCountry: string): Country | undefined {
  return countries.find(({ abr }) => abr === siteCountry) ?? countries[0]
}
