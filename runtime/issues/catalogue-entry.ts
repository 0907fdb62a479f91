/** An error prevents the use of a manifest; a warning does not. */
export type Severity = 'error' | 'warning'

/** The details of one occurrence, which messages quote. Each code uses some of them. */
export interface IssueContext {
  /** The wrong or missing key, name or value, as written. */
  readonly name?: string
  /** The expected value, in words. */
  readonly expected?: string
  /** The actual value, in words. */
  readonly found?: string
  /** The thing that `name` belongs to: a region, a widget, a file, another brand. */
  readonly owner?: string
  /** The places that still use a removed thing. A message about them then replaces the code's own message. */
  readonly places?: string
}

export interface CatalogueEntry {
  readonly title: string
  readonly severity: Severity
  /** Says what happened, why it matters and what to do. See README.md beside this file. */
  message(context: IssueContext): string
}

/** The context of one code, with its required and its optional details. */
export type ContextWith<
  Needed extends keyof IssueContext = never,
  Optional extends keyof IssueContext = never,
> = Readonly<Required<Pick<IssueContext, Needed>> & Partial<Pick<IssueContext, Optional | 'places'>>>

/** A name in straight quotes, as in the file. Cut to 120 characters. */
export const quoted = (text: string | undefined) => `"${(text ?? '').slice(0, 120)}"`

/** Names a choice: `"a"`, or `one of "a", "b"`. */
export const oneOf = (choices: string | undefined) => (choices?.includes(', ') ? `one of ${choices}` : choices)

/** A null and its key, as in the file: `"home": null`. */
export const nullOf = (key: string | undefined) => `${quoted(key)}: null`
