export { issueCatalogue, type IssueCode, type IssueContext } from './catalogue.ts'
export type { Fix, Issue, Position, Severity } from './issue.ts'
export { suggestName } from './suggest.ts'
