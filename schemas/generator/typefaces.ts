import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A typeface for brands: its name in a manifest, and its family in tokens. */
export interface Typeface {
  readonly name: string
  readonly family: string
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
      const { dependencies = {} } = readJson<{ readonly dependencies?: Readonly<Record<string, string>> }>(path)
      return Object.keys(dependencies).flatMap((name) => {
        if (!name.startsWith(scope)) return []
        const { family } = readJson<{ readonly family: string }>(createRequire(path).resolve(`${name}/metadata.json`))
        return [[name.slice(scope.length), family] as const]
      })
    }),
  )
  return [...found]
    .map(([name, family]) => ({ name, family }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** The `package.json` of a folder, or of the nearest folder above it. */
function nearestPackage(folder: string): string | undefined {
  const path = join(folder, 'package.json')
  if (existsSync(path)) return path
  return dirname(folder) === folder ? undefined : nearestPackage(dirname(folder))
}

const readJson = <Value>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Value
