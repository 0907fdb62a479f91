import { manifestReferences } from '../../schemas/generated/references.ts'
import { isObject, joinPointer } from './pointer.ts'
import type { Product } from './product.ts'
import type { Json, JsonObject } from './stages.ts'

/**
 * A place that pruning has changed. For an `order`, `removedNames` contains the names that pruning removed from it. A
 * brand may replace this order by one without these names.
 */
export interface PrunedPlace {
  readonly pointer: string
  readonly removedNames?: ReadonlySet<string>
}

/**
 * Removes references to pruned routes from the props of remaining blocks, and from lists in areas' settings.
 *
 * @param prunedRoutes the ids of the pruned routes
 * @param isSet whether the brand's own layers set a place; such a place does not change
 * @param places receives the place of each changed block and setting
 */
export function withoutReferences(
  pruned: JsonObject,
  prunedRoutes: ReadonlySet<string>,
  { widgets, settings }: Product,
  isSet: (pointer: string) => boolean,
  places: PrunedPlace[],
): JsonObject {
  if (prunedRoutes.size === 0) return pruned
  const isGone = (value: Json) => typeof value === 'string' && prunedRoutes.has(value)
  /** A part of a block without the references at a path of keys. Unchanged if a layer of the brand sets the part. */
  const clean = (value: Json, [key, ...rest]: readonly string[], pointer: string): Json => {
    if (key === undefined || isSet(pointer)) return value
    if (Array.isArray(value)) {
      if (key !== '*' || rest.length > 0 || !value.some(isGone)) return value
      return value.filter((one) => !isGone(one))
    }
    if (!isObject(value)) return value
    const changed = { ...value }
    for (const name of key === '*' ? Object.keys(value) : [key]) {
      const part = Object.hasOwn(value, name) ? value[name] : undefined
      if (part === undefined) continue
      const at = joinPointer(pointer, name)
      if (rest.length === 0 && isGone(part) && !isSet(at)) delete changed[name]
      else changed[name] = clean(part, rest, at)
    }
    return Object.keys(changed).length === Object.keys(value).length ? sameOr(value, changed) : changed
  }
  const cleanBlock = (block: Json, pointer: string): Json => {
    if (!isObject(block) || typeof block.widget !== 'string' || !Object.hasOwn(widgets.references, block.widget))
      return block
    const toRoutes = (widgets.references[block.widget] ?? []).filter(({ kind }) => kind === 'route')
    const cleaned = toRoutes.reduce((one, { at }) => clean(one, ['props', ...at], pointer), block as Json)
    if (cleaned !== block) places.push({ pointer })
    return cleaned
  }
  /** A setting whose list lacks the pruned routes. Unchanged if a layer of the brand sets the list. */
  const cleanSetting = (value: Json, [key, ...rest]: readonly string[], pointer: string): Json => {
    if (Array.isArray(value)) {
      if (key !== '*' || rest.length > 0 || isSet(pointer) || !value.some(isGone)) return value
      places.push({ pointer })
      return value.filter((one) => !isGone(one))
    }
    const part = isObject(value) && key !== undefined && Object.hasOwn(value, key) ? value[key] : undefined
    if (!isObject(value) || key === undefined || part === undefined) return value
    const cleaned = cleanSetting(part, rest, joinPointer(pointer, key))
    return cleaned === part ? value : { ...value, [key]: cleaned }
  }
  const toRoutes = manifestReferences.filter(
    ({ kind, at: [key = ''] }) => kind === 'route' && Object.hasOwn(settings, key),
  )
  const withSettings = toRoutes.reduce((value, { at }) => cleanSetting(value, at, '') as JsonObject, pruned)
  return mapBlocks(withSettings, cleanBlock)
}

/** Changes each block of a manifest, in the shell and in pages. A map without a changed block stays the same object. */
function mapBlocks(manifest: JsonObject, change: (block: Json, pointer: string) => Json): JsonObject {
  const { shell, routes } = manifest
  const inRegions = (regions: JsonObject, pointer: string) =>
    mapEntries(regions, (region, id) => {
      if (!isObject(region) || !isObject(region.blocks)) return region
      const at = joinPointer(pointer, id, 'blocks')
      return sameOr(region, {
        ...region,
        blocks: mapEntries(region.blocks, (one, name) => change(one, joinPointer(at, name))),
      })
    })
  const inPage = (route: Json, id: string) =>
    isObject(route) && isObject(route.regions)
      ? sameOr(route, { ...route, regions: inRegions(route.regions, joinPointer('/routes', id, 'regions')) })
      : route
  return {
    ...manifest,
    ...(isObject(shell) ? { shell: inRegions(shell, '/shell') } : {}),
    ...(isObject(routes) ? { routes: mapEntries(routes, inPage) } : {}),
  }
}

/** Changes each value of a map. Returns the map itself if no value changes. */
export function mapEntries(map: JsonObject, change: (value: Json, key: string) => Json): JsonObject {
  const changed: JsonObject = {}
  for (const key of Object.keys(map)) changed[key] = change(map[key] as Json, key)
  return sameOr(map, changed)
}

/** Returns `before` if every value in `after` is the same. Otherwise, returns `after`. */
function sameOr(before: JsonObject, after: JsonObject): JsonObject {
  return Object.keys(after).every((key) => after[key] === before[key]) ? before : after
}
