import { leftOutAreas, sharedSettings } from './chosen-areas.ts'
import type { Comparisons } from './lazy-merge.ts'
import { isObject, pointerKeys } from './pointer.ts'
import type { Product } from './product.ts'
import { type LeftOut, leftOutOf, type PrunedManifest, pruneAreas } from './prune.ts'
import type { PrunedPlace } from './prune-references.ts'
import { withSameParts } from './same-parts.ts'
import type { Json, JsonObject } from './stages.ts'

/** The merged folders that brands extend, without the areas that the brands leave out. */
export interface PrunedFolders {
  /** The value of `areas` in these brands' manifests. */
  readonly areas: Json
  readonly leftOut: LeftOut
  readonly manifests: readonly JsonObject[]
  /** The differences between the environments of `manifests`. */
  readonly comparisons: Comparisons
  readonly findings: readonly PrunedManifest['findings'][]
  /** The places that pruning has changed. */
  readonly places: PlaceTree
}

/** Changed places by key, so that a walk over a patch finds those that the patch sets. */
interface PlaceTree {
  /**
   * One entry for each change of this place. For an `order`, the entry is the set of names that pruning removed from
   * it. For any other change, it is undefined.
   */
  readonly changes: (ReadonlySet<string> | undefined)[]
  readonly below: Map<string, PlaceTree>
}

function placeTree(places: readonly PrunedPlace[]): PlaceTree {
  const root: PlaceTree = { changes: [], below: new Map() }
  for (const { pointer, removedNames } of places) {
    let here = root
    for (const key of pointerKeys(pointer)) {
      const next = here.below.get(key) ?? { changes: [], below: new Map() }
      here.below.set(key, next)
      here = next
    }
    here.changes.push(removedNames)
  }
  return root
}

/**
 * Returns a function that prunes merged folders for a list of areas. It prunes once for each list, because brands with
 * the same areas differ from the result only by their own patches.
 *
 * @param manifests the merged folders, in each environment
 */
export function createPruning(manifests: () => readonly JsonObject[], product: Product) {
  const made = new Map<string, PrunedFolders>()
  return (areas: Json): PrunedFolders => {
    const id = JSON.stringify(areas)
    const known = made.get(id)
    if (known) return known
    const leftOut = leftOutOf(product, areas)
    const pruned = manifests().map((value) => pruneAreas({ ...value, areas }, [], product, leftOut))
    const [first, ...others] = pruned.map(({ merged }) => merged)
    const folders = {
      areas,
      leftOut,
      manifests: first ? [first, ...others.map((one) => withSameParts(first, one) as JsonObject)] : [],
      comparisons: new Map(),
      findings: pruned.map(({ findings }) => findings),
      places: placeTree(pruned.flatMap(({ places }) => places)),
    }
    made.set(id, folders)
    return folders
  }
}

/**
 * Whether merging a brand's layers onto the pruned folders gives the same as pruning after the merge. Returns false if
 * a layer touches a left-out area or a pruned place, because the result may differ then.
 */
export function fitsPruned(own: readonly JsonObject[], pruned: PrunedFolders, product: Product): boolean {
  const { areas, leftOut, places } = pruned
  // Ignores the settings of left-out areas, because `undoes` finds a patch that sets one.
  const mayHaveParts = (patch: JsonObject) =>
    withParts.some((key) => Object.hasOwn(patch, key)) ||
    sharedSettings.some((key) => Object.hasOwn(patch, key) && !places.below.has(key))
  const isOfLeftOut = (patch: JsonObject) => {
    if (!mayHaveParts(patch)) return false
    const { findings } = pruneAreas({ ...patch, areas }, [patch], product, leftOut)
    return findings.some(({ code }) => code === 'area-not-chosen')
  }
  const [routes, dialogs] = [treeAt(places, ['routes']), treeAt(places, ['shell', 'modals', 'blocks'])]
  const isGone = (tree: PlaceTree | undefined, name: Json | undefined) =>
    typeof name === 'string' && tree !== undefined && (tree.below.get(name)?.changes.length ?? 0) > 0
  // A patch may remove the last blocks of a page, whose other blocks pruning has removed.
  const mayEmptyPage = (patch: JsonObject) =>
    isObject(patch.routes) &&
    Object.entries(patch.routes).some(([id, route]) => routes?.below.has(id) && hasNull(route))
  return own.every(
    (patch) =>
      !undoes(patch, places) &&
      !mayEmptyPage(patch) &&
      !menuEntries(patch).some(({ route, dialog }) => isGone(routes, route) || isGone(dialogs, dialog)) &&
      !isOfLeftOut(patch),
  )
}

/** The keys of a manifest with blocks, pages and menu entries, which belong to areas. */
const withParts = ['shell', 'routes', 'navigation']

function treeAt(tree: PlaceTree, keys: readonly string[]): PlaceTree | undefined {
  return keys.reduce<PlaceTree | undefined>((here, key) => here?.below.get(key), tree)
}

function hasNull(value: Json): boolean {
  return value === null || (isObject(value) && Object.values(value).some(hasNull))
}

/** The entries of all menus that a patch sets. */
function menuEntries({ navigation }: JsonObject): JsonObject[] {
  const entriesOf = (value: Json | undefined) => (isObject(value) ? Object.values(value) : []).filter(isObject)
  return entriesOf(navigation).flatMap((menu) => entriesOf(menu.items))
}

/**
 * Whether a patch sets a changed place or a part of it, or replaces an object around it as a whole. Setting an `order`
 * from which pruning removed names undoes nothing if the new order has none of them.
 */
function undoes(patch: Json, { changes, below }: PlaceTree): boolean {
  const isKept = (removedNames: ReadonlySet<string> | undefined) =>
    removedNames !== undefined && Array.isArray(patch) && !patch.some((name) => removedNames.has(String(name)))
  if (!changes.every(isKept)) return true
  if (below.size === 0) return false
  if (!isObject(patch)) return true
  for (const key of Object.keys(patch)) {
    const part = below.get(key)
    if (part && undoes(patch[key] as Json, part)) return true
  }
  return false
}

/** The brand's list of areas. Undefined if the environments have different lists, or if the list leaves out no area. */
export function listOfAreas(named: readonly (Json | undefined)[], product: Product): Json | undefined {
  const [first] = named
  const isFirst = (one: Json | undefined) => one === first || JSON.stringify(one) === JSON.stringify(first)
  if (first === undefined || !named.every(isFirst)) return undefined
  return leftOutAreas(product, first).length > 0 ? first : undefined
}
