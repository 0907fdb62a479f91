/** An error keeps a manifest from being used; a warning does not. */
export type Severity = 'error' | 'warning'

/** What a message may tell about the place it is about. Each code uses some of these. */
export interface IssueContext {
  /** The key, name or value at fault, as written. */
  readonly name?: string
  /** What was expected, in words. */
  readonly expected?: string
  /** What was found, in words. */
  readonly found?: string
  /** The thing that holds it: a region, a widget, a file, another brand. */
  readonly owner?: string
  /** Where something is used that a layer takes away. Every message ends with it. */
  readonly places?: string
}

export interface CatalogueEntry {
  readonly title: string
  readonly severity: Severity
  /** What happened, why it matters, what to do. See README.md beside this file. */
  message(context: IssueContext): string
}

/** The context of one code: what its message needs, and what it can do without. */
export type Told<Needed extends keyof IssueContext = never, Optional extends keyof IssueContext = never> = Readonly<
  Required<Pick<IssueContext, Needed>> & Partial<Pick<IssueContext, Optional | 'places'>>
>

/** A name in straight quotes, as it stands in the file. */
export const q = (text: string | undefined) => `"${(text ?? '').slice(0, 120)}"`
