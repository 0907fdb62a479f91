import type { Country } from '../../../schemas/generated/records.ts'
import { type Manifest } from '../../../runtime/widget-api/site.ts'

/**
 * The countries that a brand takes phone numbers of (CFG-05): those that the manifest names for the visitor's host, else
 * those that it names for all, else the whole list. A filter that leaves none is left out: nobody could log in.
 */
export function allowedCountries(
  list: readonly Country[],
  { allow, perHost }: Manifest['countries'],
  host: string,
): readonly Country[] {
  const named = perHost[host] ?? allow
  const left = list.filter(({ abr }) => named.includes(abr))
  return named.length === 0 || left.length === 0 ? list : left
}

/** The country that a visitor begins with: the site's own, else the first. */
export function firstCountry(countries: readonly Country[], siteCountry: string): Country | undefined {
  return countries.find(({ abr }) => abr === siteCountry) ?? countries[0]
}
