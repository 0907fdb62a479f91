import type { Product } from '../product.ts'
import { blockChecks } from './blocks.ts'
import type { Check } from './define-check.ts'
import { conditionChecks } from './condition-checks.ts'
import { menuChecks } from './menus.ts'
import { referenceChecks } from './reference-checks.ts'
import { regionChecks } from './regions.ts'
import { routeChecks } from './route-checks.ts'
import { settingChecks } from './settings.ts'
import { tokenChecks } from './token-checks.ts'
import { typefaceChecks } from './typeface-checks.ts'

/** Every check of a complete manifest, including those of areas. No check needs the result of another. */
export function allChecks(product: Product): Check[] {
  return [
    ...blockChecks,
    ...conditionChecks,
    ...menuChecks,
    ...referenceChecks(product),
    ...regionChecks,
    ...routeChecks,
    ...settingChecks,
    ...tokenChecks,
    ...typefaceChecks,
    ...product.checks,
  ]
}
