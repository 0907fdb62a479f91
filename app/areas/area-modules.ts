import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { WidgetFacts } from '../../schemas/generated/widget-facts.ts'
import { codeFile } from './code-file.ts'
import { allDecodersModule, decodersModule } from './area-decoders.ts'
import { OperatorError } from '../../runtime/errors/operator-error.ts'

/** An area of the build. */
export interface InstalledArea {
  readonly name: string
  /** Absolute path of its folder. */
  readonly folder: string
  /** Whether every brand has the area. */
  readonly always: boolean
  readonly widgets: readonly (Pick<WidgetFacts, 'name' | 'load' | 'calls'> & { readonly entry: string })[]
}

/** A file of an area is missing. The message is for the developer of the area. */
class AreaIncomplete extends OperatorError {
  override readonly name = 'AreaIncomplete'
}

/** The areas in a project's folder, as their files describe them. */
export function areasOfTree(projectFolder: string): readonly InstalledArea[] {
  return globSync('widgets/*/area.json', { cwd: projectFolder })
    .toSorted()
    .map((path) => areaIn(join(projectFolder, dirname(path))))
}

/** The area in a folder, as its files describe it. */
export function areaIn(folder: string): InstalledArea {
  const facts = readFacts<{ readonly name: string; readonly always?: boolean }>(join(folder, 'area.json'))
  const widgets = globSync('*/*.widget.json', { cwd: folder })
    .toSorted()
    .map((path) => {
      const { name, load, calls } = readFacts<WidgetFacts>(join(folder, path))
      const entry = codeFile(join(folder, dirname(path), 'index'))
      if (entry === undefined) throw new AreaIncomplete(`${join(folder, dirname(path))} has no index.ts.`)
      return { name, load, calls, entry }
    })
  return { name: facts.name, folder, always: facts.always ?? false, widgets }
}

// oxlint-disable-next-line input/no-asserted-input -- the generator validates the facts of areas
const readFacts = <Facts>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Facts

/** The modules of this plugin. Apart from these, it has a module `livery:areas/<name>` for each area's initial code. */
const browserModule = 'livery:areas'
const serverModule = 'livery:areas-on-server'
const widgetsModule = 'livery:widgets'
const idleWidgetsModule = 'livery:idle-widgets'
const visitsModule = 'livery:visits'
const examplesModule = 'livery:areas-examples'
const modules: ReadonlySet<string> = new Set([
  browserModule,
  serverModule,
  widgetsModule,
  idleWidgetsModule,
  visitsModule,
  examplesModule,
])
const areaModule = /^livery:areas\/(.+)$/

/**
 * Provides the code of the areas to the program: the modules above, and one module for each area's initial code.
 *
 * @param areSeparate whether each area that a brand can leave out has its initial code in a separate file. A brand
 *   without the area does not load this file
 */
export function areaModules(find: () => readonly InstalledArea[], areSeparate: boolean): Plugin {
  return {
    name: 'livery:areas',
    resolveId: (id) => (modules.has(id) || areaModule.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (!modules.has(id.slice(1)) && !areaModule.test(id.slice(1))) return undefined
      const areas = find()
      if (id === `\0${serverModule}`) return serverCode(areas)
      if (id === `\0${browserModule}`) return browserCode(areas, areSeparate)
      if (id === `\0${widgetsModule}`) return widgetsCode(areas, isLazy)
      if (id === `\0${idleWidgetsModule}`) return widgetsCode(areas, isIdle)
      if (id === `\0${visitsModule}`) return visitsCode(areas)
      if (id === `\0${examplesModule}`) return examplesCode(areas)
      const [, name = ''] = areaModule.exec(id.slice(1)) ?? []
      const area = areas.find((one) => one.name === name)
      return area && areaCode(area, areSeparate)
    },
  }
}

const text = (value: string) => JSON.stringify(value)

function serverCode(areas: readonly InstalledArea[]): string {
  const codes = areas.flatMap(codeOf)
  const all = areas.flatMap(({ widgets }) => widgets)
  const widgets = all.map(({ entry }) => entry)
  return [
    ...imports('area', codes),
    ...imports('widget', widgets),
    `export const areas = [${names('area', codes)}]`,
    `export const widgets = [${names('widget', widgets)}]`,
    `export const widgetNames = ${JSON.stringify(all.map(({ name }) => name))}`,
  ].join('\n')
}

