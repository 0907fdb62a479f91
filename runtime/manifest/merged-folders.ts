import { validateSandboxData } from '../../schemas/generated/sandbox-validators.js'
import type { Finding } from '../issues/finding.ts'
import type { Issue } from '../issues/issue.ts'
import { schemaFindings } from '../issues/schema-findings.ts'
import { checkLayerMessages } from './check/brand-messages.ts'
import { checkOverrides } from './check/overrides.ts'
import { checkUnordered } from './check/unordered.ts'
import { leftOutAreas } from './chosen-areas.ts'
import { commonLayer, defaultLayers, environmentLayer, mergeLayers, withoutDomains } from './layers.ts'
import type { Locate } from './locate.ts'
import { asJson, type Comparisons, type LazyJson, LazyMerge, lazyMergeEach, partOf } from './lazy-merge.ts'
import { merge, mergeEach } from './merge.ts'
import { once } from './once.ts'
import { placeIssues } from './place-issues.ts'
import type { Product } from './product.ts'
import { pruneAreas } from './prune.ts'
import type { ParsedFolder } from './read-folder.ts'
import { withoutSameParts } from './same-parts.ts'
import { createPruning, fitsPruned, type PrunedFolders, listOfAreas } from './without-areas.ts'
import { environments, type Json, type JsonObject, type Layer, type LayerFile } from './stages.ts'

/** One value for each environment, in the order of `environments`. */
export type PerEnvironment<Value> = readonly Value[]

/**
 * The name of the folder from which each file comes: the brand's own folder, or that of a brand that it extends. The
 * key is the file's path below `assets`, or the name of a text page in one language.
 */
export type FilesByPath = Readonly<Record<string, string>>

/** Merged folders from `base` up: a brand, or the folders that brands extend. */
export interface MergedFolders {
  readonly layers: PerEnvironment<readonly Layer[]>
  readonly merged: () => PerEnvironment<JsonObject>
  /** `merged` without the left-out areas of the folder. */
  readonly manifests: () => PerEnvironment<JsonObject>
  /** `manifests`, with each part merged when a check reads it. */
  readonly lazyManifests: PerEnvironment<LazyJson>
  /** The differences between the environments of `merged`. Undefined for a brand and for `noFolders`. */
  readonly comparisons?: Comparisons
  /** Text pages by language and name. */
  readonly content: Readonly<Record<string, FilesByPath>>
  readonly assets: FilesByPath
  /** The sandbox's data, merged like a manifest. */
  readonly sandbox: JsonObject
  /** Issues about single layers, in comparison with the values below them. */
  readonly issues: readonly Issue[]
  /** Findings about the areas that the folder leaves out. */
  readonly findings: PerEnvironment<readonly Finding[]>
  /**
   * Returns `merged` without the areas that `areas` does not list. All brands with this list share the result.
   * Undefined for a brand and for `noFolders`.
   */
  readonly without?: (areas: Json) => PrunedFolders
  /** The pruned folders below, if `lazyManifests` start from them. */
  readonly pruned?: PrunedFolders
}

/**
 * A brand without issues for each form of the folders that brands extend. The key is a result of `without` that the
 * brand extends. It is undefined if the brand extends the folders with all areas.
 */
export type Siblings = ReadonlyMap<PrunedFolders | undefined, { readonly common: JsonObject }>

const nothing: JsonObject = {}

/** The start of every merge. All environments share one object, so that equal merged parts stay one object. */
export const noFolders: MergedFolders = {
  layers: environments.map(() => []),
  merged: () => environments.map(() => nothing),
  manifests: () => environments.map(() => nothing),
  lazyManifests: environments.map(() => nothing),
  content: {},
  assets: {},
  sandbox: nothing,
  issues: [],
  findings: environments.map(() => []),
}

/** The defaults of the areas, below all brands. */
export function areaDefaults(product: Product): MergedFolders {
  const defaults = defaultLayers(product.defaults)
  const value = mergeLayers(defaults)
  const values = environments.map(() => value)
  return {
    ...noFolders,
    layers: environments.map(() => defaults),
    merged: () => values,
    manifests: () => values,
    lazyManifests: values,
    comparisons: new Map(),
    without: createPruning(() => values, product),
  }
}

