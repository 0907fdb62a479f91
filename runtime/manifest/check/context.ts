import type { Validator } from '../../../schemas/validator.ts'
import type { WidgetFacts } from '../../../schemas/generated/widget-facts.ts'
import type { ReferencePlace } from '../../../schemas/generated/references.ts'
import type { Finding } from '../../issues/finding.ts'
import type { JsonObject, Manifest } from '../types.ts'

/** The widgets that blocks may name. The generated catalogue in real life; a small one in a test. */
export interface WidgetCatalogue {
  readonly facts: Readonly<Record<string, WidgetFacts>>
  readonly validators: Readonly<Record<string, Validator>>
  readonly references: Readonly<Record<string, readonly ReferencePlace[]>>
  /** The widgets' own texts by language. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What a check may look at: one brand in one environment, after merging. */
export interface CheckContext {
  readonly manifest: Manifest
  /** The same value, for walking. */
  readonly value: JsonObject
  readonly merchant: string
  readonly widgets: WidgetCatalogue
  /** Text pages by language, of the brand and all it builds on. */
  readonly content: ReadonlyMap<string, ReadonlySet<string>>
  /** Files of `assets`, of the brand and all it builds on. */
  readonly assets: ReadonlySet<string>
}

/** One check: pure, and silent where all is well. */
export type Check = (context: CheckContext) => Finding[]
