import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { joinPointer } from '../pointer.ts'
import { finding, orTakenAway } from './make-finding.ts'

/**
 * Checks that an `order` lists only keys of its neighbour map.
 *
 * @param pointer of the parent of both
 * @param members the map's key, `blocks` or `items`, and the map
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
    return [orTakenAway(absent, joinPointer(pointer, key, name))]
  })
}
