import { brandIssues } from './brand-issues.ts'
import { fileIssues } from './file-issues.ts'
import { referenceIssues } from './reference-issues.ts'
import { valueIssues } from './value-issues.ts'

import type { IssueContext } from './catalogue-entry.ts'

export type { IssueContext, Severity } from './catalogue-entry.ts'

/**
 * Every issue by its permanent code. A code never changes its name or its meaning, and is never used again. An
 * obsolete code stays in the list as retired.
 */
export const issueCatalogue = { ...fileIssues, ...valueIssues, ...referenceIssues, ...brandIssues }

export type IssueCode = keyof typeof issueCatalogue

/** The context of a code's message. Any context for an area's code, which the kernel does not know. */
export type ContextOf<Code extends string> = Code extends IssueCode
  ? Parameters<(typeof issueCatalogue)[Code]['message']>[0]
  : IssueContext
