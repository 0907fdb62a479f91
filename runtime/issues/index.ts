export type { CatalogueEntry } from './catalogue-entry.ts'
export { type ContextOf, issueCatalogue, type IssueCode, type IssueContext, type Severity } from './issue-catalogue.ts'
export type { Fix, Issue, Position } from './issue.ts'
export { suggestName } from './suggest.ts'
