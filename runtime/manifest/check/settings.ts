import { suggestName } from '../../issues/suggest.ts'
import { joinPointer } from '../pointer.ts'
import type { Manifest } from '../stages.ts'
import { defineCheck } from './define-check.ts'
import { atAnyOf, finding, keyFinding, orRemovedFrom } from './make-finding.ts'
import { untranslated } from './untranslated.ts'
import { wrongSpan, wrongYear } from './time-span.ts'

/** Checks that each country has exactly one default locale (LOC-09). */
const countryDefaults = defineCheck<Manifest['locales']>('/locales', (locales) => {
  const byCountry = Map.groupBy(Object.entries(locales), ([, { countryCode }]) => countryCode)
  return [...byCountry].flatMap(([country, entries]) => {
    const defaults = entries.filter(([, { isCountryDefault }]) => isCountryDefault)
    if (defaults.length === 1) return []
    const context = { name: country, found: String(defaults.length) }
    const [last = '', ...others] = (defaults.length > 0 ? defaults : entries)
      .toReversed()
      .map(([id]) => joinPointer('/locales', id, 'isCountryDefault'))
    const found = finding('locale-defaults', last, context)
    return [atAnyOf(defaults.length > 0 ? found : orRemovedFrom(found, '/locales'), others)]
  })
})

/** Checks that the key of each locale is its code. */
const localeCode = defineCheck<Manifest['locales'][string]>('/locales/*', ({ code }, { pointer, keys: [id = ''] }) => {
  if (code === id) return []
  const context = { name: 'code', found: JSON.stringify(code), expected: `the key of the locale, "${id}"` }
  return [finding('bad-form', `${pointer}/code`, context)]
})

/** Checks that the id is the folder's name, so that a copied folder cannot pass for another brand. */
const merchantId = defineCheck<string>('/merchant/id', (id, { pointer, brand: { merchant } }) => {
  if (id === merchant) return []
  const context = { found: JSON.stringify(id), expected: merchant }
  return [finding('wrong-merchant-id', pointer, context, `Did you mean "${merchant}"?`)]
})

/** Checks that a brand switches only existing calls on or off. */
const endpoints = defineCheck<Readonly<Record<string, boolean>>>(
  '/api/endpoints',
  (named, { pointer, product: { calls } }) =>
    Object.keys(named)
      .filter((name) => !calls.includes(name))
      .map((name) => keyFinding('unknown-call', joinPointer(pointer, name), { name }, suggestName(name, calls))),
)

/** Checks that a maintenance period has unambiguous times and ends after its start (OPS-05). */
const maintenance = defineCheck<NonNullable<NonNullable<Manifest['availability']>['maintenance']>>(
  '/availability/maintenance',
  ({ from, until }, { pointer }) => {
    const wrong = wrongSpan({ from, until }, pointer)
    if (wrong.length > 0 || from === undefined || until === undefined || Date.parse(from) < Date.parse(until))
      return wrong
    const expected = `a time after ${from}`
    const context = { name: 'until', found: JSON.stringify(until), expected }
    return [atAnyOf(finding('bad-form', `${pointer}/until`, context), [`${pointer}/from`])]
  },
)

/** Checks that a brand does not refuse the country of its own locale, because nobody there could use the site. */
const ownCountries = defineCheck<readonly string[]>(
  '/availability/refusedCountries',
  (countries, { pointer, brand: { manifest } }) =>
    countries.flatMap((found, index) => {
      const locale = Object.values(manifest.locales).find(({ countryCode }) => countryCode.toUpperCase() === found)
      return locale ? [finding('own-country-refused', `${pointer}/${index}`, { found, name: locale.code })] : []
    }),
)

/** Checks that the version of the terms has a year of the Gregorian calendar. */
const termsVersion = defineCheck<string>('/responsible/termsVersion', (date, { pointer }) =>
  wrongYear('termsVersion', date, pointer),
)

export const settingChecks = [
  countryDefaults,
  endpoints,
  localeCode,
  maintenance,
  merchantId,
  ownCountries,
  termsVersion,
  untranslated,
]
