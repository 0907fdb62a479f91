/** The place of new code: its paths to other files, and the languages of its texts. */
export interface CodePlace {
  /**
   * The relative path from an area's folder to the project's folder. Undefined for an area outside of the project,
   * which imports the entry points of the package `livery`.
   */
  readonly project?: string
  /** The relative path from an area's folder to the generated files. */
  readonly generated: string
  readonly languages: readonly string[]
}

/** The project's files that new code imports as entry points. */
const files = {
  'sandbox/index': 'sandbox/index.ts',
  'sandbox/part': 'sandbox/part.ts',
  'ui/LoadFailed': 'widgets/_ui/LoadFailed.tsx',
  'ui/Section': 'widgets/_ui/Section.tsx',
  'widget-api/area': 'runtime/widget-api/area.ts',
  'widget-api/data': 'runtime/widget-api/data.ts',
  'widget-api/public-data': 'runtime/areas/public-data.ts',
  'widget-api/site': 'runtime/widget-api/site.ts',
  'widget-api/text': 'runtime/widget-api/text.ts',
  'widget-api/widget': 'runtime/widget-api/widget.ts',
} as const

/**
 * The import specifier of an entry point in an area's code.
 *
 * @param depth number of folders from the area's folder down to the importing file
 */
export function entryPoint({ project }: CodePlace, entry: keyof typeof files, depth: number): string {
  if (project === undefined) return `livery/${entry.replace('/index', '')}`
  return `${'../'.repeat(depth)}${project}/${files[entry]}`
}

/** The name in code: `loyalty-points` becomes `LoyaltyPoints`. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())

/** The name for people: `loyalty-points` becomes `Loyalty Points`. */
export const titleCase = (name: string): string => pascalCase(name).replace(/(?!^)([A-Z])/g, ' $1')

/** JSON in the formatter's style, with each list of texts on one line. */
export const json = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/\[\n\s+("[^[\]{}]*")\n\s+\]/g, (_all, texts: string) => `[${texts.replace(/,\n\s+/g, ', ')}]`)}\n`

/** One file of texts for each language, by path. */
export const textFiles = (
  languages: readonly string[],
  texts: Readonly<Record<string, string>>,
): Record<string, string> => Object.fromEntries(languages.map((language) => [`messages/${language}.json`, json(texts)]))
