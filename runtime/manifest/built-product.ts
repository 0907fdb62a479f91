import { areaDefaults } from '../../schemas/generated/area-defaults.ts'
import { areas } from '../../schemas/generated/areas.ts'
import { callNames } from '../../schemas/generated/call-names.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { propsReferences } from '../../schemas/generated/references.ts'
import { widgetMessages } from '../../schemas/generated/widget-messages.ts'
import { propsValidators } from '../../schemas/generated/widget-validators.js'
import type { CatalogueEntry } from '../issues/catalogue-entry.ts'
import { areaCheck } from './check/area-check.ts'
import type { Check } from './check/define-check.ts'
import { settingOwners } from './chosen-areas.ts'
import type { AreaDefaults, AreaFacts, DeclaredGuard, Product, ReferenceFacts } from './product.ts'

/** The kernel's own guards, and `login`, which an area implements. These guards depend only on session and device. */
const kernelGuards: Readonly<Record<string, DeclaredGuard>> = {
  auth: { membersOnly: true, layouts: ['account', 'noheader', 'empty'] },
  login: { membersOnly: false, layouts: ['auth'] },
  'non-auth': { membersOnly: false },
  'not-mobile': { membersOnly: false },
}

/** The kinds of names that the kernel's parts of a manifest define. */
const kernelReferences: Readonly<Record<string, ReferenceFacts>> = {
  route: { names: '/routes', issue: 'unknown-route' },
  layout: { names: '/layouts', issue: 'unknown-layout' },
  feature: { names: '/features', issue: 'unknown-feature' },
  menu: { names: '/navigation', issue: 'unknown-menu' },
  locale: { names: '/locales', issue: 'unknown-locale' },
}

/** The code of one area for the validation of manifests: its `checks.ts` and its `issues.ts`. */
export interface AreaChecks {
  /** The name of the area. */
  readonly area: string
  readonly checks?: readonly Check[]
  readonly issues?: Readonly<Record<string, CatalogueEntry>>
}

/**
 * Builds a product from facts and defaults, which are generated data, and the code of its areas.
 *
 * @param code the exports of the areas' `checks.ts` and `issues.ts`, in one or two entries for each area
 */
export function composeProduct(parts: {
  readonly widgets: Product['widgets']
  readonly areas: Product['areas']
  readonly defaults: readonly AreaDefaults[]
  readonly calls: readonly string[]
  readonly code: readonly AreaChecks[]
}): Product {
  const { widgets, areas, defaults, calls, code } = parts
  const facts = Object.values(areas)
  const issues = Object.assign({}, ...code.map((one) => one.issues)) as Product['issues']
  return {
    widgets,
    areas,
    defaults,
    calls,
    settings: settingOwners(defaults),
    guards: { ...Object.assign({}, ...facts.map(guardsOf)), ...kernelGuards },
    conditions: Object.assign({}, ...facts.map(({ conditions }) => conditions)) as Product['conditions'],
    references: { ...Object.assign({}, ...facts.map(referencesOf)), ...kernelReferences },
    checks: code.flatMap(({ area, checks = [] }) => checks.map((check) => areaCheck(area, check, issues))),
    issues,
  }
}

/** The guards of an area. A guard for members allows the same layouts as `auth`. */
function guardsOf({ guards = {} }: AreaFacts): Record<string, DeclaredGuard> {
  return Object.fromEntries(
    Object.entries(guards).map(([name, facts]) => [
      name,
      facts.membersOnly ? { ...facts, layouts: kernelGuards.auth?.layouts ?? [] } : facts,
    ]),
  )
}

/** The references of an area by kind. The format `section-id` marks names of the kind `section`. */
function referencesOf({ references = {} }: AreaFacts): Record<string, ReferenceFacts> {
  return Object.fromEntries(Object.entries(references).map(([format, facts]) => [format.replace(/-id$/, ''), facts]))
}

/** The data of this build's product. `app/load-product.ts` adds the code of its areas. */
export const builtProduct: Product = composeProduct({
  widgets: {
    facts: catalogue,
    validators: propsValidators,
    references: propsReferences,
    messages: widgetMessages,
  },
  areas,
  defaults: areaDefaults,
  calls: callNames,
  code: [],
})
