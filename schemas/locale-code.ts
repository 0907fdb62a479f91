/** The language of a locale code: `th` of `th-th`. */
export function languageOf(locale: string): string {
  return locale.slice(0, 2)
}

/** The subset of a typeface that contains the script of a language: `khmer` of `km`. */
export function subsetOf(language: string): string {
  const { script = '' } = new Intl.Locale(language).maximize()
  return new Intl.DisplayNames(['en'], { type: 'script' }).of(script)?.toLowerCase() ?? ''
}
