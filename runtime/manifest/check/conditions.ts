import type { Condition } from '../../../schemas/generated/manifest.ts'
import type { Finding } from '../../issues/finding.ts'
import { canHold } from '../conditions.ts'
import { joinPointer } from '../pointer.ts'
import type { Check } from './context.ts'
import { allBlocks } from './each-block.ts'
import { finding } from './finding.ts'

/** No page, block or menu entry waits for something that cannot happen. */
export const checkConditions: Check = ({ manifest }) => {
  const locales = Object.keys(manifest.locales)
  const check = (pointer: string, own: Condition | undefined, above: readonly (Condition | undefined)[]): Finding[] => {
    if (!own || canHold([...above, own], locales)) return []
    const alone = !canHold([own], locales)
    return [
      finding('condition-never-holds', `${pointer}/when`, {
        found: alone
          ? 'the parts of the condition exclude each other'
          : 'the page that it stands on is never shown at the same time',
      }),
    ]
  }
  return [
    ...Object.entries(manifest.routes).flatMap(([id, route]) => check(joinPointer('/routes', id), route.when, [])),
    ...allBlocks(manifest).flatMap((placed) => {
      const route = placed.route?.route
      const above = route?.when && canHold([route.when], locales) ? [route.when] : []
      const guarded: Condition[] = route?.guards.includes('auth') ? [{ session: 'member' }] : []
      return check(placed.blockPointer, placed.block.when, [...above, ...guarded])
    }),
    ...Object.entries(manifest.navigation).flatMap(([menuId, menu]) =>
      Object.entries(menu.items).flatMap(([id, item]) =>
        check(joinPointer('/navigation', menuId, 'items', id), item.when, []),
      ),
    ),
  ]
}
