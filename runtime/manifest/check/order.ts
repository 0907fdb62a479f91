import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { joinPointer } from '../pointer.ts'
import { finding, orRemovedBy } from './make-finding.ts'

/**
 * Checks that an `order` lists only keys of the map beside it.
 *
 * @param pointer the pointer of the object that contains both
 * @param members the key of the map, `blocks` or `items`, and the map itself
 */
export function checkOrder(
  order: readonly string[],
  members: readonly [key: string, map: object],
  pointer: string,
  owner: string,
): Finding[] {
  const [key, map] = members
  return order.flatMap((name, index) => {
    if (Object.hasOwn(map, name)) return []
    const suggestion = suggestName(name, Object.keys(map))
    const absent = finding('order-names-absent', joinPointer(pointer, 'order', index), { name, owner }, suggestion)
    return [orRemovedBy(absent, joinPointer(pointer, key, name))]
  })
}
