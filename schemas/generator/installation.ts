import { existsSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AreaFolder, ownAreas } from './area-folders.ts'
import { assertFits } from './assert-fits.ts'
import { type ReadFile, readFiles } from './read-files.ts'
import type { Schema } from './schema.ts'
import { formatMessageAt } from './format-finding.ts'
import { type Typeface, typefacesOf } from './typefaces.ts'

/** The name of the file that makes a folder an installation. */
const installationFile = 'livery.json'

/**
 * The parts that an installation can use: its additional languages, all typefaces, and all areas. Livery's own areas
 * come first.
 */
export interface Installation {
  readonly areas: readonly AreaFolder[]
  readonly languages: readonly string[]
  readonly typefaces?: readonly Typeface[]
}

/**
 * Reads the `livery.json` of an installation. Throws with a message for a mistake in it, and for a missing area.
 *
 * @param folder the installation's folder
 * @param root the project's folder, with Livery's own areas
 */
export function readInstallation(folder: string, root: string): Installation {
  const [file] = readFiles({ folder, path: '' }, installationFile)
  if (!file) throw new Error(`${folder} has no ${installationFile}.`)
  const [schema] = readFiles({ folder: join(root, 'schemas'), path: 'schemas' }, 'installation.schema.json')
  assertFits((schema?.value ?? {}) as Schema, file)
  const { areas = [], languages = [] } = file.value as { readonly areas?: string[]; readonly languages?: string[] }
  for (const [index, language] of languages.entries())
    if (!/^[a-z]{2}$/.test(language))
      throw new Error(
        formatMessageAt(
          `"${language}" is not the code of a language. Write two lowercase letters (ISO 639-1).`,
          file,
          `/languages/${index}`,
        ),
      )
  return {
    areas: [...ownAreas(root), ...areas.map((entry, index) => areaFolder(entry, index, file, folder))],
    languages,
    typefaces: typefacesOf(root, folder),
  }
}

/** Returns the area of an entry in `livery.json`. Throws with a message at the entry if the entry leads to no area. */
function areaFolder(entry: string, index: number, file: ReadFile, installation: string): AreaFolder {
  const isArea = (one: string) => existsSync(join(one, 'area.json'))
  const folder = entry.startsWith('.') ? resolve(installation, entry) : packageFolder(entry, installation)
  if (folder === undefined || !isArea(folder)) {
    const meant = isArea(resolve(installation, entry)) ? ` Did you mean "./${entry}"?` : ''
    const reason =
      folder === undefined
        ? 'because no package with this name is installed'
        : existsSync(folder)
          ? 'because it has no file area.json'
          : 'because there is no such folder'
    const remedy = folder === undefined ? 'Run npm install, correct the name,' : 'Correct the path'
    const message = `"${entry}" is not an area, ${reason}. ${remedy} or remove the entry.${meant}`
    throw new Error(formatMessageAt(message, file, `/areas/${index}`))
  }
  const path = relative(installation, folder).replaceAll('\\', '/')
  const [facts] = readFiles({ folder, path }, 'area.json')
  const { name = basename(folder) } = (facts?.value ?? {}) as { readonly name?: string }
  return { name, folder, path }
}

function packageFolder(name: string, installation: string): string | undefined {
  try {
    const file = findPackageJSON(name, pathToFileURL(join(installation, installationFile)))
    return file && dirname(file)
  } catch {
    // The package is not installed.
    return undefined
  }
}
