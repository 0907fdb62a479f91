import type { Finding } from '../issues/finding.ts'
import { keyFinding, finding } from './check/make-finding.ts'
import { chosenAreas, leftOutAreas } from './chosen-areas.ts'
import { isObject, joinPointer, valueAt } from './pointer.ts'
import type { AreaFacts, Product } from './product.ts'
import { mapEntries, type PrunedPlace, withoutReferences } from './prune-references.ts'
import type { Json, JsonObject } from './stages.ts'

/** A manifest without the parts of left-out areas. */
export interface Pruned {
  readonly merged: JsonObject
  /** Findings: settings of left-out areas in the brand's own layers, and left-out areas that other areas require. */
  readonly findings: readonly Finding[]
  /** All removed or changed places. A layer that sets them may undo the pruning. */
  readonly places: readonly PrunedPlace[]
}

/** The remedy for a brand that inherits its areas. A list of the new area only would remove all others. */
function wholeList(inherited: Json | undefined, area: string): string {
  const areas = [...(Array.isArray(inherited) ? inherited : []), area].map((name) => JSON.stringify(name))
  return `A list of the brand replaces the inherited one, so name all areas: "areas": [${areas.join(', ')}].`
}

/**
 * Removes the parts of left-out areas from a merged manifest: settings, lists of hosts, blocks and their places in an
 * `order`, routes that name an area's guard or test or have no block left, and menu entries for removed pages and
 * dialogs. A part that the brand's own layers set, or name in an `order`, becomes an issue.
 *
 * @param own the values of the brand's own layers, lowest first
 */
