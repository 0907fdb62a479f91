import type { Finding } from '../../issues/finding.ts'
import { remember } from '../remember.ts'
import type { Manifest } from '../types.ts'
import { checkBlocks, checkLayouts, checkRegions } from './blocks.ts'
import { checkConditions } from './conditions.ts'
import type { Check, CheckContext } from './context.ts'
import { checkMenus } from './menus.ts'
import { checkReferences, checkSiteReferences } from './references.ts'
import { checkFilled, checkLogin, checkMemberLayouts, checkParameters, checkPaths } from './routes.ts'
import { checkAmounts, checkLocales, checkMerchantId } from './settings.ts'
import { checkAliases, checkContrast } from './tokens.ts'

/**
 * Every check of a merged manifest, with the parts that it looks at: while those are the same objects, so is the
 * answer. The checks do not depend on each other.
 */
const checks: readonly (readonly [check: Check, ...reads: (keyof Manifest)[]])[] = [
  [checkAliases, 'tokens'],
  [checkAmounts, 'deposit'],
  [checkBlocks, 'shell', 'routes'],
  [checkConditions, 'shell', 'routes', 'navigation', 'locales'],
  [checkContrast, 'tokens'],
  [checkFilled, 'routes'],
  [checkLayouts, 'layouts', 'shell', 'routes'],
  [checkLocales, 'locales'],
  [checkLogin, 'routes'],
  [checkMemberLayouts, 'routes', 'layouts'],
  [checkMenus, 'navigation', 'shell'],
  [checkMerchantId, 'merchant'],
  [checkParameters, 'routes'],
  [checkPaths, 'routes'],
  [
    checkReferences,
    'merchant',
    'defaultLocale',
    'seo',
    'shell',
    'layouts',
    'routes',
    'navigation',
    'chat',
    'features',
    'locales',
    'messages',
  ],
  [checkSiteReferences, 'site', 'locales'],
  [checkRegions, 'shell', 'routes', 'layouts'],
]

const remembered = checks.map(([check, ...reads]) => {
  let asking: CheckContext | undefined
  const run = remember((..._given: unknown[]): Finding[] => (asking ? check(asking) : []))
  return (context: CheckContext) => {
    asking = context
    const { manifest, merchant, widgets, content, assets } = context
    return run(merchant, widgets, content, assets, ...reads.map((key) => manifest[key]))
  }
})

export function checkManifest(context: CheckContext): Finding[] {
  return remembered.flatMap((check) => check(context))
}
