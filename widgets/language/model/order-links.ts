import type { LocaleLink } from '../../../runtime/widget-api/pages.ts'

/**
 * Sorts links by the order of a browser's languages (LOC-02). Links to other languages follow in their given order.
 *
 * @param languages the browser's languages, such as `th-TH` and `en`
 */
export function orderLinks(links: readonly LocaleLink[], languages: readonly string[]): readonly LocaleLink[] {
  const locales = languages.map((language) => language.toLowerCase())
  const names = locales.map(languageOf)
  return links
    .toSorted((one, other) => placeIn(locales, one.code) - placeIn(locales, other.code))
    .toSorted((one, other) => placeIn(names, languageOf(one.code)) - placeIn(names, languageOf(other.code)))
}

/** `fil` for `fil-ph`. */
const languageOf = (locale: string) => locale.split('-')[0] ?? ''

const placeIn = (list: readonly string[], name: string) => (list.includes(name) ? list.indexOf(name) : list.length)
