import { type BaseBlock, type BaseNames, readBaseBlocks, readBaseNames } from './base-names.ts'
import { type AreaFolder, ownAreas } from './area-folders.ts'
import type { DefaultsFile } from './area-defaults.ts'
import { areaTexts } from './area-texts.ts'
import { assertAreas } from './check-areas.ts'
import { assertFits, assertSchema } from './assert-fits.ts'
import { assertDefinitions, assertId, assertReferences } from './assert-references.ts'
import { assertWidget } from './assert-widget.ts'
import { assertWords } from './assert-words.ts'
import { collectMistakes } from './collect-mistakes.ts'
import { composeCall } from './compose-call.ts'
import { byLanguage, type Languages } from './compose-languages.ts'
import { composeManifest } from './compose-manifest.ts'
import { findInlineScripts, type InlineScript } from './inline-scripts.ts'
import type { Installation } from './installation.ts'
import { type JsonFile, readFiles, type ReadFile } from './read-files.ts'
import type { AreaFile, Schema, WidgetFile } from './schema.ts'
import { type SandboxSchemas, withAreaData } from './sandbox-data.ts'
import { withSessionParts } from './with-session-parts.ts'
import { type Typeface, typefacesOf } from './typefaces.ts'

/** The parsed input of the generator. Records, calls and forms include those of all areas. */
export interface Sources {
  readonly manifest: readonly Schema[]
  readonly records: readonly Schema[]
  readonly api: readonly Schema[]
  readonly forms: readonly Schema[]
  /** The schemas of sandbox.json with the parts of all areas. */
  readonly sandbox: SandboxSchemas | undefined
  readonly areaFacts: Schema
  readonly areas: readonly AreaFile[]
  /** The part of the manifest that each area adds, by area. */
  readonly settings: ReadonlyMap<string, Schema>
  readonly defaults: readonly DefaultsFile[]
  readonly widgetFacts: Schema
  readonly widgets: readonly WidgetFile[]
  readonly languages: Languages
  readonly typefaces: readonly Typeface[]
  /** The inline scripts of the host's pages. */
  readonly inlineScripts: readonly InlineScript[]
  /** The texts of areas and of their widgets by language. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly baseNames: BaseNames
  readonly baseBlocks: readonly BaseBlock[]
}

/** The files of areas that are read together, so that one run reports the mistakes of all of them. */
const areaPatterns = [
  'settings.schema.json',
  'session.schema.json',
  'records/*.schema.json',
  'api/*/*.schema.json',
  'forms/*.schema.json',
  'sandbox/data.schema.json',
  'messages/*.json',
  '*/messages/*.json',
] as const

/**
 * Reads the kernel's schemas of the project at `root`, and the areas. Throws with the messages of the first stage that
 * has mistakes.
 *
 * @param installation the areas and further languages; by default Livery's own areas
 */
export function readSources(
  root: string,
  { areas: folders, languages: further, typefaces = typefacesOf(root) }: Installation = {
    areas: ownAreas(root),
    languages: [],
  },
): Sources {
  const kernel = { folder: `${root}/schemas`, path: 'schemas' }
  const ofKernel = (pattern: string) => readFiles(kernel, pattern).map(schemaOf)
  const ofAreas = (pattern: (typeof areaPatterns)[number]) =>
    areaFiles.get(pattern)?.flatMap(({ files }) => files) ?? []
  /** The files of the kernel and of all areas, in the order of the paths below their folders. */
  const shared = (pattern: (typeof areaPatterns)[number]) =>
    [...readFiles(kernel, pattern), ...ofAreas(pattern)].sort((one, other) => (one.below < other.below ? -1 : 1))
  const one = (name: string): Schema => {
    const [schema] = ofKernel(name)
    if (!schema) throw new Error(`schemas/${name} is missing.`)
    return schema
  }

  const areaFacts = one('area-facts.schema.json')
  const widgetFacts = one('widget-facts.schema.json')
  const [sandboxData] = ofKernel('sandbox.schema.json')
  const areas = collectMistakes(folders, (area) => readArea(area, areaFacts))
  assertAreas(areas)
  const ids = [kernel, ...folders].flatMap((folder) => [
    ...['manifest', 'records', 'forms'].flatMap((kind) =>
      readFiles(folder, `${kind}/*.schema.json`).map(({ value }) => (value as Schema).$id ?? ''),
    ),
    // All parts of the sandbox's schema share their definitions.
    ...readFiles(folder, folder === kernel ? 'sandbox.schema.json' : 'sandbox/data.schema.json').flatMap(({ value }) =>
      Object.keys((value as Schema).$defs ?? {}).map((name) => `#/$defs/${name}`),
    ),
  ])
  const references = areas.flatMap(({ facts }) => Object.keys(facts.references ?? {}))
  const areaFiles = new Map(
    collectMistakes(areaPatterns, (pattern) => [
      pattern,
      collectMistakes(folders, (area) => ({
        area: area.name,
        files: collectMistakes(readFiles(area, pattern), (file) =>
          assertSchemaFile(file, { area: area.name, references, ids }),
        ),
      })),
    ]),
  )
  const call = one('call.schema.json')
  const ownLanguages = one('languages.json') as unknown as Languages
  const languages = { ...ownLanguages, languages: [...new Set([...ownLanguages.languages, ...further])] }
  const typed = [...shared('records/*.schema.json'), ...shared('api/*/*.schema.json')]
  assertDefinitions(typed)
  const envelope = one('envelope.schema.json')
  return {
    baseNames: readBaseNames(root),
    baseBlocks: readBaseBlocks(root),
    areaFacts,
    areas,
    inlineScripts: findInlineScripts(root, folders),
    languages,
    typefaces,
    settings: new Map(
      areaFiles
        .get('settings.schema.json')
        ?.flatMap(({ area, files }) => files.map((file) => [area, schemaOf(file)] as const)),
    ),
    defaults: folders.flatMap((area) =>
      readFiles(area, 'defaults.json').map(({ path, text }) => ({ area: area.name, path, text })),
    ),
    messages: areaTexts([...ofAreas('messages/*.json'), ...ofAreas('*/messages/*.json')], languages.fallback),
    manifest: composeManifest(ofKernel('manifest/*.schema.json'), {
      areas,
      settings: ofAreas('settings.schema.json'),
      languages,
      typefaces,
    }),
    ...withSessionParts(
      {
        records: withUniqueTitles(shared('records/*.schema.json'))
          .map(schemaOf)
          .map((record) => (record.$id === 'livery:records/localised-text' ? byLanguage(record, languages) : record)),
        api: shared('api/*/*.schema.json').map((file) => composeCall(file, { call, envelope })),
      },
      ofAreas('session.schema.json'),
    ),
    forms: withUniqueTitles(shared('forms/*.schema.json')).map(schemaOf),
    sandbox: sandboxData && withAreaData(sandboxData, ofAreas('sandbox/data.schema.json')),
    widgetFacts,
    widgets: collectMistakes(folders, (area) => readWidgets(area, { widgetFacts, areas, references })).flat(),
  }
}

const schemaOf = ({ value }: JsonFile) => value as Schema

/** Returns the given file of an area. If the file is a schema, throws with a message for the mistakes in the schema. */
function assertSchemaFile(
  file: ReadFile,
  known: { readonly area: string; readonly references: readonly string[]; readonly ids: readonly string[] },
): ReadFile {
  if (!file.path.endsWith('.schema.json')) return file
  assertSchema(file.path, file.value)
  const schemas = file.below.startsWith('api/') ? schemasOfCall(file) : { '': file.value }
  assertWords(file, schemas, known.references)
  assertId(file, known.area)
  const kinds = referredKinds(file.below)
  const ids = known.ids.filter((id) => kinds.some((kind) => id.startsWith(kind)))
  assertReferences(file, schemas, ids)
  return file
}

/** The beginnings of the ids to which a schema file of an area may refer, by its path below the area. */
function referredKinds(below: string): readonly string[] {
  if (below.startsWith('forms/')) return ['livery:forms/']
  if (below === 'settings.schema.json') return ['livery:manifest/']
  return below === 'sandbox/data.schema.json' ? ['livery:records/', '#/$defs/'] : ['livery:records/']
}

/**
 * Returns the given files. Throws with a message if two files have the same title, because the title names the type.
 */
function withUniqueTitles<File extends JsonFile>(files: readonly File[]): readonly File[] {
  const owners = new Map<string, string>()
  for (const { path, value } of files) {
    const { title = '' } = value as Schema
    const owner = owners.get(title)
    if (title !== '' && owner !== undefined)
      throw new Error(`${path}: the title "${title}" already names the type of ${owner}. Choose another title.`)
    owners.set(title, path)
  }
  return files
}

/** The schemas in a call's file, by their pointers. */
function schemasOfCall({ value }: JsonFile): Readonly<Record<string, unknown>> {
  const { request, data, $defs } = value as Readonly<Record<string, unknown>>
  return { '/request': request, '/data': data, '': { $defs } }
}

function readArea(area: AreaFolder, schema: Schema): AreaFile {
  const [file] = readFiles(area, 'area.json')
  if (!file) throw new Error(`${area.path}: the folder has no area.json.`)
  assertFits(schema, file)
  return { path: file.path, folder: area.name, facts: file.value as AreaFile['facts'] }
}

/** The facts of an area's widgets. Throws with a message for each mistake in a file or in the file's name. */
function readWidgets(
  area: AreaFolder,
  { widgetFacts, ...known }: Pick<Sources, 'widgetFacts' | 'areas'> & { readonly references: readonly string[] },
): WidgetFile[] {
  return collectMistakes(readFiles(area, '*/*.widget.json'), (file) => {
    const { path, below, value } = file
    const [folder = '', name = ''] = below.split('/')
    if (name !== `${folder}.widget.json`)
      throw new Error(`${path}: the file has to be ${folder}.widget.json, named like its folder.`)
    assertFits(widgetFacts, file)
    const facts = value as WidgetFile['facts']
    assertWidget(file, `${area.name}/${folder}`, known)
    return { path, facts }
  })
}
