import type { Finding } from '../../issues/finding.ts'
import { checkBlocks, checkLayouts, checkRegions } from './blocks.ts'
import { checkConditions } from './conditions.ts'
import type { Check, CheckContext } from './context.ts'
import { checkMenus } from './menus.ts'
import { checkReferences } from './references.ts'
import { checkFilled, checkLogin, checkMemberLayouts, checkParameters, checkPaths } from './routes.ts'
import { checkAmounts, checkLocales, checkMerchantId } from './settings.ts'
import { checkAliases, checkContrast } from './tokens.ts'

/** Every check of a merged manifest. They do not depend on each other. */
const checks: readonly Check[] = [
  checkAliases,
  checkAmounts,
  checkBlocks,
  checkConditions,
  checkContrast,
  checkFilled,
  checkLayouts,
  checkLocales,
  checkLogin,
  checkMemberLayouts,
  checkMenus,
  checkMerchantId,
  checkParameters,
  checkPaths,
  checkReferences,
  checkRegions,
]

export function checkManifest(context: CheckContext): Finding[] {
  return checks.flatMap((check) => check(context))
}
