import { leftOutAreas } from './chosen-areas.ts'
import { isObject, pointerKeys } from './pointer.ts'
import type { Product } from './product.ts'
import { type Pruned, pruneAreas } from './prune.ts'
import type { Json, JsonObject } from './stages.ts'

/** The merged folders that brands extend, without the areas that the brands leave out. */
export interface PrunedFolders {
  /** The remaining areas, from the brands' lists. */
  readonly areas: Json
  readonly manifests: readonly JsonObject[]
  readonly findings: readonly Pruned['findings'][]
  /** The places that pruning has changed. */
  readonly places: readonly { readonly keys: readonly string[]; readonly names: ReadonlySet<string> | undefined }[]
}

/**
 * Returns a function that prunes merged folders for a list of areas, each list once. Brands with the same areas differ
 * from the result only by their own patches.
 *
 * @param manifests the merged folders, in each environment
 */
export function createPruning(manifests: () => readonly JsonObject[], product: Product) {
  const made = new Map<string, PrunedFolders>()
  return (areas: Json): PrunedFolders => {
    const id = JSON.stringify(areas)
    const known = made.get(id)
    if (known) return known
    const pruned = manifests().map((value) => pruneAreas({ ...value, areas }, [], product))
    const [first, ...others] = pruned.map(({ merged }) => merged)
    const folders = {
      areas,
      manifests: first ? [first, ...others.map((one) => withSameParts(first, one) as JsonObject)] : [],
      findings: pruned.map(({ findings }) => findings),
      places: pruned.flatMap(({ places }) =>
        places.map(({ pointer, names }) => ({ keys: pointerKeys(pointer), names })),
      ),
    }
    made.set(id, folders)
    return folders
  }
}

/**
 * Whether merging a brand's layers onto the pruned folders gives the same as pruning after the merge: the layers
 * contain nothing of a left-out area, and set nothing at a pruned place.
 */
export function fitsPruned(own: readonly JsonObject[], { areas, places }: PrunedFolders, product: Product): boolean {
  const isOfLeftOut = (patch: JsonObject) => {
    const { findings } = pruneAreas({ ...patch, areas }, [patch], product)
    return findings.some(({ code }) => code === 'area-not-chosen')
  }
  const isGone = (kind: 'routes' | 'modals', name: Json | undefined) =>
    places.some(({ keys }) => keys.at(-1) === name && keys.at(kind === 'routes' ? -2 : -3) === kind)
  // A page that has lost blocks already may now have none.
  const emptiesThinned = ({ routes }: JsonObject) =>
    isObject(routes) &&
    Object.entries(routes).some(
      ([id, route]) => hasNull(route) && places.some(({ keys }) => keys[0] === 'routes' && keys[1] === id),
    )
  return own.every(
    (patch) =>
      !places.some(({ keys, names }) => undoes(patch, keys, names)) &&
      !isOfLeftOut(patch) &&
      !emptiesThinned(patch) &&
      !menuEntries(patch).some(({ route, dialog }) => isGone('routes', route) || isGone('modals', dialog)),
  )
}

/** Whether an object contains a null, at any depth. */
function hasNull(value: Json): boolean {
  return value === null || (isObject(value) && Object.values(value).some(hasNull))
}

/** The entries of all menus that a patch sets. */
function menuEntries({ navigation }: JsonObject): JsonObject[] {
  const entriesOf = (value: Json | undefined) => (isObject(value) ? Object.values(value) : []).filter(isObject)
  return entriesOf(navigation).flatMap((menu) => entriesOf(menu.items))
}

/** Whether a patch sets a place, a part of it, or one of its parents. */
function undoes(patch: JsonObject, keys: readonly string[], names: ReadonlySet<string> | undefined): boolean {
  let here: Json = patch
  for (const key of keys) {
    if (!isObject(here)) return true
    if (!Object.hasOwn(here, key)) return false
    here = here[key] as Json
  }
  return !names || !Array.isArray(here) || here.some((name) => names.has(String(name)))
}

/** The second value, with equal objects replaced by those of the first, so that environments share them. */
function withSameParts(first: Json | undefined, other: Json): Json {
  if (first === undefined || first === other) return other
  if (Array.isArray(first) || !isObject(first) || !isObject(other))
    return JSON.stringify(first) === JSON.stringify(other) ? first : other
  const keys = Object.keys(other)
  let isEqual = keys.length === Object.keys(first).length
  const shared: JsonObject = {}
  for (const key of keys) {
    shared[key] = withSameParts(Object.hasOwn(first, key) ? first[key] : undefined, other[key] as Json)
    isEqual &&= shared[key] === first[key] && Object.hasOwn(first, key)
  }
  return isEqual ? first : shared
}

/** The brand's list of areas, if all environments have the same list and it leaves some out. Otherwise undefined. */
export function listOfAreas(named: readonly (Json | undefined)[], product: Product): Json | undefined {
  const [first] = named
  if (first === undefined || named.some((one) => JSON.stringify(one) !== JSON.stringify(first))) return undefined
  return leftOutAreas(product, first).length > 0 ? first : undefined
}
