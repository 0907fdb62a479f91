import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a folder contain exactly these files, and returns the names of the changed, missing and extra files.
 *
 * @param check whether to compare only, without writing
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>, { check = false } = {}): string[] {
  const stale = [...files].filter(([name, text]) => {
    const path = join(folder, name)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })
  const foreign = globSync('*', { cwd: folder }).filter((name) => !files.has(name))
  if (!check) {
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of stale) writeFileSync(join(folder, name), text)
    for (const name of foreign) rmSync(join(folder, name))
  }
  return [...stale.map(([name]) => name), ...foreign]
}
