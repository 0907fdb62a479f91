import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export interface AreaFile {
  /** Absolute. */
  readonly file: string
  /** The path in messages, such as `areas/coffee/area.ts`. */
  readonly path: string
  readonly text: string
}

/** An area in a folder, not in a package. Its developer can change the files. */
export interface OwnArea {
  readonly name: string
  /** Absolute. */
  readonly folder: string
  readonly requires: readonly string[]
  readonly facts: AreaFile
}

/** Reads a file that exists. */
export const readAreaFile = (installation: string, file: string): AreaFile => ({
  file,
  path: relative(installation, file).replaceAll('\\', '/'),
  text: readFileSync(file, 'utf8'),
})

/**
 * The areas in folders. Throws if `livery.json` or an `area.json` is not JSON. The generator reports the mistakes of
 * these files.
 */
export function ownAreasOf(installation: string): readonly OwnArea[] {
  // oxlint-disable-next-line input/no-asserted-input -- the generator validates this file
  const { areas = [] } = JSON.parse(readFileSync(join(installation, 'livery.json'), 'utf8')) as {
    readonly areas?: readonly string[]
  }
  return areas
    .filter((entry) => entry.startsWith('.'))
    .map((entry) => {
      const folder = join(installation, entry)
      const facts = readAreaFile(installation, join(folder, 'area.json'))
      // oxlint-disable-next-line input/no-asserted-input -- the generator validates the facts of areas
      const { name, requires = [] } = JSON.parse(facts.text) as Pick<OwnArea, 'name'> & Partial<OwnArea>
      return { name, folder, requires, facts }
    })
}

/** The files of an area that match a pattern, without its tests. */
export function filesOf({ folder }: OwnArea, installation: string, pattern: string): readonly AreaFile[] {
  return globSync(pattern, { cwd: folder, exclude: ['**/node_modules', '**/*.test.*', '**/testing'] })
    .toSorted()
    .map((path) => readAreaFile(installation, join(folder, path)))
}