export function pruneAreas(merged: JsonObject, own: readonly JsonObject[], product: Product): Pruned {
  const chosen = chosenAreas(product, merged.areas)
  const leftOut = leftOutAreas(product, merged.areas)
  if (leftOut.length === 0) return { merged, findings: [], places: [] }
  /** Whether the brand's own layers set a place. */
  const isSet = (pointer: string) => own.some((value) => valueAt(value, pointer) !== undefined)
  const parts = new LeftOutParts(product, new Set(leftOut.map(({ name }) => name)))
  const findings: Finding[] = [...missingAreas(product, chosen, merged.areas)]
  const suggestionFor = (area: string) => (isSet('/areas') ? undefined : wholeList(merged.areas, area))
  const report = (area: string, name: string, pointer: string, part: 'key' | 'value') => {
    const make = part === 'key' ? keyFinding : finding
    findings.push(make('area-not-chosen', pointer, { name, owner: area }, suggestionFor(area)))
  }
  /** The findings about removed entries that an own `order` names. `areas` has the area of each removed entry. */
  const namedInOrder = (pointer: string, { order }: JsonObject, areas: ReadonlyMap<string, string>): Finding[] => {
    const at = joinPointer(pointer, 'order')
    if (!Array.isArray(order) || !isSet(at)) return []
    return order.flatMap((id, index) => {
      const area = areas.get(String(id))
      if (area === undefined) return []
      const context = { name: String(id), owner: area, found: 'entry' }
      return [finding('area-not-chosen', joinPointer(at, index), context, suggestionFor(area))]
    })
  }
  const places: PrunedPlace[] = []
  const pruned: JsonObject = { ...merged }
  for (const [key, area] of Object.entries(product.settings)) {
    if (chosen.has(area) || sharedKeys.some(([shared]) => shared === key)) continue
    places.push({ pointer: `/${key}` })
    if (isSet(`/${key}`)) report(area, key, `/${key}`, 'key')
    delete pruned[key]
  }
  // These keys have entries of several areas. The entries of a left-out area are removed.
  for (const [key, empty, entriesOf] of sharedKeys) {
    const value = merged[key]
    if (!isObject(value)) continue
    const changed = { ...value }
    for (const facts of leftOut) {
      for (const name of entriesOf(facts)) {
        places.push({ pointer: `/${key}/${name}` })
        if (isSet(`/${key}/${name}`)) report(facts.name, name, `/${key}/${name}`, 'key')
        changed[name] = empty
      }
    }
    pruned[key] = changed
  }

  /** The left-out area of each removed page and dialog. */
  const areaOfRemoved = new Map<string, string>()
  const removed = { routes: new Set<string>(), dialogs: new Set<string>() }
  /** A region without the blocks of left-out areas. Adds the findings about its order to `ofOrder`. */
  const region = (value: Json, pointer: string, ofOrder: Finding[]): Json => {
    if (!isObject(value) || !isObject(value.blocks)) return value
    const dropped = new Map<string, string>()
    for (const [id, block] of Object.entries(value.blocks)) {
      const area = parts.ofBlock(block)
      if (area === undefined) continue
      const at = joinPointer(pointer, 'blocks', id)
      if (!isSet(at)) dropped.set(id, area)
      else if (isSet(`${at}/widget`)) report(area, String(isObject(block) ? block.widget : id), `${at}/widget`, 'value')
      else report(area, id, at, 'key')
    }
    if (dropped.size === 0) return value
    const ids = new Set(dropped.keys())
    places.push(...entryPlaces(pointer, 'blocks', ids))
    ofOrder.push(...namedInOrder(pointer, value, dropped))
    for (const [id, area] of pointer === '/shell/modals' ? dropped : []) {
      removed.dialogs.add(id)
      areaOfRemoved.set(id, area)
    }
    return withoutEntries(value, 'blocks', ids)
  }
  const regions = (value: Json | undefined, pointer: string, ofOrder: Finding[]): Json | undefined =>
    isObject(value) ? mapEntries(value, (one, id) => region(one, joinPointer(pointer, id), ofOrder)) : value
  if (isObject(merged.shell)) pruned.shell = regions(merged.shell, '/shell', findings) as Json
  if (isObject(merged.routes)) {
    const routes: JsonObject = {}
    for (const [id, route] of Object.entries(merged.routes)) {
      const pointer = joinPointer('/routes', id)
      const ofOrder: Finding[] = []
      const changed =
        isObject(route) && isObject(route.regions)
          ? { ...route, regions: regions(route.regions, `${pointer}/regions`, ofOrder) as Json }
          : route
      const isEmptied = blockCount(route) > 0 && blockCount(changed) === 0
      const area = parts.ofRoute(route) ?? (isEmptied ? parts.ofBlocks(route) : undefined)
      if (area !== undefined && !isSet(pointer)) {
        removed.routes.add(id)
        areaOfRemoved.set(id, area)
      } else {
        // The finding about a whole page includes its regions.
        if (area !== undefined) report(area, id, pointer, 'key')
        else findings.push(...ofOrder)
        routes[id] = sameRegions(route, changed) ? route : changed
      }
    }
    const ofLogin = areaOfRemoved.get('login')
    if (ofLogin !== undefined)
      for (const id of dropMembersPages(routes, product, isSet)) {
        removed.routes.add(id)
        areaOfRemoved.set(id, ofLogin)
      }
    pruned.routes = routes
  }
  if (isObject(merged.navigation)) {
    pruned.navigation = mapEntries(merged.navigation, (menu, menuId) => {
      if (!isObject(menu) || !isObject(menu.items)) return menu
      const pointer = joinPointer('/navigation', menuId)
      const dropped = new Set<string>()
      const areas = new Map<string, string>()
      for (const [id, item] of Object.entries(menu.items)) {
        if (!isObject(item) || !parts.leadsToRemoved(item, removed)) continue
        const at = joinPointer(pointer, 'items', id)
        const area = areaOfRemoved.get(String(item.route ?? item.dialog)) ?? parts.ofCondition(item.when)
        if (area !== undefined) areas.set(id, area)
        if (!isSet(at)) dropped.add(id)
        else if (area) report(area, id, at, 'key')
      }
      if (dropped.size === 0) return menu
      places.push(...entryPlaces(pointer, 'items', dropped))
      findings.push(...namedInOrder(pointer, menu, new Map([...areas].filter(([id]) => dropped.has(id)))))
      return withoutEntries(menu, 'items', dropped)
    })
  }
  for (const id of removed.routes) places.push({ pointer: joinPointer('/routes', id) })
  return { merged: withoutReferences(pruned, removed.routes, product, isSet, places), findings, places }
}

/** The places of the removed entries of a map, and of the order that named them. */
function entryPlaces(pointer: string, map: 'blocks' | 'items', dropped: ReadonlySet<string>): PrunedPlace[] {
  const entries = [...dropped].map((id) => ({ pointer: joinPointer(pointer, map, id) }))
  return [...entries, { pointer: joinPointer(pointer, 'order'), names: dropped }]
}

/** The keys of a manifest to which areas add entries, and the value for an entry of a left-out area. */
const sharedKeys: readonly (readonly [key: string, empty: Json, entriesOf: (facts: AreaFacts) => readonly string[]])[] =
  [
    ['hosts', [], ({ hosts = {} }) => Object.keys(hosts)],
    ['pages', false, ({ pages = {} }) => Object.keys(pages)],
  ]

/** Returns the left-out area of a part of a manifest. Undefined if it belongs to none. */
class LeftOutParts {
  readonly #leftOut: ReadonlySet<string>
  /** The left-out areas of guards, tests of parameters and condition keys, by name. */
  readonly #names: ReadonlyMap<string, string>

