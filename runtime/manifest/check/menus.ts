import { suggestName } from '../../issues/suggest.ts'
import { joinPointer } from '../pointer.ts'
import type { Check } from './context.ts'
import { finding } from './finding.ts'
import { checkOrder } from './order.ts'

/** A menu orders its own entries, and each entry leads to one thing. */
export const checkMenus: Check = ({ manifest }) =>
  Object.entries(manifest.navigation).flatMap(([menuId, menu]) => [
    ...checkOrder(menu.order, ['items', menu.items], joinPointer('/navigation', menuId), `the menu "${menuId}"`),
    ...Object.entries(menu.items).flatMap(([id, item]) => {
      const pointer = joinPointer('/navigation', menuId, 'items', id)
      const targets = [item.route, item.dialog, item.href].filter((one) => one !== undefined)
      if (targets.length !== 1) return [{ ...finding('menu-target', pointer, { name: id }), part: 'key' as const }]
      const dialogs = Object.keys(manifest.shell.modals?.blocks ?? {})
      if (item.dialog === undefined || dialogs.includes(item.dialog)) return []
      return [finding('unknown-dialog', `${pointer}/dialog`, { name: item.dialog }, suggestName(item.dialog, dialogs))]
    }),
  ])
