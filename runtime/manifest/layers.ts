import type { Issue } from '../issues/issue.ts'
import { suggestName } from '../issues/suggest.ts'
import { issueAt } from './issue-at.ts'
import { locate } from './locate.ts'
import { mergeRemembered } from './merge.ts'
import { isObject, pointerKeys } from './pointer.ts'
import type { FolderReading } from './read-folder.ts'
import type { Environment, JsonObject, Layer, LayerFile, LayerKind } from './types.ts'

/** The folders that make a brand, from `base` to the brand itself, or why there is no such chain. */
export interface Chain {
  readonly folders: readonly FolderReading[]
  readonly issues: readonly Issue[]
}

/**
 * Follows `extends` from a brand down to `base`.
 *
 * @param read reads a folder once, however often it is asked for; undefined where there is none
 */
export async function readChain(
  merchant: string,
  read: (merchant: string) => Promise<FolderReading | undefined>,
  known: () => Promise<readonly string[]>,
): Promise<Chain> {
  const folders: FolderReading[] = []
  let next: string | undefined = merchant
  while (next !== undefined) {
    const folder = await read(next)
    const asking = folders[0]
    if (!folder) {
      return { folders: [], issues: asking ? [unknownParent(asking, next, await known())] : [] }
    }
    if (folders.some((one) => one.merchant === folder.merchant)) {
      return { folders: [], issues: [cyclicExtends(folders)] }
    }
    folders.unshift(folder)
    next = folder.extends
  }
  return { folders, issues: folders.flatMap((folder) => folder.issues) }
}

/** The layers of a chain for one environment: of every folder first what always holds, then what the environment adds. */
export function layersFor(chain: Chain, environment: Environment): Layer[] {
  return chain.folders.flatMap((folder, index) => {
    const isBase = folder.merchant === 'base'
    const isParent = !isBase && index < chain.folders.length - 1
    const file = folder.environments.get(environment)
    const common = layer(isBase ? 'base' : 'merchant', folder.merchant, folder.merchant, folder.common)
    const own = file
      ? [common, layer(isBase ? 'base' : 'environment', `${folder.merchant}/${environment}`, folder.merchant, [file])]
      : [common]
    return isParent ? own.map(withoutDomains) : own
  })
}

/** A brand is built on another one's look and settings, never on its host names: those lead to one site only. */
function withoutDomains(parent: Layer): Layer {
  const withoutThem = (value: JsonObject): JsonObject => {
    if (!isObject(value.site)) return value
    const { domains, gameShellOrigin: shell, ...others } = value.site
    // `embedded` and `none` name no host.
    const isName = typeof shell === 'string' && URL.canParse(shell)
    if (domains === undefined && !isName) return value
    return { ...value, site: isName || shell === undefined ? others : { ...others, gameShellOrigin: shell } }
  }
  return {
    ...parent,
    value: withoutThem(parent.value),
    files: parent.files.map((file) => (file.mount === '' ? { ...file, value: withoutThem(file.value) } : file)),
  }
}

const nothing: JsonObject = {}

/** All layers as one value. */
export function mergeLayers(layers: readonly Layer[]): JsonObject {
  return layers.reduce<JsonObject>((merged, one) => mergeRemembered(merged, one.value), nothing)
}

const built = new WeakMap<readonly LayerFile[], Layer>()
const builtSingle = new WeakMap<LayerFile, Layer>()

function layer(kind: LayerKind, name: string, merchant: string, files: readonly LayerFile[]): Layer {
  const [only] = files
  const known = files.length === 1 && only ? builtSingle.get(only) : built.get(files)
  if (known) return known
  const value = files.reduce(mountFile, {})
  const made: Layer = { kind, name, merchant, files, value }
  if (files.length === 1 && only) builtSingle.set(only, made)
  else built.set(files, made)
  return made
}

/** Puts a file's value in its place, each `null` in it kept. What speaks about the file itself is no part of a manifest. */
function mountFile(layer: JsonObject, file: LayerFile): JsonObject {
  const { $schema: _schema, extends: _extends, ...value } = file.value
  const put = (parent: JsonObject, keys: readonly string[]): JsonObject => {
    const [key, ...rest] = keys
    if (key === undefined) return { ...parent, ...value }
    const inner = parent[key]
    return { ...parent, [key]: put(isObject(inner) ? inner : {}, rest) }
  }
  return put(layer, pointerKeys(file.mount))
}

function unknownParent(folder: FolderReading, name: string, known: readonly string[]): Issue {
  const suggestion = suggestName(name, ['base', ...known])
  return atExtends(folder, 'unknown-merchant', name, suggestion)
}

function cyclicExtends(folders: readonly FolderReading[]): Issue {
  // The circle is reported at the brand whose id comes first, so that every brand in it tells the same one issue.
  const [first] = folders.toSorted((one, other) => (one.merchant < other.merchant ? -1 : 1))
  return atExtends(
    first as FolderReading,
    'cyclic-extends',
    folders
      .map((one) => `"${one.merchant}"`)
      .toSorted()
      .join(' and '),
  )
}

function atExtends(
  folder: FolderReading,
  code: 'unknown-merchant' | 'cyclic-extends',
  name: string,
  suggestion?: string,
): Issue {
  const file = folder.common.find((one) => one.mount === '')
  const place = file ? locate(file, '/extends', 'value') : { line: 1, column: 1 }
  return issueAt(
    { code, context: { name }, pointer: '/extends', part: 'value', ...(suggestion ? { suggestion } : {}) },
    { file: file?.path ?? `${folder.merchant}/manifest.json`, line: place.line, column: place.column },
  )
}
