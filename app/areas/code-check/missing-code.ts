import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { codeFile } from '../code-file.ts'
import { type AreaFile, filesOf, type OwnArea, readAreaFile } from './own-area.ts'
import { atOffset, atPointer } from './mistake-line.ts'
import { readModule, type StaticValue } from './read-module.ts'

/** The facts of an area or a widget that code implements. */
interface CodedFacts {
  readonly name: string
  readonly guards?: object
  readonly parameters?: object
  readonly queries?: object
  readonly icons?: readonly string[]
  readonly conditions?: object
}

/** The keys of `area.json` whose entries need code. `codeKey` is the key of the code in `area.ts`. */
const contributions = [
  { key: 'guards', codeKey: 'guards', kind: 'guard' },
  { key: 'parameters', codeKey: 'parameterTests', kind: 'parameter test' },
  { key: 'queries', codeKey: 'queries', kind: 'query' },
  { key: 'icons', codeKey: 'icons', kind: 'icon' },
] as const

/** The exports of the other files that Livery finds by their names. */
const exportsByFile = { host: 'default', visit: 'default', examples: 'default', 'sandbox/part': 'default' } as const
const namedExports = { checks: 'checks', issues: 'issues' } as const

/**
 * Messages about JSON entries without code, code without a JSON entry, and files without the export that Livery reads.
 */
export function missingCode(area: OwnArea, installation: string): readonly string[] {
  return [
    ...filesOf(area, installation, '*/*.widget.json').flatMap((facts) => missingWidget(facts, installation)),
    ...filesOf(area, installation, '*/index.{ts,js}').flatMap(missingFacts),
    ...missingContributions(area, installation),
    ...otherSandboxName(area, installation),
    ...Object.entries({ ...exportsByFile, ...namedExports }).flatMap(([name, wanted]) => {
      const path = codeFile(join(area.folder, name))
      const file = path === undefined ? undefined : readAreaFile(installation, path)
      const module = file && readModule(file)
      if (!file || !module || module.exports.has(wanted)) return []
      return atOffset(file, 0, `The file has no ${exportWords(wanted)}, so Livery would ignore the file.`)
    }),
  ]
}

const exportWords = (name: string) => (name === 'default' ? 'default export' : `export "${name}"`)

// oxlint-disable-next-line input/no-asserted-input -- the generator validates the facts of areas and widgets
const factsOf = ({ text }: AreaFile) => JSON.parse(text) as CodedFacts

function missingWidget(facts: AreaFile, installation: string): readonly string[] {
  const { name } = factsOf(facts)
  const at = (message: string) => [atPointer(facts, '/name', message)]
  const path = codeFile(join(dirname(facts.file), 'index'))
  if (path === undefined) return at(`The widget "${name}" has no code, because its folder has no file index.ts.`)
  const module = readModule(readAreaFile(installation, path))
  if (!module) return []
  if (!module.exports.has('default'))
    return at(`The widget "${name}" has no code, because the index.ts of its folder has no default export.`)
  const defined = module.defaultArguments?.[0]?.text
  if (defined === undefined || defined === name) return []
  return at(`The index.ts of this folder defines the widget "${defined}". Write "${name}" there.`)
}

/** Without facts, Livery would not find the widget. */
function missingFacts(index: AreaFile): readonly string[] {
  const folder = dirname(index.file)
  if (!index.text.includes('defineWidget(') || globSync('*.widget.json', { cwd: folder }).length > 0) return []
  const name = `${basename(folder)}.widget.json`
  return [atOffset(index, 0, `The folder of this widget has no file ${name}, so Livery would ignore the widget.`)]
}

function otherSandboxName(area: OwnArea, installation: string): readonly string[] {
  const path = codeFile(join(area.folder, 'sandbox/part'))
  const file = path === undefined ? undefined : readAreaFile(installation, path)
  if (!file) return []
  const named = readModule(file)?.defaultArguments?.[0]?.properties?.get('name')
  return named?.text === undefined || named.text === area.name ? [] : [atOffset(file, named.start, otherName(area))]
}

const otherName = ({ name }: OwnArea) => `The name has to be "${name}", as in area.json.`

function missingContributions(area: OwnArea, installation: string): readonly string[] {
  const facts = factsOf(area.facts)
  const at = (pointer: string, message: string) => atPointer(area.facts, pointer, message)
  const declared = contributions.flatMap(({ key, codeKey, kind }) => {
    const names = facts[key] ?? []
    const list = Array.isArray(names) ? (names as readonly string[]) : undefined
    const pointerOf = (name: string) =>
      list ? `/${key}/${list.indexOf(name)}` : `/${key}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    return (list ?? Object.keys(names)).map((name) => ({ name, kind, codeKey, pointer: pointerOf(name) }))
  })
  const path = codeFile(join(area.folder, 'area'))
  if (path === undefined)
    return [
      ...declared.map(({ kind, name, pointer }) =>
        at(pointer, `The ${kind} "${name}" has no code, because the area has no file area.ts.`),
      ),
      ...Object.keys(facts.conditions ?? {}).map((name) =>
        at(`/conditions/${name}`, `The condition "${name}" has no value, because the area has no file area.ts.`),
      ),
    ]
  const file = readAreaFile(installation, path)
  const module = readModule(file)
  if (!module) return []
  if (!module.exports.has('default'))
    return [atOffset(file, 0, 'The file has no default export. Write export default defineArea({ … }).')]
  const code = module.defaultArguments?.[0]?.properties
  if (!code) return []
  const partsOf = (key: string) => partNames(code, key)
  const named = code.get('name')
  return [
    ...(named?.text === undefined || named.text === area.name ? [] : [atOffset(file, named.start, otherName(area))]),
    ...declared.flatMap(({ kind, name, codeKey, pointer }) =>
      partsOf(codeKey)?.has(name) === false
        ? at(
            pointer,
            `The ${kind} "${name}" has no code. Add it to "${codeKey}" in area.ts, or remove it from area.json.`,
          )
        : [],
    ),
    ...contributions.flatMap(({ codeKey, kind }) =>
      [...(partsOf(codeKey) ?? [])].flatMap(([name, { start }]) =>
        declared.some((one) => one.codeKey === codeKey && one.name === name)
          ? []
          : atOffset(
              file,
              start,
              `The ${kind} "${name}" has no entry in area.json. Add one, or remove it from area.ts.`,
            ),
      ),
    ),
    ...missingConditions(facts, code, at),
  ]
}

/**
 * The entries below a key of `area.ts`. Empty without the key. Undefined if only running code knows the entries' names.
 */
const partNames = (code: NonNullable<StaticValue['properties']>, key: string): StaticValue['properties'] =>
  code.has(key) ? code.get(key)?.properties : new Map()

function missingConditions(
  { conditions = {} }: CodedFacts,
  code: NonNullable<StaticValue['properties']>,
  at: (pointer: string, message: string) => string,
): readonly string[] {
  if (code.has('visitorFacts')) return []
  return Object.keys(conditions).map((name) =>
    at(`/conditions/${name}`, `The condition "${name}" has no value, because area.ts has no "visitorFacts".`),
  )
}
