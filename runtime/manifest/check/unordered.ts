import type { Finding } from '../../issues/finding.ts'
import { asJson, type LazyJson, partOf } from '../lazy-merge.ts'
import { type Place, patternTree, placesAffected } from '../memory/places.ts'
import { isObject, pointerKeys } from '../pointer.ts'
import type { JsonObject } from '../stages.ts'
import { keyFinding } from './make-finding.ts'

const entries = patternTree(['/navigation/*/items/*', '/shell/*/blocks/*', '/routes/*/regions/*/blocks/*'])

/**
 * Finds the entries that a layer adds to menus and regions and that no order names, so that no page shows them.
 *
 * @param patch the value of the layer
 * @param below the merged layers below it
 * @param merged all layers merged, in each environment of the layer
 */
export function checkUnordered(patch: JsonObject, below: LazyJson, merged: readonly LazyJson[]): Finding[] {
  const found: Finding[] = []
  placesAffected(entries, undefined, patch, ({ pattern, pointer, keys, value }: Place) => {
    if (!isObject(value)) return
    const path = pointerKeys(pointer)
    if (path.reduce(partOf, below as LazyJson | undefined) !== undefined) return
    const name = path.at(-1) ?? ''
    const orders = merged.map((one) =>
      asJson(partOf(path.slice(0, -2).reduce(partOf, one as LazyJson | undefined), 'order')),
    )
    // A region or menu without an order has an issue of its own.
    if (!orders.every((order) => Array.isArray(order) && !order.includes(name))) return
    const owner = `the ${pattern === 0 ? 'menu' : 'region'} "${keys.at(-2) ?? ''}"`
    found.push(keyFinding('entry-not-in-order', pointer, { name, owner }))
  })
  return found
}
