import type { CatalogueEntry, Issue } from '../../../runtime/issues/index.ts'
import type { ShowPath } from '../show-path.ts'
import { githubIssues } from './github.ts'
import { jsonIssues } from './json.ts'
import { prettyIssues } from './pretty.ts'

/** The issues that a format writes, with their context. */
export interface IssueReport {
  readonly issues: readonly Issue[]
  /** The issue codes of the kernel and of the product's areas. */
  readonly catalogue: Readonly<Record<string, CatalogueEntry>>
  /** The version of Livery. */
  readonly version: string
  /** The validated brands, or their number: `3 brands, 9 manifests`. */
  readonly summary: string
  readonly showPath: ShowPath
  readonly hasColours: boolean
  /** The text of an issue's file, from which a format shows the lines around the place. */
  readonly textOf: (file: string) => Promise<string | undefined>
}

export const issueFormats = ['pretty', 'json', 'github', 'sarif'] as const
export type IssueFormat = (typeof issueFormats)[number]

/** Formats issues, with a line feed at the end. */
export async function renderIssues(format: IssueFormat, report: IssueReport): Promise<string> {
  if (format === 'json') return jsonIssues(report)
  if (format === 'github') return githubIssues(report)
  if (format === 'sarif') return (await import('./sarif.ts')).sarifIssues(report)
  return prettyIssues(report)
}
