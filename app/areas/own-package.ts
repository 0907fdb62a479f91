import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isPackage } from './code-file.ts'

/** The program's own `package.json`. */
export interface OwnPackage {
  readonly version: string
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>
}

let own: OwnPackage | undefined

/** Reads the `package.json` of the program once. In the package, the program is one folder below it, in `lib`. */
export function ownPackage(projectFolder: string): OwnPackage {
  own ??= JSON.parse(
    readFileSync(join(isPackage ? dirname(projectFolder) : projectFolder, 'package.json'), 'utf8'),
  ) as OwnPackage
  return own
}