/**
 * Merges a folder onto the folders below it.
 *
 * @param siblings for a brand: earlier brands without issues that extend the same folders. Parts that they share with
 *   the brand need no second check. Undefined for a parent, whose host names brands do not inherit
 */
export function addFolder(
  below: MergedFolders,
  folder: ParsedFolder,
  {
    product,
    locate,
    siblings,
  }: { readonly product: Product; readonly locate: Locate; readonly siblings?: Siblings | undefined },
): MergedFolders {
  const isParent = siblings === undefined
  // The layers as the folder has them, and as the folders above inherit them.
  const [written, writtenEach] = [commonLayer(folder), environments.map((name) => environmentLayer(folder, name))]
  const inheritable = (layer: Layer) => (isParent && layer.kind !== 'base' ? withoutDomains(layer) : layer)
  const [common, own] = [inheritable(written), writtenEach.map((layer) => layer && inheritable(layer))]
  const withCommon = lazyMergeEach(below.merged(), common.value, below.comparisons)
  const lazy = withLayers(withCommon, own)
  const merged = once(() => mergeEnvironments(below.merged(), common, own))
  const kept = withoutLeftOutAreas()
  const sandbox = addSandbox(below.sandbox, folder.sandbox)
  return {
    layers: below.layers.map((layers, index) => [...layers, common, ...(own[index] ? [own[index]] : [])]),
    merged,
    ...kept,
    lazyManifests: isParent ? kept.manifests() : kept.lazyManifests,
    ...(isParent ? { comparisons: new Map(), without: createPruning(merged, product) } : {}),
    content: withContent(below.content, folder),
    assets: withFiles(below.assets, folder, 'assets/'),
    sandbox: sandbox.value,
    issues: [...below.issues, ...ownIssues()],
  }

  /** The issues about the folder's own layers, in comparison with the values below them. */
  function ownIssues(): Issue[] {
    const place = (findings: readonly Finding[], layer: Layer) => placeIssues(findings, [layer], product, locate)
    const [inherited = {}] = below.merged()
    const isLowest = below.layers[0]?.length === 0
    const issues: Issue[] = []
    if (folder.sandbox)
      issues.push(...place(sandbox.findings, { ...common, value: folder.sandbox.value, files: [folder.sandbox] }))
    const overrides = isLowest ? [] : checkOverrides(newIn(written, kept.pruned), below.merged())
    issues.push(...place(overrides.filter(isRemovable), written))
    // For a parent, a brand that extends it may still name the entries in an order.
    if (!isParent) issues.push(...place(checkUnordered(written.value, inherited, lazy), written))
    issues.push(...place(checkLayerMessages(common, inherited, lazy, product.widgets), common))
    for (const [index, layer] of writtenEach.entries()) {
      if (!layer) continue
      const before = withCommon[index] ?? {}
      const unordered = isParent ? [] : checkUnordered(layer.value, before, lazy.slice(index, index + 1))
      issues.push(...place([...checkOverrides(layer.value, [before]), ...unordered], layer))
    }
    return issues
  }

  /** The part of a layer for every environment that differs from the layer of a sibling. */
  function newIn({ value }: Layer, pruned: PrunedFolders | undefined): JsonObject {
    const sibling = siblings?.get(pruned)
    return sibling ? withoutSameParts(sibling.common, value) : value
  }

  /** The manifests without the left-out areas of the folder. */
  function withoutLeftOutAreas(): Pick<MergedFolders, 'manifests' | 'lazyManifests' | 'findings' | 'pruned'> {
    const named = lazy.map((value) => asJson(partOf(value, 'areas')))
    // Most environments share one list.
    if ([...new Set(named)].every((areas) => leftOutAreas(product, areas).length === 0))
      return { manifests: merged, lazyManifests: lazy, findings: noFolders.findings }
    const areas = listOfAreas(named, product)
    const pruned = areas === undefined ? undefined : below.without?.(areas)
    const ownValues = [newIn(common, pruned), ...own.flatMap((layer) => (layer ? [layer.value] : []))]
    if (pruned && fitsPruned(ownValues, pruned, product)) {
      const lazyManifests = withLayers(lazyMergeEach(pruned.manifests, common.value, pruned.comparisons), own)
      const manifests = once(() => mergeEnvironments(pruned.manifests, common, own))
      return { manifests, lazyManifests, findings: pruned.findings, pruned }
    }
    const prunedEach = merged().map((value, index) =>
      pruneAreas(value, [common.value, ...(own[index] ? [own[index].value] : [])], product),
    )
    const manifests = prunedEach.map((one) => one.merged)
    return { manifests: () => manifests, lazyManifests: manifests, findings: prunedEach.map((one) => one.findings) }
  }
}

