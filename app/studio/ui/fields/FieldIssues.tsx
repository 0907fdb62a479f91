import type { Issue } from '../../../../runtime/issues/issue.ts'
import { issueLanguage } from '../../../../runtime/issues/issue-language.ts'

/** The issues of a field, below its control. */
export function FieldIssues({ issues }: { readonly issues: readonly Issue[] }) {
  return issues.map((issue) => (
    <p
      key={issue.code + issue.pointer + issue.message}
      className="field-issue"
      data-severity={issue.severity}
      lang={issueLanguage}
    >
      {issue.message} {issue.suggestion}
    </p>
  ))
}
