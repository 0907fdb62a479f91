import type { Finding } from '../issues/finding.ts'
import { keyFinding, finding } from './check/make-finding.ts'
import { leftOutAreas, sharedSettings } from './chosen-areas.ts'
import { LeftOutParts } from './left-out-parts.ts'
import { missingAreas } from './missing-areas.ts'
import { isObject, joinPointer, valueAt } from './pointer.ts'
import type { AreaFacts, Product } from './product.ts'
import { mapEntries, type PrunedPlace, withoutReferences } from './prune-references.ts'
import type { Json, JsonObject } from './stages.ts'

/** A manifest without the parts of left-out areas. */
export interface PrunedManifest {
  readonly merged: JsonObject
  /** The findings: parts of left-out areas in the brand's own layers, and left-out areas that other areas require. */
  readonly findings: readonly Finding[]
  /** All removed or changed places. A layer that sets one of them may undo the pruning. */
  readonly places: readonly PrunedPlace[]
}

/**
 * Removes the parts of left-out areas from a merged manifest:
 *
 * 1. the settings of these areas, and their entries in `hosts` and `pages`;
 * 2. blocks that belong to these areas or have one of their conditions, and the names of these blocks in an `order`;
 * 3. routes with a guard, parameter test or condition of these areas, and routes that have no block left;
 * 4. inherited pages for members, if the login page is removed;
 * 5. menu entries that lead to a removed page or dialog, or have a condition of these areas;
 * 6. references to removed pages.
 *
 * Keeps and reports parts that the brand's own layers set.
 *
 * @param own the values of the brand's own layers, lowest first
 * @param leftOut the left-out areas, if they are known
 */
export function pruneAreas(
  merged: JsonObject,
  own: readonly JsonObject[],
  product: Product,
  leftOut: LeftOut = leftOutOf(product, merged.areas),
): PrunedManifest {
  if (leftOut.areas.length === 0) return { merged, findings: [], places: [] }
  return new Pruning(merged, own, product, leftOut).run()
}

/** The left-out areas of a site, a finder of their parts, and the findings about the list of areas itself. */
export interface LeftOut {
  readonly areas: readonly AreaFacts[]
  readonly parts: LeftOutParts
  readonly findings: readonly Finding[]
}

/** The left-out areas of a site with this list of areas. */
export function leftOutOf(product: Product, named: Json | undefined): LeftOut {
  const areas = leftOutAreas(product, named)
  const parts = new LeftOutParts(product, new Set(areas.map(({ name }) => name)))
  return { areas, parts, findings: missingAreas(product, named) }
}

/** The value that replaces an entry of a left-out area, for each key to which areas add entries. */
const emptyEntries: Readonly<Record<(typeof sharedSettings)[number], Json>> = { hosts: [], pages: false }

/** A part of a left-out area that the brand's own layers set, as an issue names it. */
interface OwnPart {
  readonly area: string
  readonly name: string
  readonly kind: 'setting' | 'block' | 'page' | 'entry'
}

class Pruning {
  readonly #merged: JsonObject
  readonly #own: readonly JsonObject[]
  readonly #product: Product
  readonly #leftOut: readonly AreaFacts[]
  readonly #parts: LeftOutParts
  readonly #findings: Finding[]
  readonly #places: PrunedPlace[] = []
  /** The left-out area of each removed page, by id. */
  readonly #removedRoutes = new Map<string, string>()
  /** The left-out area of each removed dialog, by id. */
  readonly #removedDialogs = new Map<string, string>()

  constructor(merged: JsonObject, own: readonly JsonObject[], product: Product, { areas, parts, findings }: LeftOut) {
    this.#merged = merged
    this.#own = own
    this.#product = product
    this.#leftOut = areas
    this.#parts = parts
    this.#findings = [...findings]
  }

