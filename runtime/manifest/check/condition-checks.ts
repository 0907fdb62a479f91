import type { Block, Condition, MenuItem, Route } from '../../../schemas/generated/manifest.ts'
import type { Finding } from '../../issues/finding.ts'
import { areIndependent, canHold } from '../evaluate-condition.ts'
import { readWhole } from '../incremental/recorded-reads.ts'
import { type CheckedPlace, defineCheck } from './define-check.ts'
import { finding } from './make-finding.ts'
import { isForGuests, isForMembers } from './route-checks.ts'
import { wrongSpan } from './time-span.ts'

/** Checks that the conditions of pages, blocks and menu entries can hold, and that their times are unambiguous. */
export const conditionChecks = [
  defineCheck<Route>('/routes/*', (route, place) => neverHolds(route.when, place, { ...route, when: undefined })),
  defineCheck<MenuItem>('/navigation/*/items/*', (item, place) => neverHolds(item.when, place)),
  defineCheck<Block>('/shell/*/blocks/*', (block, place) => neverHolds(block.when, place)),
  defineCheck<Block>('/routes/*/regions/*/blocks/*', (block, place) => {
    if (!block.when) return []
    const route = place.brand.manifest.routes[place.keys[0] ?? '']
    const found = neverHolds(block.when, place, route && readWhole(route))
    return found.length > 0 || !route ? found : onlyForMembers(block.when, place, route)
  }),
]

/** Reports a block's condition that no guest meets, on a page that members cannot open. */
function onlyForMembers(own: Condition, { pointer, keys: [name = ''], product, brand }: CheckedPlace, route: Route) {
  if (!isForGuests(route) || isForMembers(route, product)) return []
  const locales = Object.keys(brand.manifest.locales)
  if (canHold([{ session: 'guest' }, own], locales, product.conditions)) return []
  return [finding('block-never-shows', `${pointer}/when`, { name })]
}

/** The ambiguous times of a condition and of the conditions within it. */
function wrongMoments(condition: Condition, pointer: string): Finding[] {
  if (!condition.not && !condition.any) return wrongSpan(condition, pointer)
  return [
    ...wrongSpan(condition, pointer),
    ...(condition.not ? wrongMoments(condition.not, `${pointer}/not`) : []),
    ...(condition.any ?? []).flatMap((one, index) => wrongMoments(one, `${pointer}/any/${index}`)),
  ]
}

/**
 * Reports the ambiguous times of a condition. If there are none, reports a condition that no visitor meets, together
 * with the condition and the guards of its page.
 *
 * @param route the page. If `own` is the condition of the page itself, `route` has no condition
 */
function neverHolds(own: Condition | undefined, { pointer, product, brand }: CheckedPlace, route?: Route): Finding[] {
  if (!own) return []
  const moments = wrongMoments(own, `${pointer}/when`)
  if (moments.length > 0) return moments
  const guarded: Condition[] = route && isForMembers(route, product) ? [{ session: 'member' }] : []
  if (areIndependent([...(route?.when ? [route.when] : []), ...guarded, own])) return []
  const locales = Object.keys(brand.manifest.locales)
  // Without a locale, no condition holds. The missing locale has an issue of its own.
  if (locales.length === 0) return []
  const ofAreas = product.conditions
  const above = route?.when && canHold([route.when], locales, ofAreas) ? [route.when] : []
  if (canHold([...above, ...guarded, own], locales, ofAreas)) return []
  const found = canHold([own], locales, ofAreas)
    ? 'the condition excludes the visitors who can open the page'
    : reversedRange(own)
  return [finding('condition-never-holds', `${pointer}/when`, found === undefined ? {} : { found })]
}

/** The first reversed range of a condition, in words. Undefined if it has none. */
function reversedRange(condition: Condition): string | undefined {
  const { from, until } = condition
  if (from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until))
    return '"from" is not before "until"'
  const ranges = Object.entries(condition as Readonly<Record<string, { from?: unknown; to?: unknown }>>)
  const wrong = ranges.find(([, { from, to }]) => typeof from === 'number' && typeof to === 'number' && from > to)
  return wrong && `"from" is greater than "to" in "${wrong[0]}"`
}
