import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { subsetsOf } from '../locale-code.ts'
import { literal } from './table-modules.ts'

/** A typeface for brands: its name in a manifest, and its family in tokens. */
export interface Typeface {
  readonly name: string
  readonly family: string
  /** The groups of letters with a file each: `latin`, `thai`, `vietnamese`. */
  readonly subsets: readonly string[]
}

const scope = '@fontsource/'

/**
 * The typefaces that folders depend on, sorted by name: the packages of Fontsource in the nearest `package.json` of
 * each folder.
 */
export function typefacesOf(...folders: readonly string[]): readonly Typeface[] {
  const found = new Map(
    folders.flatMap((folder) => {
      const path = nearestPackage(folder)
      if (path === undefined) return []
      const { dependencies } = readJson(path)
      return Object.keys(Object(dependencies)).flatMap((name) => {
        if (!name.startsWith(scope)) return []
        const read = (file: string) => readJson(fileOfPackage(name, file, path))
        const { family } = read('metadata.json')
        if (typeof family !== 'string') return []
        // `metadata.json` also lists subsets that the package divides into many files, such as `japanese`.
        return [[name.slice(scope.length), { family, subsets: Object.keys(read('unicode.json')) }] as const]
      })
    }),
  )
  return [...found]
    .map(([name, typeface]) => ({ name, ...typeface }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** The path of a package's file. Throws with a message if the file is missing, for example before `npm install`. */
function fileOfPackage(name: string, file: string, dependent: string): string {
  try {
    return createRequire(dependent).resolve(`${name}/${file}`)
  } catch {
    throw new Error(`package.json: The package ${name} has no ${file}. Run npm install.`)
  }
}

/** The module with the typefaces of a project or an installation, for the checks of a manifest. */
export function typefacesModule(typefaces: readonly Typeface[], languages: readonly string[]): string {
  const table = typefaces.map(({ name, family, subsets }) => {
    const spoken = languages.filter((language) => subsetsOf(language).every((subset) => subsets.includes(subset)))
    return [family, { name, languages: spoken }]
  })
  return `/** A typeface: its name in \`theme.fonts\`, and the languages whose letters it has. */
export interface Typeface {
  readonly name: string
  readonly languages: readonly string[]
}

/** The typefaces that brands can use, by family. */
export const typefaces: Readonly<Record<string, Typeface>> = ${literal(Object.fromEntries(table))}
`
}

/** The `package.json` of a folder, or of the nearest folder above it. */
function nearestPackage(folder: string): string | undefined {
  const path = join(folder, 'package.json')
  if (existsSync(path)) return path
  return dirname(folder) === folder ? undefined : nearestPackage(dirname(folder))
}

const readJson = (path: string) => Object(JSON.parse(readFileSync(path, 'utf8'))) as Readonly<Record<string, unknown>>
