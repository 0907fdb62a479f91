import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { InstalledArea } from './area-modules.ts'

/** The readings of records and answers by name: the generated `readers.ts`. */
interface Tables {
  readonly recordReadings: Readonly<Record<string, unknown>>
  readonly answerReadings: Readonly<Record<string, unknown>>
}

/** The module that adds the readings of one area to the loaded ones. */
export const readingsModule = (area: string) => `livery:readings/${area}`

/** The module that adds the readings of all areas. */
export const allReadingsModule = 'livery:readings'

const module = /^livery:readings(?:\/(.+))?$/

/**
 * Moves the readings of the areas' calls and records out of the browser's first files. No page needs the readings before
 * it responds, and a brand needs none of an area that it leaves out. Outside of the browser's build, all readings are one
 * module.
 *
 * @param readers the generated `readers.ts`
 */
export function areaReadings(find: () => readonly InstalledArea[], readers: string): Plugin {
  let isBuild = false
  const parts = async (): Promise<ReadonlyMap<string, Tables>> =>
    splitTables((await import(/* @vite-ignore */ pathToFileURL(readers).href)) as Tables, find())
  return {
    name: 'livery:area-readings',
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
        return addingCode(readers, area === undefined ? areaTables(all) : [all.get(area)])
      }
      return isSplit && id.split('?')[0] === readers ? tablesCode((await parts()).get(kernel)) : undefined
    },
  }
}

/** The key of the readings that every brand has. */
const kernel = ''

const areaTables = (all: ReadonlyMap<string, Tables>) =>
  [...all].flatMap(([area, tables]) => (area === kernel ? [] : tables))

/** The readings of the kernel and of each area, with all records that they refer to. */
export function splitTables(tables: Tables, areas: readonly InstalledArea[]): ReadonlyMap<string, Tables> {
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
    const answerReadings = pick(tables.answerReadings, own)
    const records = new Set(Object.keys(tables.recordReadings).filter((name) => own(`#${name}`)))
    addReferred(answerReadings, tables.recordReadings, records)
    return { answerReadings, recordReadings: pick(tables.recordReadings, (name) => records.has(name)) }
  }
  const base = tableOf(kernel)
  const beyond = (area: string): Tables => {
    const { answerReadings, recordReadings } = tableOf(area)
    return { answerReadings, recordReadings: pick(recordReadings, (name) => !Object.hasOwn(base.recordReadings, name)) }
  }
  const others = areas.filter(({ always }) => !always).map(({ name }) => [name, beyond(name)] as const)
  return new Map([[kernel, base], ...others])
}

/** Adds the records that readings refer to, directly and indirectly, to `names`. */
function addReferred(
  readings: Readonly<Record<string, unknown>>,
  all: Tables['recordReadings'],
  names: Set<string>,
): void {
  const follow = (reading: unknown) => {
    for (const [, name = ''] of JSON.stringify(reading).matchAll(/"#([^"]+)"/g)) {
      if (names.has(name)) continue
      names.add(name)
      follow(all[name])
    }
  }
  for (const name of names) follow(all[name])
  follow(readings)
}

const pick = (table: Readonly<Record<string, unknown>>, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(table).filter(([name]) => isWanted(name)))

const tablesCode = (tables: Tables | undefined) =>
  ['recordReadings', 'answerReadings']
    .map((name) => `export const ${name} = ${JSON.stringify(tables?.[name as keyof Tables] ?? {})}`)
    .join('\n')

function addingCode(readers: string, added: readonly (Tables | undefined)[]): string {
  const whole = (name: keyof Tables) => JSON.stringify(Object.assign({}, ...added.map((tables) => tables?.[name])))
  return [
    `import { answerReadings, recordReadings } from ${JSON.stringify(readers)}`,
    `Object.assign(recordReadings, ${whole('recordReadings')})`,
    `Object.assign(answerReadings, ${whole('answerReadings')})`,
  ].join('\n')
}
