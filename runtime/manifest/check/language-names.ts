/** The name of a language in issues: `Khmer` for `km`. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language
