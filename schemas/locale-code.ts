/** The language of a locale code: `th` of `th-th`. */
export function languageOf(locale: string): string {
  return locale.slice(0, 2)
}