function examplesCode(areas: readonly InstalledArea[]): string {
  const files = areas.flatMap(({ folder }) => codeFile(join(folder, 'examples')) ?? [])
  return [...imports('examples', files), `export const examples = [${names('examples', files)}]`].join('\n')
}

function visitsCode(areas: readonly InstalledArea[]): string {
  const entries = areas.flatMap(({ name, folder }) => {
    const file = codeFile(join(folder, 'visit'))
    return file !== undefined ? [`${text(name)}: () => import(${text(file)})`] : []
  })
  return `export const visits = {${entries.join(',')}}`
}

type Widget = InstalledArea['widgets'][number]

const isLazy = ({ load }: Widget) => load !== 'site' && load !== 'shell'
const isIdle = ({ load }: Widget) => load === 'idle'

/**
 * The code of a module that imports each chosen widget on demand. An unused page loads only the short module of the
 * idle widgets, not the long module of all lazy widgets.
 */
function widgetsCode(areas: readonly InstalledArea[], isChosen: (widget: Widget) => boolean): string {
  const later = areas.flatMap(({ widgets }) => widgets.filter(isChosen))
  return `export const widgets = {${later.map(({ name, entry }) => `${text(name)}: () => import(${text(entry)})`).join(',')}}`
}

/**
 * This module statically imports the widgets with the load `site`, and the initial code of areas without a separate
 * file. A page imports all other code of areas on demand.
 */
function browserCode(areas: readonly InstalledArea[], areSeparate: boolean): string {
  const all = areas.flatMap(({ widgets }) => widgets)
  const isSeparate = ({ always }: InstalledArea) => areSeparate && !always
  const eager = all.filter(({ load }) => load === 'site').map(({ entry }) => entry)
  return [
    ...imports('widget', eager),
    `export const siteWidgets = [${names('widget', eager)}]`,
    ...areas.flatMap((area, index) =>
      isSeparate(area)
        ? []
        : `import { area as area${index}, shellWidgets as shell${index} } from ${text(`livery:areas/${area.name}`)}`,
    ),
    `export const areas = {${areas.map((area, index) => `${text(area.name)}: ${isSeparate(area) ? `() => import(${text(`livery:areas/${area.name}`)})` : `async () => ({ area: area${index}, shellWidgets: shell${index} })`}`).join(',')}}`,
    `export const decoders = ${areSeparate ? 'async () => {}' : `() => import(${text(allDecodersModule)})`}`,
    `export const lazyWidgets = ${listCode(all.filter(isLazy))}`,
    `export const idleWidgets = ${listCode(all.filter(isIdle))}`,
  ].join('\n')
}

/** The names of widgets as one text, which a script splits. The text is shorter than a list. */
const listCode = (widgets: InstalledArea['widgets']) => `${text(widgets.map(({ name }) => name).join(' '))}.split(' ')`

/**
 * The module with the initial code of an area. It imports the area's decoders only if areas are separate. Otherwise,
 * the decoders of all areas are one file, which a page loads on demand.
 */
function areaCode(area: InstalledArea, areSeparate: boolean): string {
  const code = [codeOf(area)].flat()
  const shell = area.widgets.filter(({ load }) => load === 'shell').map(({ entry }) => entry)
  return [
    ...imports('area', code),
    ...imports('widget', shell),
    ...(areSeparate ? [`import ${text(decodersModule(area.name))}`] : []),
    `export const area = ${names('area', code) || 'undefined'}`,
    `export const shellWidgets = [${names('widget', shell)}]`,
  ].join('\n')
}

const codeOf = ({ folder }: InstalledArea) => codeFile(join(folder, 'area')) ?? []
const imports = (name: string, paths: readonly string[]) =>
  paths.map((path, index) => `import ${name}${index} from ${text(path)}`)
const names = (name: string, paths: readonly string[]) => paths.map((_path, index) => `${name}${index}`).join(', ')
