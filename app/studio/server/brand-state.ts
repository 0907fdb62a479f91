import { createHash } from 'node:crypto'
import {
  type Environment,
  environments,
  isObject,
  type JsonObject,
  type Layer,
  merge,
  valueAt,
  type Verdict,
} from '../../../runtime/manifest/index.ts'
import type { Verdicts } from '../../host/verdicts.ts'
import { brandJsonPaths, hasBrand, readLayerName } from '../engine/brand-path.ts'
import type { Conflict, Draft, Drafts } from '../engine/drafts.ts'
import { equalJson } from '../engine/equal-json.ts'
import type { BrandState, DraftTexts, Edit, StudioLayer } from '../messages.ts'
import { currentLayer, isAreaDefaults } from './current-layer.ts'

/** Describes brands with their drafts, from the verdicts. */
export function createBrandStates(verdicts: Verdicts, drafts: Drafts) {
  const contentIds = new WeakMap<JsonObject, number>()
  /** The last content id. It starts from the clock, because an open page may have ids of an earlier run. */
  let lastContentId = Date.now() * 1000
  /** The last known layers of each brand and environment. A verdict has no layers while a file is not JSON. */
  const lastLayers = new Map<string, readonly Layer[]>()

  function contentIdOf(value: JsonObject): number {
    const known = contentIds.get(value)
    if (known !== undefined) return known
    contentIds.set(value, ++lastContentId)
    return lastContentId
  }

  function layersOf(verdict: Verdict, environment: Environment): readonly Layer[] {
    const key = `${verdict.merchant}/${environment}`
    const layers = verdict.layers.get(environment) ?? []
    if (layers.length > 0) lastLayers.set(key, layers)
    return lastLayers.get(key) ?? layers
  }

  /** The folders of a brand's layers, lowest first. */
  function foldersOf(merchant: string): readonly string[] {
    const verdict = verdicts.find(merchant)
    if (!verdict) return []
    return [...new Set(layersOf(verdict, 'development').map((layer) => layer.merchant))]
  }

  /** The brands that a change in a brand's folder affects. */
  const touchedBy = (merchant: string): readonly string[] =>
    verdicts.all().filter((one) => foldersOf(one).includes(merchant))

  let defaults: { readonly of: Layer | undefined; readonly value: JsonObject } = { of: undefined, value: {} }
  /** Merges the defaults of all areas into one value. Merges again only if the first layer is a new object. */
  function defaultsOf(layers: readonly Layer[]): JsonObject {
    const [first] = layers
    if (defaults.of !== first)
      defaults = { of: first, value: layers.reduce<JsonObject>((all, one) => merge(all, one.value) as JsonObject, {}) }
    return defaults.value
  }

  function describe(layers: readonly Layer[], knownIds: ReadonlySet<number>): readonly StudioLayer[] {
    const areaLayers = layers.filter(isAreaDefaults)
    const content = (value: JsonObject) => {
      const id = contentIdOf(value)
      return knownIds.has(id) ? { content: id } : { content: id, value }
    }
    return [
      {
        name: 'defaults',
        kind: 'defaults',
        isWritable: false,
        touches: verdicts.all(),
        ...content(defaultsOf(areaLayers)),
      },
      ...layers
        .filter((layer) => !isAreaDefaults(layer))
        .map(
          ({ name, kind, merchant, value }): StudioLayer => ({
            name,
            kind,
            isWritable: hasBrand(drafts.root, merchant),
            touches: touchedBy(merchant),
            ...content(value),
          }),
        ),
    ]
  }

  const draftsOf = (merchant: string) =>
    [...drafts.all()].filter(([file]) => [merchant, ...foldersOf(merchant)].includes(file.split('/')[0] ?? ''))

  return {
    foldersOf,
    /** The drafts of the files of a brand's layers, with their texts and conflicts. */
    textsOf: (merchant: string): readonly DraftTexts[] => {
      const own = draftsOf(merchant)
      const conflicts = new Map(drafts.conflicts(own.map(([file]) => file)).map((one) => [one.file, one]))
      return own.map(([file, draft]) => describeDraft(file, draft, conflicts.get(file)))
    },
    /** Whether a layer below the named one has an object at the pointer. */
    isObjectBelow: (merchant: string, environment: Environment, layer: string, pointer: string): boolean => {
      const verdict = verdicts.find(merchant)
      const layers = verdict ? layersOf(verdict, environment) : []
      const at = layers.findIndex(({ name }) => name === layer)
      const below = layers.slice(0, Math.max(at, 0))
      return below.some((one) => isObject(valueAt(currentLayer(drafts, one, pointer), pointer)))
    },
    /**
     * Whether a layer inherits this value at the pointer. A layer for every environment has to inherit it in each
     * environment. False for an object, and while a draft of a lower layer is not JSON.
     */
    isInherited: (merchant: string, layer: string, { pointer, value }: Omit<Edit, 'layer'>): boolean => {
      const verdict = verdicts.find(merchant)
      if (!verdict || value === undefined || isObject(value)) return false
      const { environment: only } = readLayerName(layer)
      return environments
        .filter((environment) => only === undefined || environment === only)
        .every((environment) => {
          const layers = layersOf(verdict, environment)
          const at = layers.findIndex(({ name }) => name === layer)
          const below = layers.slice(0, Math.max(at, 0)).map((one) => currentLayer(drafts, one, pointer))
          if (!below.every((one) => one !== undefined)) return false
          const nearest = below.map((one) => valueAt(one, pointer)).findLast((one) => one !== undefined)
          // The second check is for a layer in between that removes a parent of the value.
          return equalJson(nearest, value) && equalJson(valueAt(below.reduce(merge, {}), pointer), value)
        })
    },
    /**
     * The state of a brand for one page.
     *
     * @param knownIds the `content` of each layer value that the page has
     * @returns undefined for an unknown brand
     */
    stateOf: (
      merchant: string,
      environment: Environment,
      steps: BrandState['steps'],
      knownIds: ReadonlySet<number>,
      revision: number,
    ): BrandState | undefined => {
      const verdict = verdicts.find(merchant)
      if (!verdict) return undefined
      return {
        brand: merchant,
        environment,
        revision,
        layers: describe(layersOf(verdict, environment), knownIds),
        issues: verdict.issues,
        drafts: draftsOf(merchant).map(([file, draft]) => ({ file, version: versionOf(draft) })),
        steps,
        assets: verdict.assets,
        content: pagesOf(verdict),
        files: brandJsonPaths.map((path) => `${merchant}/${path}`),
      }
    },
  }
}

/** Text pages by name, with the folder of each language's text. */
function pagesOf({ content }: Verdict): BrandState['content'] {
  const pages: Record<string, Record<string, string>> = {}
  for (const [language, folders] of Object.entries(content))
    for (const [page, folder] of Object.entries(folders)) pages[page] = { ...pages[page], [language]: folder }
  return pages
}

const versions = new WeakMap<Draft, string>()

/** Identifies a draft by its two texts, `base` and `text`. */
export function versionOf(draft: Draft): string {
  const known = versions.get(draft)
  if (known !== undefined) return known
  const version = createHash('sha256')
    .update(JSON.stringify([draft.base ?? null, draft.text]))
    .digest('hex')
  versions.set(draft, version)
  return version
}

function describeDraft(file: string, draft: Draft, conflict: Conflict | undefined): DraftTexts {
  return {
    file,
    before: draft.base ?? '',
    after: draft.text,
    version: versionOf(draft),
    ...(conflict
      ? { conflict: { theirs: conflict.theirs, ...(conflict.clashes ? { clashes: conflict.clashes } : {}) } }
      : {}),
  }
}
