import type { Issue } from '../../runtime/issues/index.ts'

/** The issues without repetitions: a mistake in a parent appears once, even if several brands extend the parent. */
export function uniqueIssues(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>()
  return issues.filter((issue) => {
    const id = `${issue.code} ${issue.file} ${issue.line} ${issue.column}`
    return !seen.has(id) && seen.add(id)
  })
}
