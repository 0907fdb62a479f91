import { ownOrigins } from '../../schemas/generated/own-origins.ts'
import type { Issue } from '../issues/issue.ts'
import { suggestName } from '../issues/suggest.ts'
import { finding } from './check/make-finding.ts'
import { issueAt } from './issue-at.ts'
import { createLocator } from './locate.ts'
import { merge } from './merge.ts'
import { isObject, pointerKeys, valueAt } from './pointer.ts'
import type { AreaDefaults } from './product.ts'
import type { ParsedFolder } from './read-folder.ts'
import type { Environment, Json, JsonObject, Layer, LayerFile, LayerKind } from './stages.ts'

/**
 * The folders of a brand, from `base` to the brand itself, with the issues of their files. If a parent is missing, or
 * if brands extend each other in a cycle, one issue with the reason replaces the folders. If the brand itself is
 * missing, both lists are empty.
 */
export interface Chain {
  readonly folders: readonly ParsedFolder[]
  readonly issues: readonly Issue[]
}

/**
 * Follows `extends` from a brand down to `base`.
 *
 * @param read reads a folder; undefined if it is missing
 * @param listBrands returns the ids of all brands, for a suggestion
 */
export async function readChain(
  merchant: string,
  read: (merchant: string) => Promise<ParsedFolder | undefined>,
  listBrands: () => Promise<readonly string[]>,
): Promise<Chain> {
  const folders: ParsedFolder[] = []
  let next: string | undefined = merchant
  while (next !== undefined) {
    const folder = await read(next)
    const brand = folders[0]
    if (!folder) {
      return { folders: [], issues: brand ? [unknownParent(brand, next, await listBrands())] : [] }
    }
    const repeated = folders.findIndex((one) => one.merchant === folder.merchant)
    if (repeated !== -1) return { folders: [], issues: [cyclicExtends(folders.slice(0, repeated + 1))] }
    folders.unshift(folder)
    next = folder.extends
  }
  return { folders, issues: folders.flatMap((folder) => folder.issues) }
}

/** The layers with the defaults of areas, below all brands. */
export function defaultLayers(defaults: readonly AreaDefaults[]): readonly Layer[] {
  return defaults.map(({ path, text, value }) => layer('base', path, 'base', [{ path, text, mount: '', value }]))
}

/** The part of a folder for every environment. */
export function commonLayer({ merchant, common }: ParsedFolder): Layer {
  return layer(merchant === 'base' ? 'base' : 'merchant', merchant, merchant, common)
}

/** The part of a folder for one environment. Undefined if it has none. */
export function environmentLayer(folder: ParsedFolder, environment: Environment): Layer | undefined {
  const file = folder.environments.get(environment)
  const kind = folder.merchant === 'base' ? 'base' : 'environment'
  return file && layer(kind, `${folder.merchant}/${environment}`, folder.merchant, [file])
}

/** The layers of a brand's own folder, which are the highest ones. Those of `base` include the areas' defaults. */
export function layersOf(merchant: string, layers: readonly Layer[]): readonly Layer[] {
  return layers.slice(layers.findLastIndex((one) => one.merchant !== merchant) + 1)
}

/** A layer without its host names. A brand does not inherit them, because each host name leads to one site only. */
export function withoutDomains(parent: Layer): Layer {
  // A word such as `embedded` or `none` is not a host name.
  const namesHost = (origin: Json | undefined) => typeof origin === 'string' && URL.canParse(origin)
  const withoutThem = (value: JsonObject): JsonObject =>
    ['/site/domains', ...ownOrigins.filter((pointer) => namesHost(valueAt(value, pointer)))].reduce(
      (rest, pointer) => withoutKey(rest, pointerKeys(pointer)),
      value,
    )
  return {
    ...parent,
    value: withoutThem(parent.value),
    files: parent.files.map((file) => (file.mount === '' ? { ...file, value: withoutThem(file.value) } : file)),
  }
}

/** The object without the value at a path of keys. */
function withoutKey(value: JsonObject, [key = '', ...below]: readonly string[]): JsonObject {
  if (!Object.hasOwn(value, key)) return value
  const { [key]: inner, ...others } = value
  if (below.length === 0) return others
  return isObject(inner) ? { ...value, [key]: withoutKey(inner, below) } : value
}

/** All layers as one value. */
export function mergeLayers(layers: readonly Layer[]): JsonObject {
  return layers.reduce<JsonObject>((merged, one) => merge(merged, one.value) as JsonObject, {})
}

function layer(kind: LayerKind, name: string, merchant: string, files: readonly LayerFile[]): Layer {
  return { kind, name, merchant, files, value: files.reduce<JsonObject | undefined>(mountFile, undefined) ?? {} }
}

/** Places a file's value at its mount point and keeps every `null`. */
function mountFile(layer: JsonObject | undefined, file: LayerFile): JsonObject | undefined {
  const value = settingsOf(file.value)
  // Ignores an empty file, because its mount point would count as an override without effect.
  return file.mount !== '' && Object.keys(value).length === 0 ? layer : put(layer, pointerKeys(file.mount), value)
}

/** A copy of the parent with the value at a path of keys. Merges the value into an object that is already there. */
function put(parent: Json | undefined, [key, ...rest]: readonly string[], value: JsonObject): JsonObject {
  const known = isObject(parent) ? parent : undefined
  if (key === undefined) return known ? { ...known, ...value } : value
  return { ...known, [key]: put(known?.[key], rest, value) }
}

/** A file's value without `$schema` and `extends`, which describe the file. */
function settingsOf(value: JsonObject): JsonObject {
  if (!Object.hasOwn(value, '$schema') && !Object.hasOwn(value, 'extends')) return value
  const { $schema: _schema, extends: _extends, ...settings } = value
  return settings
}

function unknownParent(folder: ParsedFolder, name: string, known: readonly string[]): Issue {
  const suggestion = suggestName(name, ['base', ...known])
  return atExtends(folder, 'unknown-merchant', name, suggestion)
}

function cyclicExtends(folders: readonly ParsedFolder[]): Issue {
  // Reports the cycle at the brand with the first id, so that every brand in it gives the same issue.
  const [first] = folders.toSorted((one, other) => (one.merchant < other.merchant ? -1 : 1))
  const start = folders.indexOf(first as ParsedFolder)
  // `folders` lists each folder before the folder that extends it. The message uses the opposite order.
  const cycle = [...folders.slice(start + 1), ...folders.slice(0, start + 1)].toReversed()
  const names = [...cycle, first as ParsedFolder].map((one) => `"${one.merchant}"`)
  return atExtends(first as ParsedFolder, 'cyclic-extends', names.join(' → '))
}

function atExtends(
  folder: ParsedFolder,
  code: 'unknown-merchant' | 'cyclic-extends',
  name: string,
  suggestion?: string,
): Issue {
  const file = folder.common.find((one) => one.mount === '')
  const place = file ? createLocator()(file, '/extends', 'value') : { line: 1, column: 1 }
  return issueAt(finding(code, '/extends', { name }, suggestion), {
    file: file?.path ?? `${folder.merchant}/manifest.json`,
    line: place.line,
    column: place.column,
  })
}