  run(): PrunedManifest {
    const { shell, routes, navigation } = this.#merged
    const pruned = this.#withoutSettings()
    // Removes pages and dialogs first, because an entry of a menu is removed with its page or dialog.
    if (isObject(shell)) pruned.shell = this.#withoutBlocks(shell, '/shell', this.#findings)
    if (isObject(routes)) pruned.routes = this.#withoutRoutes(routes)
    if (isObject(navigation)) pruned.navigation = this.#withoutMenuEntries(navigation)
    for (const id of this.#removedRoutes.keys()) this.#places.push({ pointer: joinPointer('/routes', id) })
    const gone = new Set(this.#removedRoutes.keys())
    const isSet = (pointer: string) => this.#isSet(pointer)
    return {
      merged: withoutReferences(pruned, gone, this.#product, isSet, this.#places),
      findings: this.#findings,
      places: this.#places,
    }
  }

  /** Whether the brand's own layers set a place. */
  #isSet(pointer: string): boolean {
    return this.#own.some((value) => valueAt(value, pointer) !== undefined)
  }

  /**
   * Reports that the site loses its home page.
   *
   * @param area the left-out area to which the page belongs
   */
  #reportHome(route: Json, area: string): void {
    const areas = this.#parts.allOfBlocks(route)
    // Suggests areas that need no other left-out area, because adding another area would give a further issue.
    const leftOut = new Set(this.#leftOut.map(({ name }) => name))
    const alone = areas.filter((name) => !this.#product.areas[name]?.requires.some((one) => leftOut.has(one)))
    const named = [alone, areas, [area]].find((list) => list.length > 0) ?? []
    const found = named.map((name) => JSON.stringify(name)).join(', ')
    this.#findings.push(finding('no-home-page', '/areas', { name: 'home', found }))
  }

  /**
   * A suggestion for a brand that inherits its list of areas. If the brand's own list had only the new area, it would
   * remove all other areas.
   */
  #suggestionFor(area: string): string | undefined {
    if (this.#isSet('/areas')) return undefined
    const inherited = Array.isArray(this.#merged.areas) ? this.#merged.areas : []
    const areas = [...inherited, area].map((name) => JSON.stringify(name))
    return `The brand inherits "areas". A list of the brand replaces the inherited one, so name all areas: "areas": [${areas.join(', ')}].`
  }

  /**
   * Reports a part of a left-out area that the brand's own layers set.
   *
   * @param part whether the issue is about the key or the value at the pointer
   */
  #report(pointer: string, { area, name, kind }: OwnPart, part: 'key' | 'value' = 'key'): void {
    const make = part === 'key' ? keyFinding : finding
    const context = { name, owner: area, found: kind }
    this.#findings.push(make('area-not-chosen', pointer, context, this.#suggestionFor(area)))
  }

  /** A copy of the manifest without the settings of left-out areas. */
  #withoutSettings(): JsonObject {
    const pruned = { ...this.#merged }
    const leftOut = new Set(this.#leftOut.map(({ name }) => name))
    for (const [key, area] of Object.entries(this.#product.settings)) {
      if (!leftOut.has(area)) continue
      this.#places.push({ pointer: `/${key}` })
      if (this.#isSet(`/${key}`)) this.#report(`/${key}`, { area, name: key, kind: 'setting' })
      delete pruned[key]
    }
    // These keys have entries of several areas. Each entry of a left-out area gets an empty value.
    for (const key of sharedSettings) {
      const value = pruned[key]
      if (!isObject(value)) continue
      const changed = { ...value }
      for (const facts of this.#leftOut) {
        for (const name of Object.keys(facts[key] ?? {})) {
          this.#places.push({ pointer: `/${key}/${name}` })
          if (this.#isSet(`/${key}/${name}`))
            this.#report(`/${key}/${name}`, { area: facts.name, name, kind: 'setting' })
          changed[name] = emptyEntries[key]
        }
      }
      pruned[key] = changed
    }
    return pruned
  }

  /**
   * Regions without the blocks of left-out areas.
   *
   * @param orderFindings receives the findings about the orders of the regions
   */
  #withoutBlocks(regions: JsonObject, pointer: string, orderFindings: Finding[]): JsonObject {
    return mapEntries(regions, (region, id) =>
      this.#regionWithoutBlocks(region, joinPointer(pointer, id), orderFindings),
    )
  }

  #regionWithoutBlocks(region: Json, pointer: string, orderFindings: Finding[]): Json {
    if (!isObject(region) || !isObject(region.blocks)) return region
    const dropped = new Map<string, string>()
    for (const [id, block] of Object.entries(region.blocks)) {
      const area = this.#parts.ofBlock(block)
      if (area === undefined) continue
      const at = joinPointer(pointer, 'blocks', id)
      if (!this.#isSet(at)) dropped.set(id, area)
      else if (this.#isSet(`${at}/widget`)) {
        const widget = String(isObject(block) ? block.widget : id)
        this.#report(`${at}/widget`, { area, name: widget, kind: 'block' }, 'value')
      } else this.#report(at, { area, name: id, kind: 'block' })
    }
    if (dropped.size === 0) return region
    if (pointer === '/shell/modals') for (const [id, area] of dropped) this.#removedDialogs.set(id, area)
    orderFindings.push(...this.#namedInOrder(pointer, region, dropped))
    return this.#withoutEntries(region, 'blocks', pointer, new Set(dropped.keys()))
  }

  #withoutRoutes(routes: JsonObject): JsonObject {
    const remaining: JsonObject = {}
    for (const [id, route] of Object.entries(routes)) {
      const pointer = joinPointer('/routes', id)
      const orderFindings: Finding[] = []
      const changed = this.#routeWithoutBlocks(route, pointer, orderFindings)
      const isEmptied = blockCount(route) > 0 && blockCount(changed) === 0
      const area = this.#parts.ofRoute(route) ?? (isEmptied ? this.#parts.allOfBlocks(route)[0] : undefined)
      if (area !== undefined && !this.#isSet(pointer)) {
        this.#removedRoutes.set(id, area)
        if (id === 'home') this.#reportHome(route, area)
        continue
      }
      // A finding about the whole page replaces the findings about its regions.
      if (area !== undefined) this.#report(pointer, { area, name: id, kind: 'page' })
      else this.#findings.push(...orderFindings)
      remaining[id] = changed
    }
    const areaOfLogin = this.#removedRoutes.get('login')
    return areaOfLogin === undefined ? remaining : this.#withoutMembersPages(remaining, areaOfLogin)
  }

  /** The route without the blocks of left-out areas. The same object if no block is removed. */
  #routeWithoutBlocks(route: Json, pointer: string, orderFindings: Finding[]): Json {
    if (!isObject(route) || !isObject(route.regions)) return route
    const regions = this.#withoutBlocks(route.regions, `${pointer}/regions`, orderFindings)
    return regions === route.regions ? route : { ...route, regions }
  }

  /** A site without a login loses the inherited pages for members. */
  #withoutMembersPages(routes: JsonObject, areaOfLogin: string): JsonObject {
    const isForMembers = (route: Json) =>
      isObject(route) &&
      Array.isArray(route.guards) &&
      route.guards.some((name) => this.#product.guards[String(name)]?.membersOnly)
    const isKept = ([id, route]: readonly [string, Json]) => {
      if (!isForMembers(route) || this.#isSet(joinPointer('/routes', id))) return true
      this.#removedRoutes.set(id, areaOfLogin)
      return false
    }
    return Object.fromEntries(Object.entries(routes).filter(isKept))
  }

  /** Menus without the entries that lead to removed pages and dialogs, or have a condition of a left-out area. */
  #withoutMenuEntries(navigation: JsonObject): JsonObject {
    return mapEntries(navigation, (menu, menuId) => {
      if (!isObject(menu) || !isObject(menu.items)) return menu
      const pointer = joinPointer('/navigation', menuId)
      const dropped = new Map<string, string>()
      for (const [id, item] of Object.entries(menu.items)) {
        const area = isObject(item) ? this.#areaOfMenuEntry(item) : undefined
        if (area === undefined) continue
        const at = joinPointer(pointer, 'items', id)
        if (this.#isSet(at)) this.#report(at, { area, name: id, kind: 'entry' })
        else dropped.set(id, area)
      }
      if (dropped.size === 0) return menu
      this.#findings.push(...this.#namedInOrder(pointer, menu, dropped))
      return this.#withoutEntries(menu, 'items', pointer, new Set(dropped.keys()))
    })
  }

  #areaOfMenuEntry({ route, dialog, when }: JsonObject): string | undefined {
    return (
      this.#removedRoutes.get(String(route)) ??
      this.#removedDialogs.get(String(dialog)) ??
      this.#parts.ofCondition(when)
    )
  }

  /**
   * The findings about removed entries that an `order` of the brand's own layers names. `areas` has the area of each
   * removed entry.
   */
  #namedInOrder(pointer: string, { order }: JsonObject, areas: ReadonlyMap<string, string>): Finding[] {
    const at = joinPointer(pointer, 'order')
    if (!Array.isArray(order) || !this.#isSet(at)) return []
    return order.flatMap((id, index) => {
      const area = areas.get(String(id))
      if (area === undefined) return []
      const context = { name: String(id), owner: area, found: 'entry' }
      return [finding('area-not-chosen', joinPointer(at, index), context, this.#suggestionFor(area))]
    })
  }

  /** A region or menu without the dropped entries of its map, and of its order. */
  #withoutEntries(
    holder: JsonObject,
    key: 'blocks' | 'items',
    pointer: string,
    dropped: ReadonlySet<string>,
  ): JsonObject {
    for (const id of dropped) this.#places.push({ pointer: joinPointer(pointer, key, id) })
    this.#places.push({ pointer: joinPointer(pointer, 'order'), removedNames: dropped })
    const map = holder[key] as JsonObject
    return {
      ...holder,
      [key]: Object.fromEntries(Object.entries(map).filter(([id]) => !dropped.has(id))),
      ...(Array.isArray(holder.order) ? { order: holder.order.filter((id) => !dropped.has(String(id))) } : {}),
    }
  }
}

function blockCount(route: Json): number {
  const regions = isObject(route) && isObject(route.regions) ? Object.values(route.regions) : []
  return regions.reduce<number>(
    (count, one) => count + (isObject(one) && isObject(one.blocks) ? Object.keys(one.blocks).length : 0),
    0,
  )
}
