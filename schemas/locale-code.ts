/** The language of a locale code: `th` of `th-th`. */
export function languageOf(locale: string): string {
  return locale.slice(0, 2)
}

/** The subsets of Fontsource whose names differ from the English name of the script. */
const subsetNames: Readonly<Record<string, string>> = {
  Beng: 'bengali',
  Cans: 'canadian-aboriginal',
  Hans: 'chinese-simplified',
  Orya: 'oriya',
}

/** The languages with letters outside of the subset of their script, by the subset that has these letters. */
const furtherSubsets = {
  'latin-ext':
    'ak az bm bs cs cy ee eo et ff ha hr hu ig ik ki kr ku lg ln lt lv mh mi mo mt nv pl ro se sh sk sl tk to tr tw ty ve wo yo',
  vietnamese: 'gn ig vi yo',
  'cyrillic-ext': 'ab av ba ce cv kk kv ky mn os tg tt',
}

/**
 * The subsets of a typeface that together have the letters of a language: `khmer` of `km`, `latin` and `vietnamese`
 * of `vi`.
 */
export function subsetsOf(language: string): readonly string[] {
  const { script = '' } = new Intl.Locale(language).maximize()
  const named = new Intl.DisplayNames(['en'], { type: 'script' }).of(script)?.toLowerCase() ?? ''
  const further = Object.entries(furtherSubsets).filter(([, languages]) => languages.split(' ').includes(language))
  return [subsetNames[script] ?? named, ...further.map(([subset]) => subset)]
}
