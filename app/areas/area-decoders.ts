import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { InstalledArea } from './area-modules.ts'

/** The exports of the generated `decoders.ts`: the decoders of records and responses, by name. */
interface Tables {
  readonly recordDecoders: Readonly<Record<string, unknown>>
  readonly responseDecoders: Readonly<Record<string, unknown>>
}

/** The name of the module that adds one area's decoders to the decoders already loaded. */
export const decodersModule = (area: string) => `livery:decoders/${area}`

/** The module that adds the decoders of all areas. */
export const allDecodersModule = 'livery:decoders'

const module = /^livery:decoders(?:\/(.+))?$/

/**
 * Moves the decoders of the areas' calls and records out of the browser's first files. A page hydrates without these
 * decoders. A brand without an area never loads the area's decoders. Outside of the browser's build, all decoders are
 * one module.
 *
 * @param decodersFile the generated `decoders.ts`
 */
export function areaDecoders(find: () => readonly InstalledArea[], decodersFile: string): Plugin {
  let isBuild = false
  const parts = async (): Promise<ReadonlyMap<string, Tables>> =>
    splitTables((await import(/* @vite-ignore */ pathToFileURL(decodersFile).href)) as Tables, find())
  return {
    name: 'livery:area-decoders',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (module.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const isSplit = isBuild && this.environment.name === 'client'
      const found = module.exec(id.replace('\0', ''))
      if (found && !isSplit) return ''
      if (found) {
        const [, area] = found
        const all = await parts()
        return addingCode(decodersFile, area === undefined ? areaTables(all) : [all.get(area)])
      }
      return isSplit && id.split('?')[0] === decodersFile ? tablesCode((await parts()).get(kernel)) : undefined
    },
  }
}

/** The key of the decoders that every brand has. */
const kernel = ''

const areaTables = (all: ReadonlyMap<string, Tables>) =>
  [...all].flatMap(([area, tables]) => (area === kernel ? [] : tables))

/**
 * Splits the decoders into a part for the kernel, and a part for each area that a brand can leave out. The kernel's
 * part also has the decoders of idle widgets, which load on every page. An area's part leaves out the records of the
 * kernel's part.
 */
export function splitTables(tables: Tables, areas: readonly InstalledArea[]): ReadonlyMap<string, Tables> {
  const idle = areas.flatMap(({ widgets }) => widgets.filter(({ load }) => load === 'idle'))
  const ofKernel = new Set(idle.flatMap(({ calls = [] }) => calls))
  const ownerOf = new Map(
    areas
      .filter(({ always }) => !always)
      .flatMap(({ name, folder }) =>
        globSync(['records/*.schema.json', 'api/*/*.schema.json'], { cwd: folder }).map((path) => {
          const short = basename(path, '.schema.json')
          const isRecord = dirname(path) === 'records'
          return [isRecord ? `#${short}` : `${basename(dirname(path))}/${short}`, name] as const
        }),
      ),
  )
  const tableOf = (area: string): Tables => {
    const own = (name: string) => (ownerOf.get(name) ?? kernel) === area
    const isHere = (call: string) => (ofKernel.has(call) ? area === kernel : own(call))
    const responseDecoders = pick(tables.responseDecoders, isHere)
    const records = new Set(Object.keys(tables.recordDecoders).filter((name) => own(`#${name}`)))
    addReferred(responseDecoders, tables.recordDecoders, records)
    return { responseDecoders, recordDecoders: pick(tables.recordDecoders, (name) => records.has(name)) }
  }
  const base = tableOf(kernel)
  const beyond = (area: string): Tables => {
    const { responseDecoders, recordDecoders } = tableOf(area)
    return {
      responseDecoders,
      recordDecoders: pick(recordDecoders, (name) => !Object.hasOwn(base.recordDecoders, name)),
    }
  }
  const others = areas.filter(({ always }) => !always).map(({ name }) => [name, beyond(name)] as const)
  return new Map([[kernel, base], ...others])
}

/** Adds the records that decoders refer to, directly and indirectly, to `names`. */
function addReferred(
  decoders: Readonly<Record<string, unknown>>,
  all: Tables['recordDecoders'],
  names: Set<string>,
): void {
  const follow = (decoder: unknown) => {
    for (const [, name = ''] of JSON.stringify(decoder).matchAll(/"#([^"]+)"/g)) {
      if (names.has(name)) continue
      names.add(name)
      follow(all[name])
    }
  }
  for (const name of names) follow(all[name])
  follow(decoders)
}

const pick = (table: Readonly<Record<string, unknown>>, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(table).filter(([name]) => isWanted(name)))

const tablesCode = (tables: Tables | undefined) =>
  (['recordDecoders', 'responseDecoders'] as const)
    .map((name) => `export const ${name} = ${JSON.stringify(tables?.[name] ?? {})}`)
    .join('\n')

function addingCode(decodersFile: string, added: readonly (Tables | undefined)[]): string {
  const whole = (name: keyof Tables) => JSON.stringify(Object.assign({}, ...added.map((tables) => tables?.[name])))
  return [
    `import { responseDecoders, recordDecoders } from ${JSON.stringify(decodersFile)}`,
    `Object.assign(recordDecoders, ${whole('recordDecoders')})`,
    `Object.assign(responseDecoders, ${whole('responseDecoders')})`,
  ].join('\n')
}
