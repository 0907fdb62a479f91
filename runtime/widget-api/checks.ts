/**
 * The exports for `checks.ts` and `issues.ts` of an area. Both are pure: they use no React, no DOM and no Node. The
 * command line, the preview and the host run them.
 */
export { type CatalogueEntry, type IssueContext, quoted } from '../issues/catalogue-entry.ts'
export { suggestName } from '../issues/suggest.ts'
export { type Check, type CheckedPlace, defineCheck } from '../manifest/check/define-check.ts'
export { finding, keyFinding } from '../manifest/check/make-finding.ts'
export { joinPointer } from '../manifest/pointer.ts'
