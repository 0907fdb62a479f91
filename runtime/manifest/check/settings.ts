import { suggestName } from '../../issues/suggest.ts'
import { joinPointer } from '../pointer.ts'
import type { Manifest } from '../stages.ts'
import { defineCheck } from './define-check.ts'
import { atAnyOf, finding, keyFinding } from './make-finding.ts'
import { untranslated } from './untranslated.ts'
import { wrongSpan, wrongYear } from './time-span.ts'

/** Checks that one locale of each country is its first (LOC-09). */
const countryDefaults = defineCheck<Manifest['locales']>('/locales', (locales) => {
  const byCountry = Map.groupBy(Object.entries(locales), ([, { countryCode }]) => countryCode)
  return [...byCountry].flatMap(([country, entries]) => {
    const firsts = entries.filter(([, { isCountryDefault }]) => isCountryDefault)
    if (firsts.length === 1) return []
    const context = { name: country, found: String(firsts.length) }
    const [last = '', ...others] = (firsts.length > 0 ? firsts : entries)
      .toReversed()
      .map(([id]) => joinPointer('/locales', id, 'isCountryDefault'))
    return [atAnyOf(finding('locale-defaults', last, context), others)]
  })
})

/** Checks that each locale has its own code as key. */
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

/** Checks that a maintenance has unambiguous times and ends after its start (OPS-05). */
const maintenance = defineCheck<NonNullable<NonNullable<Manifest['availability']>['maintenance']>>(
  '/availability/maintenance',
  ({ from, until }, { pointer }) => {
    const wrong = wrongSpan({ from, until }, pointer)
    if (wrong.length > 0 || from === undefined || until === undefined || Date.parse(from) < Date.parse(until))
      return wrong
    const expected = `a moment after ${from}`
    const context = { name: 'until', found: JSON.stringify(until), expected }
    return [atAnyOf(finding('bad-form', `${pointer}/until`, context), [`${pointer}/from`])]
  },
)

/** Checks that the version of the terms has a year of the usual calendar. */
const termsVersion = defineCheck<string>('/responsible/termsVersion', (date, { pointer }) =>
  wrongYear('termsVersion', date, pointer),
)

export const settingChecks = [
  countryDefaults,
  endpoints,
  localeCode,
  maintenance,
  merchantId,
  termsVersion,
  untranslated,
]
