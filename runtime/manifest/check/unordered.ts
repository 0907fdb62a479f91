import type { Finding } from '../../issues/finding.ts'
import { asJson, hasPart, type LazyJson, partOf } from '../lazy-merge.ts'
import { isObject, joinPointer } from '../pointer.ts'
import type { Json, JsonObject } from '../stages.ts'
import { keyFinding } from './make-finding.ts'

/**
 * Finds the entries that a layer adds to menus and regions but not to their order, so that no page shows them.
 *
 * @param patch the value of the layer
 * @param below the merged layers below it
 * @param merged all layers merged, in each environment of the layer
 */
export function checkUnordered(patch: JsonObject, below: LazyJson, merged: readonly LazyJson[]): Finding[] {
  const regionsOf = (routes: JsonObject) =>
    Object.entries(routes).flatMap(([id, route]) =>
      isObject(route) ? addedIn(route.regions, ['routes', id, 'regions'], 'blocks') : [],
    )
  return [
    ...addedIn(patch.navigation, ['navigation'], 'items'),
    ...addedIn(patch.shell, ['shell'], 'blocks'),
    ...(isObject(patch.routes) ? regionsOf(patch.routes) : []),
  ]

  /** @param path the keys of the pointer to the menus or regions */
  function addedIn(holders: Json | undefined, path: readonly string[], key: 'blocks' | 'items'): Finding[] {
    if (!isObject(holders)) return []
    return Object.entries(holders).flatMap(([holder, value]) => {
      const entries = isObject(value) ? value[key] : undefined
      if (!isObject(value) || !isObject(entries)) return []
      const { order } = value
      const unnamed = Object.keys(entries).filter(
        (name) => isObject(entries[name]) && !(Array.isArray(order) && order.includes(name)),
      )
      return unnamed.length > 0 ? unnamed.filter(isAddedAndHidden).map(findingOf) : []

      function isAddedAndHidden(name: string): boolean {
        const inherited = partAt(below, [...path, holder, key])
        if (inherited !== undefined && hasPart(inherited, name)) return false
        const orders = merged.map((one) => asJson(partAt(one, [...path, holder, 'order'])))
        // A region or menu without an order has an issue of its own.
        return orders.every((one) => Array.isArray(one) && !one.includes(name))
      }

      function findingOf(name: string): Finding {
        const owner = `the ${key === 'items' ? 'menu' : 'region'} "${holder}"`
        return keyFinding('entry-not-in-order', joinPointer('', ...path, holder, key, name), { name, owner })
      }
    })
  }
}

function partAt(value: LazyJson, keys: readonly string[]): LazyJson | undefined {
  return keys.reduce<LazyJson | undefined>(partOf, value)
}
