/** The surroundings of new code: where the program is, and which languages sites have. */
export interface CodePlace {
  /** The way from the folder of an area to the project's folder. */
  readonly project: string
  /** The way from the folder of an area to the generated files. */
  readonly generated: string
  readonly languages: readonly string[]
}

/** `loyalty-points` as `LoyaltyPoints`. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())

/** `loyalty-points` as `Loyalty Points`. */
export const titleCase = (name: string): string => pascalCase(name).replace(/(?!^)([A-Z])/g, ' $1')

/** JSON as the formatter writes it: a list of texts on one line. */
export const json = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/\[\n\s+("[^[\]{}]*")\n\s+\]/g, (_all, texts: string) => `[${texts.replace(/,\n\s+/g, ', ')}]`)}\n`

/** One file of texts for each language, by path. */
export const textFiles = (
  languages: readonly string[],
  texts: Readonly<Record<string, string>>,
): Record<string, string> => Object.fromEntries(languages.map((language) => [`messages/${language}.json`, json(texts)]))
