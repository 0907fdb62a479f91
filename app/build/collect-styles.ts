import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type InlineConfig, preprocessCSS, resolveConfig } from 'vite'
import { transform } from 'lightningcss'
import type { InstalledArea } from '../areas/area-modules.ts'
import { allImports } from './imports-of.ts'
import type { BuiltFiles } from './built-files.ts'

/**
 * The minified styles that pages contain: the common styles, and the styles of each widget.
 *
 * @param options the options of the build; `root` is the project's folder
 */
export async function collectStyles(
  options: InlineConfig & { readonly root: string },
  areas: readonly InstalledArea[],
): Promise<BuiltFiles['styles']> {
  const config = await resolveConfig(options, 'build')
  const smallest = async (path: string): Promise<string> => {
    const file = join(options.root, path)
    const { code } = await preprocessCSS(readFileSync(file, 'utf8'), file, config)
    return transform({ filename: path, code: Buffer.from(code), minify: true }).code.toString()
  }
  const widgets = stylesOfWidgets(options.root, areas)
  const needed = [...new Set(Object.values(widgets).flat())].toSorted()
  return {
    shared: await smallest('app/styles/base.css'),
    widgets,
    files: Object.fromEntries(await Promise.all(needed.map(async (path) => [path, await smallest(path)] as const))),
  }
}

/**
 * The absolute paths of all style modules that widgets import, sorted.
 */
export function styleModules(projectFolder: string, areas: readonly InstalledArea[]): readonly string[] {
  const paths = new Set(Object.values(stylesOfWidgets(projectFolder, areas)).flat())
  return [...paths].toSorted().map((path) => join(projectFolder, path))
}

/** The style modules of each widget, as paths relative to the project's folder. */
function stylesOfWidgets(
  projectFolder: string,
  areas: readonly InstalledArea[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    areas
      .flatMap((area) => area.widgets)
      .map(({ name, entry }) => [name, reachableStyles(projectFolder, relative(projectFolder, entry))]),
  )
}

/**
 * Writes the sheets with the common styles and the styles of all widgets. A page loads the sheets after the styles
 * inside the page. The sheets repeat these styles, so that rules have the same order on all pages.
 *
 * @param isSeparate whether each area has a sheet of its own, after a sheet with the styles that several areas use
 * @returns the names of the files for each area, in their order
 */
export function writeSheets(
  folder: string,
  areas: readonly InstalledArea[],
  { shared, widgets, files }: BuiltFiles['styles'],
  isSeparate: boolean,
): Readonly<Record<string, readonly string[]>> {
  const ofAreas = areas.map(({ widgets: own }) => new Set(own.flatMap(({ name }) => widgets[name] ?? [])))
  const all = [...new Set(ofAreas.flatMap((paths) => [...paths]))]
  const isCommon = (path: string) => !isSeparate || ofAreas.filter((paths) => paths.has(path)).length > 1
  const write = (name: string, beginning: string, paths: readonly string[]) => {
    const text = `${beginning}${paths.map((path) => files[path] ?? '').join('')}`
    const file = `${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`
    writeFileSync(join(folder, file), text)
    return file
  }
  const common = write('style', shared, all.filter(isCommon))
  return Object.fromEntries(
    areas.map(({ name }, index) => {
      const own = [...(ofAreas[index] ?? [])].filter((path) => !isCommon(path))
      return [name, own.length > 0 ? [common, write(`style-${name}`, '', own)] : [common]]
    }),
  )
}

/**
 * The style modules that a file imports, directly or indirectly, statically or dynamically, in the order of imports. If
 * a file imports its parts before its own styles, its own styles follow those of the parts.
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
