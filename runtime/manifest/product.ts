import type { ReferencePlace } from '../../schemas/generated/references.ts'
import type { WidgetFacts } from '../../schemas/generated/widget-facts.ts'
import type { Validator } from '../../schemas/validator.ts'
import type { CatalogueEntry } from '../issues/catalogue-entry.ts'
import type { Check } from './check/define-check.ts'
import type { JsonObject } from './stages.ts'

/** The widgets that blocks may name. */
export interface WidgetCatalogue {
  readonly facts: Readonly<Record<string, WidgetFacts>>
  /** The validator of each widget's props. */
  readonly validators: Readonly<Record<string, Validator>>
  /** The places in each widget's props that name something else of the brand. */
  readonly references: Readonly<Record<string, readonly ReferencePlace[]>>
  /** The widgets' own texts by language and id. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A guard, as far as the pipeline has to know it. Its code runs on the page. */
export interface GuardFacts {
  /** Whether the guard sends every guest to the login. */
  readonly membersOnly: boolean
  /** The layouts that a route with this guard may use. Any layout if left out. */
  readonly layouts?: readonly string[]
}

/** A kind of name: the place of the named things in the manifest, and the issue for a name that does not exist. */
export interface ReferenceFacts {
  /** A pointer to an object with the names as keys. */
  readonly names: string
  readonly issue: string
}

/** A key that an area adds to conditions: a whole number in a range, a word out of a list, or true and false. */
export type ConditionFacts = {
  /** Whether the area knows nothing of a guest. */
  readonly membersOnly: boolean
} & (
  | { readonly kind: 'range'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'flag' }
)

/** The facts of an area that the pipeline reads. See `schemas/area-facts.schema.json`. */
export interface AreaFacts {
  readonly name: string
  readonly requires: readonly string[]
  /** Whether every site has this area. */
  readonly always?: boolean
  readonly guards?: Readonly<Record<string, GuardFacts>>
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly conditions?: Readonly<Record<string, ConditionFacts>>
  readonly references?: Readonly<Record<string, ReferenceFacts>>
  readonly hosts?: Readonly<Record<string, unknown>>
  readonly pages?: Readonly<Record<string, unknown>>
}

/** The settings that an area sets, a layer below `base`. */
export interface AreaDefaults {
  readonly area: string
  /** The file below the project: `widgets/coffee/defaults.json`. */
  readonly path: string
  readonly text: string
  readonly value: JsonObject
}

/**
 * Everything that the pipeline knows about areas and widgets, as one value. The kernel's checks read guards, references
 * and conditions from here, so that an area from elsewhere is validated like one of the tree.
 */
export interface Product {
  readonly widgets: WidgetCatalogue
  readonly areas: Readonly<Record<string, AreaFacts>>
  /** The guards of the kernel and of every area. */
  readonly guards: Readonly<Record<string, GuardFacts>>
  /** The keys that areas add to conditions. */
  readonly conditions: Readonly<Record<string, ConditionFacts>>
  /** The kinds of names that areas add, by the kind that a reference's place has. */
  readonly references: Readonly<Record<string, ReferenceFacts>>
  /** The areas' own checks of a complete manifest. */
  readonly checks: readonly Check[]
  /** The areas' own issue codes. */
  readonly issues: Readonly<Record<string, CatalogueEntry>>
  readonly defaults: readonly AreaDefaults[]
  /** Every call that a page may make: `user/get-bal`. */
  readonly calls: readonly string[]
  /** The area of each setting that is an area's, by root key of the manifest. */
  readonly settings: Readonly<Record<string, string>>
}
