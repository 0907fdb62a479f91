import { existsSync, globSync, statSync, utimesSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The nearest folder with a `livery.json`, from a folder upward; undefined where there is none. */
export function findInstallation(from: string): string | undefined {
  if (existsSync(join(from, 'livery.json'))) return from
  const above = dirname(from)
  return above === from ? undefined : findInstallation(above)
}

/**
 * Makes the program run for an installation: writes its generated files where they are stale, and puts them in the place
 * of the project's own for everything that is imported from here on. Throws a sentence for a fault in `livery.json` or in
 * an area.
 */
export async function enterInstallation(installation: string, projectFolder: string): Promise<void> {
  if (isStale(installation, projectFolder)) {
    const { generateFor } = await import('../schemas/generator/generate-for.ts')
    await generateFor(installation, projectFolder)
    // Files that were right already are not written: the time says that they are now.
    utimesSync(stampOf(installation), new Date(), new Date())
  }
  const tree = pathToFileURL(join(projectFolder, 'schemas/generated/')).href
  const own = pathToFileURL(join(installation, '.livery/generated/')).href
  module.registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      return found.url.startsWith(tree) ? { ...found, url: own + found.url.slice(tree.length) } : found
    },
  })
}

/** The generated file whose time says when all of them were last right. */
const stampOf = (installation: string) => join(installation, '.livery/areas.d.ts')

/** Whether a fact, a schema or a text of an area is newer than the generated files. */
function isStale(installation: string, projectFolder: string): boolean {
  const made = stampOf(installation)
  if (!existsSync(made)) return true
  const since = statSync(made).mtimeMs
  const sources = [
    ...globSync('schemas/generated/*', { cwd: projectFolder }).map((path) => join(projectFolder, path)),
    ...globSync('**/*.json', { cwd: installation, exclude: ['.livery', 'node_modules', 'merchants'] }).map((path) =>
      join(installation, path),
    ),
  ]
  return sources.some((path) => statSync(path).mtimeMs > since)
}
