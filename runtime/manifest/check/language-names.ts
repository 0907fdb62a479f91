/** The name of a language in issues: `Khmer` for `km`. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language

/** A list in issues: `a, b, and c`. */
export const inWords = (items: readonly string[]): string => new Intl.ListFormat('en').format(items)
