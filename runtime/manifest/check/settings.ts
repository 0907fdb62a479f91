import { suggestName } from '../../issues/suggest.ts'
import { joinPointer } from '../pointer.ts'
import type { Manifest } from '../stages.ts'
import { defineCheck } from './define-check.ts'
import { finding, keyFinding } from './make-finding.ts'
import { untranslated } from './untranslated.ts'
import { wrongSpan } from './time-span.ts'

/** Checks that one locale of each country is its first (LOC-09). */
const countryDefaults = defineCheck<Manifest['locales']>('/locales', (locales) => {
  const byCountry = Map.groupBy(Object.entries(locales), ([, { countryCode }]) => countryCode)
  return [...byCountry].flatMap(([country, entries]) => {
    const firsts = entries.filter(([, { isCountryDefault }]) => isCountryDefault)
    if (firsts.length === 1) return []
    const [id = ''] = firsts[1] ?? entries[0] ?? []
    const context = { name: country, found: String(firsts.length) }
    return [finding('locale-defaults', joinPointer('/locales', id, 'isCountryDefault'), context)]
  })
})

/** Checks that each locale has its own code as key. */
const localeCode = defineCheck<Manifest['locales'][string]>('/locales/*', ({ code }, { pointer, keys: [id = ''] }) =>
  code === id ? [] : [finding('unknown-locale', `${pointer}/code`, { name: code }, `Did you mean "${id}"?`)],
)

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
    return [finding('bad-form', `${pointer}/until`, { name: 'until', found: JSON.stringify(until), expected })]
  },
)

/** Checks that the version of the terms has no year of the Thai calendar. */
const termsVersion = defineCheck<string>('/responsible/termsVersion', (date, { pointer }) => {
  const year = Number(date.slice(0, 4))
  if (year <= 2400) return []
  return [finding('year-of-another-calendar', pointer, { found: String(year), expected: String(year - 543) })]
})

export const settingChecks = [
  countryDefaults,
  endpoints,
  localeCode,
  maintenance,
  merchantId,
  termsVersion,
  untranslated,
]
