/** A language as issues name it: `Khmer` of `km`. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language
