import type { Manifest as ViteManifest } from 'vite'
import { relative } from 'node:path'
import type { InstalledArea } from '../areas/area-modules.ts'
import { areaChunkName } from './area-chunks.ts'
import { isLate } from '../areas/late-widgets.ts'

/** The files of a build, for the host. Addresses begin with the build's public path. */
export interface BuiltFiles {
  /** The script that starts a page. */
  readonly entry: string
  /** The worker that loads the browser's tables of languages. */
  readonly formats: string
  /** The scripts that every page loads. The large scripts are first, in the order in which a page uses them. */
  readonly scripts: readonly string[]
  /** The scripts of each area's initial code. The list of an area is empty if the site's file contains its code. */
  readonly areas: Readonly<Record<string, readonly string[]>>
  /**
   * The scripts of each widget, in addition to the scripts of every page and of the widget's area. The widget's own
   * script is first. Empty for a late widget, and for a widget in the file of the site or area.
   */
  readonly widgets: Readonly<Record<string, readonly string[]>>
  /** For each area, the sheets with the styles of every page and of all widgets of the area, in their order. */
  readonly stylesheets: Readonly<Record<string, readonly string[]>>
  /** Styles within a page. */
  readonly styles: {
    /** The styles of every page. */
    readonly shared: string
    /** The style files of each widget, in addition to `shared`, in the order of imports. */
    readonly widgets: Readonly<Record<string, readonly string[]>>
    /** The text of each style file in `widgets`. */
    readonly files: Readonly<Record<string, string>>
  }
}

/** The name of the file with this list in a build. */
export const builtFilesName = 'built-files.json'

/**
 * Reads the list from the text of its file. Undefined if the text is damaged, or if another version of the program has
 * written a list of another shape.
 */
export function readBuiltFiles(text: string): BuiltFiles | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isBuiltFiles(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isBuiltFiles = (value: unknown): value is BuiltFiles =>
  isMap(value) &&
  [value.entry, value.formats].every(isText) &&
  isTexts(value.scripts) &&
  [value.areas, value.widgets, value.stylesheets].every(isMapOfTexts) &&
  isMap(value.styles) &&
  isText(value.styles.shared) &&
  isMapOfTexts(value.styles.widgets) &&
  isMap(value.styles.files) &&
  Object.values(value.styles.files).every(isText)

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText)
const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isMapOfTexts = (value: unknown) => isMap(value) && Object.values(value).every(isTexts)

/** The bundler's name of the chunk with the decoders of all areas, derived from the module's name. */
const decodersChunkName = '_livery_decoders'

const isEntry = (key: string) => /^app\/client\/entry-client\.[jt]s$/.test(key)
const isFormats = (key: string) => /^app\/client\/formats-worker\.[jt]s$/.test(key)

/** The input of the list, apart from the bundler's manifest. */
export interface BuildFacts {
  readonly areas: readonly InstalledArea[]
  readonly styles: BuiltFiles['styles']
  /** The names of the sheets of each area. */
  readonly sheets: Readonly<Record<string, readonly string[]>>
  /** Whether each area that a brand can leave out has a file of its own for its initial code. */
  readonly isSeparate: boolean
  /** The names of the large chunks. */
  readonly large: readonly string[]
  readonly projectFolder: string
}

/**
 * Reads the files of a page and of each widget from the bundler's manifest. Throws if the build lacks an expected file,
 * or if the entry imports the site statically.
 */
export function filesOfPage(manifest: ViteManifest, publicPath: string, facts: BuildFacts): BuiltFiles {
  const { areas, styles, sheets, isSeparate, large, projectFolder } = facts
  const entry = manifest[Object.keys(manifest).find(isEntry) ?? '']
  const formats = manifest[Object.keys(manifest).find(isFormats) ?? '']
  if (!entry || !formats) throw new Error('The build lacks its entry or its worker.')
  const address = (file: string) => `${publicPath}${file}`
  const shared = new Set<string>()
  for (const key of entry.imports ?? []) addImports(manifest, key, shared)
  for (const key of entry.dynamicImports ?? []) addImports(manifest, key, shared)
  const beyond = (key: string | undefined): readonly string[] => {
    const files = new Set<string>()
    if (key !== undefined) addImports(manifest, key, files)
    return [...files].filter((file) => !shared.has(file)).map(address)
  }
  const keyOfChunk = (name: string) => Object.keys(manifest).find((key) => manifest[key]?.name === name)
  const ofAreas: BuiltFiles['areas'] = Object.fromEntries(
    areas.map(({ name }) => [name, beyond(keyOfChunk(areaChunkName(name)))]),
  )
  if (isSeparate && Object.values(ofAreas).every((files) => files.length === 0))
    throw new Error('No area has a file of its own in the build.')
  const widgets = areas.flatMap((area) => {
    const ofArea = new Set(ofAreas[area.name])
    return area.widgets.map(({ name, entry: file, load }) => {
      const scripts = isLate(load) ? [] : beyond(relative(projectFolder, file))
      return [name, scripts.filter((script) => !ofArea.has(script))] as const
    })
  })
  const nameOf = (file: string) => Object.values(manifest).find((one) => one.file === file)?.name ?? ''
  const isLarge = (file: string) => large.includes(nameOf(file))
  const largeFiles = [...shared].filter(isLarge)
  // The entry handles failed loads of other files, so it may statically import only React's file.
  const eager = new Set<string>()
  for (const key of entry.imports ?? []) addImports(manifest, key, eager)
  if ([...eager].some((file) => nameOf(file) === 'site')) {
    throw new Error('The entry imports the site statically. Add the modules that both import to `reactFiles`.')
  }
  if (keyOfChunk(decodersChunkName) === undefined && !isSeparate)
    throw new Error('The decoders are not a separate file in the build.')
  if (largeFiles.length < large.length)
    throw new Error(`At least one of these groups has no file of its own in the build: ${large.join(', ')}.`)
  return {
    entry: address(entry.file),
    formats: address(formats.file),
    scripts: [...new Set([...largeFiles, ...shared])].map(address),
    areas: ofAreas,
    widgets: Object.fromEntries(widgets),
    stylesheets: Object.fromEntries(areas.map(({ name }) => [name, (sheets[name] ?? []).map(address)])),
    styles,
  }
}

function addImports(manifest: ViteManifest, key: string, files: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) addImports(manifest, imported, files)
}
