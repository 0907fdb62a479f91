import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { areaTypes } from './area-types.ts'
import { generate } from './generate.ts'
import { readInstallation } from './installation.ts'
import { readSources } from './read-schemas.ts'
import { writeFiles } from './write-files.ts'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Writes the generated files of an installation: `.livery/generated/` takes the place of `schemas/generated/`, and
 * `.livery/areas.d.ts` adds the types of its own areas to those of the tree. Files that are up to date are not touched.
 * Throws a sentence for the first fault of `livery.json` or of an area.
 *
 * @param folder the folder with `livery.json`
 * @returns the names of the files that were written or removed
 */
export async function generateFor(folder: string, root = projectRoot): Promise<string[]> {
  const sources = readSources(root, readInstallation(folder, root))
  const out = join(folder, '.livery')
  const wayTo = (from: string) => relative(from, join(root, 'schemas')).replaceAll('\\', '/')
  const generated = join(out, 'generated')
  const written = writeFiles(generated, withImportsFrom(wayTo(generated), await generate(sources)))

  const types = join(out, 'areas.d.ts')
  const declarations = globSync(['{app,sandbox}/**/*.d.ts', 'widgets/_ui/*.d.ts', 'widgets/*/area.ts'], { cwd: root })
  const text = areaTypes(sources, readSources(root), wayTo(out), declarations.toSorted())
  if (existsSync(types) && readFileSync(types, 'utf8') === text) return written
  writeFileSync(types, text)
  return [...written, 'areas.d.ts']
}

/** Generated files whose imports find the project's `schemas`, which are no longer the folder above them. */
function withImportsFrom(schemas: string, files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...files].map(([name, text]) => [name, text.replaceAll(/(\bfrom\s*['"])\.\.\//g, `$1${schemas}/`)]))
}