/**
 * Combines folders with mistakes in their files, without checks: their layers as written, their text pages and their
 * assets. The result has no layers if a file is missing or not JSON.
 *
 * @param below the merged folders below them
 */
export function writtenFolders(
  below: MergedFolders,
  folders: readonly ParsedFolder[],
  product: Product,
): MergedFolders {
  const content = folders.reduce(withContent, below.content)
  const assets = folders.reduce((all, folder) => withFiles(all, folder, 'assets/'), below.assets)
  if (!folders.every(({ isComplete }) => isComplete)) return { ...noFolders, content, assets }
  const layers = environments.map((environment, index) => [
    ...(below.layers[index] ?? []),
    ...folders.flatMap((folder) => {
      const own = environmentLayer(folder, environment)
      const isParent = folder !== folders.at(-1) && folder.merchant !== 'base'
      return [commonLayer(folder), ...(own ? [own] : [])].map((one) => (isParent ? withoutDomains(one) : one))
    }),
  ])
  const merged = once(() => layers.map(mergeLayers))
  const brand = folders.at(-1)?.merchant
  const manifests = once(() =>
    merged().map((value, index) => {
      const own = (layers[index] ?? []).filter(({ merchant }) => merchant === brand)
      return pruneAreas(
        value,
        own.map((layer) => layer.value),
        product,
      ).merged
    }),
  )
  return { ...noFolders, layers, merged, manifests, content, assets }
}

/**
 * Whether the remedy of an override without effect is to remove the key. A brand needs an id of its own: other issues
 * report a missing id, and the id of another brand.
 */
const isRemovable = ({ code, pointer }: Finding) =>
  code !== 'override-equals-parent' || !['/merchant', '/merchant/id'].includes(pointer)

/** Merges the layer of each environment onto the common value. */
function withLayers(common: readonly LazyMerge[], own: PerEnvironment<Layer | undefined>): PerEnvironment<LazyMerge> {
  return common.map((value, index) => (own[index] ? new LazyMerge(value, own[index].value) : value))
}

/** Merges a folder's layers onto the folders below. Shared parts of environments stay one object. */
function mergeEnvironments(
  below: PerEnvironment<JsonObject>,
  common: Layer,
  own: PerEnvironment<Layer | undefined>,
): PerEnvironment<JsonObject> {
  const withCommon = mergeEach(below, common.value) as JsonObject[]
  return withCommon.map((value, index) => (own[index] ? (merge(value, own[index].value) as JsonObject) : value))
}

/** Merges a file onto the sandbox's data, and validates the result. */
function addSandbox(below: JsonObject, file: LayerFile | undefined): { value: JsonObject; findings: Finding[] } {
  if (!file) return { value: below, findings: [] }
  const { $schema: _schema, ...patch } = file.value
  const value = merge(below, patch) as JsonObject
  if (validateSandboxData(value)) return { value, findings: [] }
  // With this schema, a finding about an unknown key suggests an inherited one.
  const schema = { properties: Object.fromEntries(Object.keys(below).map((key) => [key, {}])) }
  return { value, findings: schemaFindings(validateSandboxData, value, schema, 'the sandbox data') }
}

function withFiles(below: FilesByPath, { merchant, otherFiles }: ParsedFolder, folder: string): FilesByPath {
  const own = otherFiles.filter((path) => path.startsWith(folder))
  if (own.length === 0) return below
  return { ...below, ...Object.fromEntries(own.map((path) => [path.slice(folder.length), merchant])) }
}

function withContent(
  below: MergedFolders['content'],
  { merchant, otherFiles }: ParsedFolder,
): MergedFolders['content'] {
  let content = below
  for (const path of otherFiles) {
    const [, language = '', name = ''] = /^content\/([a-z]{2})\/(.+)\.md$/.exec(path) ?? []
    if (name !== '') content = { ...content, [language]: { ...content[language], [name]: merchant } }
  }
  return content
}
