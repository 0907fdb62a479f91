import type { Sources } from './read-schemas.ts'
import type { Schema } from './schema.ts'
import { browserKeys } from './site-settings.ts'

/** A generated interface to which areas add properties. The key of an optional property ends with a question mark. */
interface OpenInterface {
  readonly module: string
  readonly name: string
  readonly keys: (sources: Sources) => readonly string[]
}

/** The properties of an object schema. The key of an optional property ends with a question mark. */
const fields = ({ properties, required = [] }: Schema) =>
  Object.keys(properties ?? {}).map((name) => (required.includes(name) ? name : `${name}?`))

const memberFields = ({ records }: Sources) => records.filter(({ title }) => title === 'Member').flatMap(fields)

const id = ({ $id = '' }: Schema) => $id.replace(/^livery:\w+\//, '')

const openInterfaces: readonly OpenInterface[] = [
  { module: 'api.ts', name: 'ApiCalls', keys: ({ api }) => api.map(id) },
  {
    module: 'api.ts',
    name: 'Dashboard',
    keys: ({ api }) =>
      api
        .filter((call) => id(call) === 'user/dashboard')
        .flatMap((call) => fields(call.properties?.response?.properties?.data ?? {})),
  },
  { module: 'api.ts', name: 'Member', keys: memberFields },
  { module: 'records.ts', name: 'Member', keys: memberFields },
  { module: 'forms.ts', name: 'Forms', keys: ({ forms }) => forms.map(id) },
  {
    module: 'manifest.ts',
    name: 'Manifest',
    keys: ({ settings }) => [...settings.values()].flatMap(({ properties }) => Object.keys(properties ?? {})),
  },
  { module: 'decoders.ts', name: 'RecordTypes', keys: ({ records }) => records.map(id) },
  { module: 'records.ts', name: 'Records', keys: ({ records }) => records.map(({ title = '' }) => title) },
  {
    module: 'site-settings.ts',
    name: 'SiteSettings',
    keys: ({ settings }) => [...settings.values()].flatMap(browserKeys),
  },
  { module: 'sandbox.ts', name: 'SandboxData', keys: ({ sandbox }) => Object.keys(sandbox?.data.properties ?? {}) },
  { module: 'widget-props.ts', name: 'WidgetProps', keys: ({ widgets }) => widgets.map(({ facts }) => facts.name) },
]

/** The place of Livery's program, relative to a generated module of an installation. */
export interface ProgramPlace {
  /** The relative path from the module to the program's `schemas`. */
  readonly schemas: string
  /** The extension of the program's code: `.ts`, or `.js` in the package. */
  readonly ending: string
  /** The files of the program that add types to other modules, by their paths below the program's folder. */
  readonly declarations: readonly string[]
  /** The first line of the module, a comment. */
  readonly stamp: string
}

/**
 * The module `areas.d.ts` of an installation, beside the folder `generated`. It adds the types of the installation's
 * own areas to Livery's interfaces. It also references Livery's own declarations, so that `tsconfig.json` needs no
 * entry for them.
 *
 * @param livery the sources without the installation
 */
export function areaTypes(
  sources: Sources,
  livery: Sources,
  { stamp, schemas, ending, declarations }: ProgramPlace,
): string {
  const project = schemas.replace(/schemas$/, '')
  const references = declarations.map((path) => `/// <reference path="${project}${path}" />\n`)
  const modules = openInterfaces.flatMap(({ module, name, keys }) => {
    const known = new Set(keys(livery))
    const own = keys(sources).filter((key) => !known.has(key))
    if (own.length === 0) return []
    const lines = own.map((key) => {
      const property = key.replace(/\?$/, '')
      return `    ${quoted(property)}${key === property ? '' : '?'}: import('./generated/${module}').${name}[${quoted(property)}]`
    })
    return [
      `declare module '${schemas}/generated/${module.replace('.ts', ending)}' {\n  interface ${name} {\n${lines.join('\n')}\n  }\n}\n`,
    ]
  })
  const head = `${stamp}\n${references.join('')}export {}\n`
  return [head, ...modules].join('\n')
}

const quoted = (text: string) => `'${text}'`
