import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The program's own `package.json`. */
export interface OwnPackage {
  readonly version: string
  readonly devDependencies: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>
}

let own: OwnPackage | undefined

/**
 * Whether the program is the package, which is one folder below its `package.json`, rather than a clone of the project.
 */
export const isPackage = (projectFolder: string): boolean => !existsSync(join(projectFolder, 'package.json'))

/** Reads the `package.json` of the program once. */
export function ownPackage(projectFolder: string): OwnPackage {
  // oxlint-disable-next-line input/no-asserted-input -- the file is a part of this program
  own ??= JSON.parse(
    readFileSync(join(isPackage(projectFolder) ? dirname(projectFolder) : projectFolder, 'package.json'), 'utf8'),
  ) as OwnPackage
  return own
}

/** The file with a hash of the package's JavaScript and JSON files. */
export const buildNameFile = '.livery/build'

/**
 * Names the program by its version. A package also has the hash of its files, because two packages may have one
 * version.
 */
export function programName(projectFolder: string): string {
  const { version } = ownPackage(projectFolder)
  const file = join(projectFolder, buildNameFile)
  return isPackage(projectFolder) && existsSync(file) ? `${version}+${readFileSync(file, 'utf8')}` : version
}