  constructor(product: Product, leftOut: ReadonlySet<string>) {
    this.#leftOut = leftOut
    this.#names = new Map(
      Object.values(product.areas).flatMap(({ name, guards = {}, parameters = {}, conditions = {} }) =>
        leftOut.has(name)
          ? [
              ...Object.keys(guards).map((one) => [`guard ${one}`, name] as const),
              ...Object.keys(parameters).map((one) => [`test ${one}`, name] as const),
              ...Object.keys(conditions).map((one) => [`when ${one}`, name] as const),
            ]
          : [],
      ),
    )
  }

  ofBlock(block: Json): string | undefined {
    if (!isObject(block)) return undefined
    const [area = ''] = typeof block.widget === 'string' ? block.widget.split('/') : []
    return this.#leftOut.has(area) ? area : this.ofCondition(block.when)
  }

  ofRoute(route: Json): string | undefined {
    if (!isObject(route)) return undefined
    const names = [
      ...(Array.isArray(route.guards) ? route.guards.map((one) => `guard ${String(one)}`) : []),
      ...(isObject(route.validate) ? Object.values(route.validate).map((one) => `test ${String(one)}`) : []),
    ]
    const name = names.find((one) => this.#names.has(one))
    return name === undefined ? this.ofCondition(route.when) : this.#names.get(name)
  }

  /** The left-out area of the first block of a page that has one. */
  ofBlocks(route: Json): string | undefined {
    const regions = isObject(route) && isObject(route.regions) ? Object.values(route.regions) : []
    const blocks = regions.flatMap((one) => (isObject(one) && isObject(one.blocks) ? Object.values(one.blocks) : []))
    return blocks.map((block) => this.ofBlock(block)).find((area) => area !== undefined)
  }

  ofCondition(when: Json | undefined): string | undefined {
    if (!isObject(when)) return undefined
    const inner = [when.not, ...(Array.isArray(when.any) ? when.any : [])]
    const name = Object.keys(when).find((key) => this.#names.has(`when ${key}`))
    if (name !== undefined) return this.#names.get(`when ${name}`)
    return inner.map((one) => this.ofCondition(one)).find((area) => area !== undefined)
  }

  leadsToRemoved(item: Json, removed: { routes: ReadonlySet<string>; dialogs: ReadonlySet<string> }): boolean {
    if (!isObject(item)) return false
    if (typeof item.route === 'string' && removed.routes.has(item.route)) return true
    if (typeof item.dialog === 'string' && removed.dialogs.has(item.dialog)) return true
    return this.ofCondition(item.when) !== undefined
  }
}

/** Removes the inherited pages for members from a site without a login. Returns their ids. */
function dropMembersPages(
  routes: JsonObject,
  { guards }: Product,
  isSet: (pointer: string) => boolean,
): readonly string[] {
  return Object.entries(routes).flatMap(([id, route]) => {
    const names = isObject(route) && Array.isArray(route.guards) ? route.guards : []
    if (!names.some((name) => guards[String(name)]?.membersOnly) || isSet(joinPointer('/routes', id))) return []
    delete routes[id]
    return [id]
  })
}

function* missingAreas(product: Product, chosen: ReadonlySet<string>, named: Json | undefined): Generator<Finding> {
  for (const name of chosen) {
    const missing = (product.areas[name]?.requires ?? []).filter((one) => !chosen.has(one))
    const index = Array.isArray(named) ? named.indexOf(name) : -1
    if (missing.length > 0)
      yield finding('area-missing', index === -1 ? '/areas' : `/areas/${index}`, {
        name,
        expected: missing.map((one) => `"${one}"`).join(', '),
      })
  }
}

function withoutEntries(holder: JsonObject, key: 'blocks' | 'items', dropped: ReadonlySet<string>): JsonObject {
  const map = holder[key] as JsonObject
  return {
    ...holder,
    [key]: Object.fromEntries(Object.entries(map).filter(([id]) => !dropped.has(id))),
    ...(Array.isArray(holder.order) ? { order: holder.order.filter((id) => !dropped.has(String(id))) } : {}),
  }
}

function blockCount(route: Json): number {
  const regions = isObject(route) && isObject(route.regions) ? Object.values(route.regions) : []
  return regions.reduce<number>(
    (count, one) => count + (isObject(one) && isObject(one.blocks) ? Object.keys(one.blocks).length : 0),
    0,
  )
}

function sameRegions(before: Json, after: Json): boolean {
  return isObject(before) && isObject(after) && before.regions === after.regions
}
