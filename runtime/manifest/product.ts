import type { ReferencePlace } from '../../schemas/generated/references.ts'
import type { WidgetFacts } from '../../schemas/generated/widget-facts.ts'
import type { Validator } from '../../schemas/validator.ts'
import type { CatalogueEntry } from '../issues/catalogue-entry.ts'
import type { Check } from './check/define-check.ts'
import type { JsonObject } from './stages.ts'

/** The widgets for blocks. */
export interface WidgetCatalogue {
  readonly facts: Readonly<Record<string, WidgetFacts>>
  /** The validator of each widget's props. */
  readonly validators: Readonly<Record<string, Validator>>
  /** The places of references in each widget's props. */
  readonly references: Readonly<Record<string, readonly ReferencePlace[]>>
  /** The texts of areas and their widgets, by language and id. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The data about a guard that the validation of manifests reads. The guard's code runs on the page and on the host. */
export interface DeclaredGuard {
  /** Whether the guard sends every guest to the login. */
  readonly membersOnly: boolean
  /** The allowed layouts of a route with this guard. Default: any. */
  readonly layouts?: readonly string[]
}

/** A kind of name: the place of its targets in the manifest, and the issue for an unknown name. */
export interface ReferenceFacts {
  /** The pointer to the object with the names as keys. */
  readonly names: string
  readonly issue: string
}

/** A key that an area adds to conditions: a whole number in a range, a word of a list, or a boolean. */
export type ConditionFacts = {
  /** Whether the fact is undefined for guests. */
  readonly membersOnly: boolean
} & (
  | { readonly kind: 'range'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'flag' }
)

/** The facts of an area that the validation of manifests reads. See `schemas/area-facts.schema.json`. */
export interface AreaFacts {
  readonly name: string
  readonly requires: readonly string[]
  /** Whether every site has this area. */
  readonly always?: boolean
  readonly guards?: Readonly<Record<string, DeclaredGuard>>
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly conditions?: Readonly<Record<string, ConditionFacts>>
  readonly references?: Readonly<Record<string, ReferenceFacts>>
  readonly hosts?: Readonly<Record<string, unknown>>
  readonly pages?: Readonly<Record<string, unknown>>
}

/** The defaults of an area's settings, a layer below `base`. */
export interface AreaDefaults {
  readonly area: string
  /** The file below the project: `widgets/coffee/defaults.json`. */
  readonly path: string
  readonly text: string
  readonly value: JsonObject
}

/**
 * The data about areas and widgets that the validation of manifests reads. Checks read it from here, so that an
 * installation's own areas behave like those of Livery.
 */
export interface Product {
  readonly widgets: WidgetCatalogue
  readonly areas: Readonly<Record<string, AreaFacts>>
  /** The guards of the kernel and of every area. */
  readonly guards: Readonly<Record<string, DeclaredGuard>>
  /** The keys that areas add to conditions. */
  readonly conditions: Readonly<Record<string, ConditionFacts>>
  /** The kinds of names of the kernel and of every area, by the kind of a reference. */
  readonly references: Readonly<Record<string, ReferenceFacts>>
  /** The areas' own checks of a complete manifest. */
  readonly checks: readonly Check[]
  /** The areas' own issue codes. */
  readonly issues: Readonly<Record<string, CatalogueEntry>>
  readonly defaults: readonly AreaDefaults[]
  /** The names of all calls to the backend: `user/get-bal`. */
  readonly calls: readonly string[]
  /** The area of each setting, by root key of the manifest. */
  readonly settings: Readonly<Record<string, string>>
}
