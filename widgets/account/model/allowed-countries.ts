import type { Country } from '../../../schemas/generated/records.ts'
import type { PhoneCountry } from '../../../runtime/widget-api/forms.ts'
import { type Manifest } from '../../../runtime/widget-api/site.ts'

/** A number's country. Its ISO code identifies it, because countries may share a dial code. `anyCountry` has none. */
export type NumberCountry = PhoneCountry & Partial<Pick<Country, 'abr'>>

/** The countries that the manifest names for a host. An empty list means all countries. */
export const namedCountries = ({ allow, perHost }: Manifest['countries'], host: string): readonly string[] =>
  perHost[host] ?? allow

/**
 * The countries whose phone numbers a brand accepts (CFG-05): by the filter for the visitor's host, or else for all
 * hosts. Ignores a filter without any match, because otherwise nobody could log in.
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

/** The preselected country: the site's own, or else the first one. Undefined for an empty list. */
export function firstCountry(countries: readonly Country[], siteCountry: string): Country | undefined {
  return countries.find(({ abr }) => abr === siteCountry) ?? countries[0]
}
