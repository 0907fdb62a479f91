import { manifestReferences } from '../../schemas/generated/references.ts'
import { isObject, joinPointer } from './pointer.ts'
import type { Product } from './product.ts'
import type { Json, JsonObject } from './stages.ts'

/**
 * A place that pruning has changed. A list there lost `names`: a brand's own list without these names may replace it.
 */
export interface PrunedPlace {
  readonly pointer: string
  readonly names?: ReadonlySet<string>
}

/**
 * Removes references to pruned routes: from the props of remaining blocks, as a whole prop or as an entry of a list,
 * and from lists in areas' settings.
 *
 * @param places receives the place of each changed block and setting
 */
export function withoutReferences(
  pruned: JsonObject,
  gone: ReadonlySet<string>,
  { widgets, settings }: Product,
  isSet: (pointer: string) => boolean,
  places: PrunedPlace[],
): JsonObject {
  if (gone.size === 0) return pruned
  const clean = (value: Json, at: readonly string[], pointer: string): Json => {
    const [key, ...rest] = at
    if (key === undefined || isSet(pointer)) return value
    if (Array.isArray(value)) {
      if (key !== '*') return value
      const isGone = (one: Json) => rest.length === 0 && typeof one === 'string' && gone.has(one)
      return value.some(isGone) ? value.filter((one) => !isGone(one)) : value
    }
    if (!isObject(value)) return value
    const changed = { ...value }
    for (const name of key === '*' ? Object.keys(value) : [key]) {
      const part = Object.hasOwn(value, name) ? value[name] : undefined
      if (part === undefined) continue
      if (rest.length === 0 && typeof part === 'string' && gone.has(part) && !isSet(joinPointer(pointer, name)))
        delete changed[name]
      else changed[name] = clean(part, rest, joinPointer(pointer, name))
    }
    const isSame =
      Object.keys(changed).length === Object.keys(value).length &&
      Object.keys(changed).every((name) => changed[name] === value[name])
    return isSame ? value : changed
  }
  const block = (value: Json, pointer: string): Json => {
    if (!isObject(value) || typeof value.widget !== 'string' || !Object.hasOwn(widgets.references, value.widget))
      return value
    const named = (widgets.references[value.widget] ?? []).filter(({ kind }) => kind === 'route')
    const cleaned = named.reduce((one, { at }) => clean(one, ['props', ...at], pointer), value as Json)
    if (cleaned !== value) places.push({ pointer })
    return cleaned
  }
  const region = (value: Json, pointer: string): Json =>
    isObject(value) && isObject(value.blocks)
      ? sameOr(value, {
          ...value,
          blocks: mapEntries(value.blocks, (one, id) => block(one, joinPointer(pointer, 'blocks', id))),
        })
      : value
  /** A setting without the names in its list. Unchanged if a layer of the brand has the list. */
  const setting = (value: Json, [key, ...rest]: readonly string[], pointer: string): Json => {
    if (Array.isArray(value)) {
      const isGone = (one: Json) => typeof one === 'string' && gone.has(one)
      if (key !== '*' || rest.length > 0 || isSet(pointer) || !value.some(isGone)) return value
      places.push({ pointer })
      return value.filter((one) => !isGone(one))
    }
    const part = isObject(value) && key !== undefined && Object.hasOwn(value, key) ? value[key] : undefined
    if (!isObject(value) || key === undefined || part === undefined) return value
    const cleaned = setting(part, rest, joinPointer(pointer, key))
    return cleaned === part ? value : { ...value, [key]: cleaned }
  }
  const ofSettings = manifestReferences.filter(
    ({ kind, at: [key = ''] }) => kind === 'route' && Object.hasOwn(settings, key),
  )
  return {
    ...ofSettings.reduce((value, { at }) => setting(value, at, '') as JsonObject, pruned),
    ...(isObject(pruned.shell)
      ? { shell: mapEntries(pruned.shell, (one, id) => region(one, joinPointer('/shell', id))) }
      : {}),
    ...(isObject(pruned.routes)
      ? {
          routes: mapEntries(pruned.routes, (route, id) =>
            isObject(route) && isObject(route.regions)
              ? sameOr(route, {
                  ...route,
                  regions: mapEntries(route.regions, (one, name) =>
                    region(one, joinPointer('/routes', id, 'regions', name)),
                  ),
                })
              : route,
          ),
        }
      : {}),
  }
}

/** A map with mapped values. The map itself if no value changes. */
export function mapEntries(map: JsonObject, change: (value: Json, key: string) => Json): JsonObject {
  const changed: JsonObject = {}
  for (const key of Object.keys(map)) changed[key] = change(map[key] as Json, key)
  return sameOr(map, changed)
}

function sameOr(before: JsonObject, after: JsonObject): JsonObject {
  return Object.keys(after).every((key) => after[key] === before[key]) ? before : after
}
