import type { Menu, MenuItem } from '../../../schemas/generated/manifest.ts'
import { suggestName } from '../../issues/suggest.ts'
import { defineCheck } from './define-check.ts'
import { joinPointer } from '../pointer.ts'
import { finding, keyFinding, orRemovedBy } from './make-finding.ts'
import { checkOrder } from './order.ts'

/** Checks that the order of a menu names only its own entries. */
const order = defineCheck<Menu>('/navigation/*', (menu, { pointer, keys: [id = ''] }) =>
  checkOrder(menu.order, ['items', menu.items], pointer, `the menu "${id}"`),
)

/** Checks that a menu entry has exactly one target, and that a target dialog exists. */
const target = defineCheck<MenuItem>('/navigation/*/items/*', (item, { pointer, keys, brand: { manifest } }) => {
  const targets = (['route', 'dialog', 'href'] as const).filter((key) => item[key] !== undefined)
  if (targets.length !== 1) {
    const found = targets.length > 1 ? { found: targets.map((key) => `"${key}"`).join(', ') } : {}
    return [keyFinding('menu-target', pointer, { name: keys.at(-1) ?? '', ...found })]
  }
  if (item.dialog === undefined) return []
  const dialogs = manifest.shell.modals?.blocks ?? {}
  if (Object.hasOwn(dialogs, item.dialog)) return []
  const suggestion = suggestName(item.dialog, Object.keys(dialogs))
  const missing = finding('unknown-dialog', `${pointer}/dialog`, { name: item.dialog }, suggestion)
  return [orRemovedBy(missing, joinPointer('/shell/modals/blocks', item.dialog))]
})

export const menuChecks = [order, target]
