import type { Screen } from './screen-list.ts'

/**
 * Chooses one screen of a page, for a run that does not take all screens. Brands and languages alternate with the
 * index. Prefers a member's screen if the page has one in this brand and language.
 *
 * @param all the screens of all brands
 * @returns the screen in a list, which is empty if no brand has the page
 */
export function alternatingScreen(all: readonly Screen[], route: string, index: number): readonly Screen[] {
  const next = (values: readonly string[]) => [...new Set(values)][index % new Set(values).size]
  const brand = next(all.map((one) => one.brand))
  const locale = next(all.map((one) => one.locale))
  const ofRoute = all.filter((one) => one.route === route)
  const ofBrand = preferring(ofRoute, (one) => one.brand === brand)
  const ofLocale = preferring(ofBrand, (one) => one.locale === locale)
  return preferring(ofLocale, ({ visitor }) => visitor === 'member').slice(0, 1)
}

/** Returns the screens that fit, or all screens if none fits. */
function preferring(some: readonly Screen[], fits: (screen: Screen) => boolean): readonly Screen[] {
  const fitting = some.filter(fits)
  return fitting.length > 0 ? fitting : some
}
