import { existsSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UsageError } from '../command-context.ts'

/**
 * Throws with the remedy if an installation lacks the package `livery`. The installation's `tsconfig.json` extends the
 * `tsconfig.json` of the package. Without the package, Vite compiles no file of the installation.
 *
 * @param installation the folder with `livery.json`, an absolute path
 */
export function requireInstall(installation: string | undefined): void {
  const settings = join(installation ?? '', 'tsconfig.json')
  if (installation === undefined || !existsSync(settings)) return
  const extendsPackage = readFileSync(settings, 'utf8').includes('"livery/tsconfig.json"')
  if (!extendsPackage || isInstalled('livery', settings)) return
  throw new UsageError(`The package livery is not installed in ${installation}. Run npm install there first.`)
}

function isInstalled(name: string, from: string): boolean {
  try {
    return findPackageJSON(name, pathToFileURL(from)) !== undefined
  } catch {
    return false
  }
}
