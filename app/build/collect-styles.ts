import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { transform } from 'lightningcss'
import type { InstalledArea } from '../areas/area-modules.ts'
import { allImports } from './imports-of.ts'
import type { BuiltFiles } from './built-files.ts'

/** The minified styles that pages contain: those of every page, and the further ones of each widget. */
export async function collectStyles(
  projectFolder: string,
  configFile: string,
  areas: readonly InstalledArea[],
): Promise<BuiltFiles['styles']> {
  const config = await resolveConfig({ root: projectFolder, configFile, logLevel: 'warn' }, 'build')
  const smallest = async (path: string): Promise<string> => {
    const file = join(projectFolder, path)
    const { code } = await preprocessCSS(readFileSync(file, 'utf8'), file, config)
    return transform({ filename: path, code: Buffer.from(code), minify: true }).code.toString()
  }
  const find = (pattern: string) => globSync(pattern, { cwd: projectFolder }).toSorted()
  const everywhere = ['app/styles/base.css', ...find('widgets/_ui/*.module.css')]
  const widgets = Object.fromEntries(
    areas
      .flatMap((area) => area.widgets)
      .map(({ name, entry }) => {
        const styles = reachableStyles(projectFolder, relative(projectFolder, entry))
        return [name, styles.filter((path) => !everywhere.includes(path))]
      }),
  )
  const needed = [...new Set(Object.values(widgets).flat())].toSorted()
  return {
    shared: (await Promise.all(everywhere.map(smallest))).join(''),
    widgets,
    files: Object.fromEntries(await Promise.all(needed.map(async (path) => [path, await smallest(path)] as const))),
  }
}

/**
 * Writes one file of styles for each area: those of its widgets, without the styles of every page.
 *
 * @returns the files' names by area
 */
export function writeAreaStyles(
  folder: string,
  areas: readonly InstalledArea[],
  { widgets, files }: BuiltFiles['styles'],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    areas.map((area) => {
      const needed = new Set(area.widgets.flatMap(({ name }) => widgets[name] ?? []))
      const text = [...needed].map((path) => files[path] ?? '').join('')
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
      const name = `style-${area.name}-${hash}.css`
      writeFileSync(join(folder, name), text)
      return [area.name, name]
    }),
  )
}

/**
 * The style modules that a file imports, directly or indirectly, statically or dynamically, in the order of imports:
 * a widget's own styles follow those of its parts.
 *
 * @param entry relative to the project's folder, like the returned paths
 */
export function reachableStyles(projectFolder: string, entry: string): readonly string[] {
  const seen = new Set<string>()
  const styles: string[] = []
  const follow = (path: string) => {
    if (seen.has(path) || /^(?:runtime|schemas|node_modules)\//.test(path) || !existsSync(join(projectFolder, path)))
      return
    seen.add(path)
    if (path.endsWith('.css')) styles.push(path)
    else for (const imported of allImports(join(projectFolder, path))) follow(relative(projectFolder, imported))
  }
  follow(entry)
  return styles
}
