import { brandIssues } from './brand-issues.ts'
import { fileIssues } from './file-issues.ts'
import { referenceIssues } from './reference-issues.ts'
import { valueIssues } from './value-issues.ts'

import type { IssueContext } from './catalogue-entry.ts'

export type { IssueContext, Severity } from './catalogue-entry.ts'

/**
 * Every issue of the kernel by its permanent code. A code never changes its name or its meaning. The code of a removed
 * issue is never used for another one.
 */
export const issueCatalogue = { ...fileIssues, ...valueIssues, ...referenceIssues, ...brandIssues }

export type IssueCode = keyof typeof issueCatalogue

/**
 * The context that a code's message needs. A code that an area declares is not in this catalogue, so it accepts any
 * context.
 */
export type ContextOf<Code extends string> = Code extends IssueCode
  ? Parameters<(typeof issueCatalogue)[Code]['message']>[0]
  : IssueContext
