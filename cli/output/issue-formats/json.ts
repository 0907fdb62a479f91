import type { IssueReport } from './index.ts'

/** One JSON object: `{ "issues": [{ code, severity, message, file, line, column, pointer, suggestion? }] }`. */
export function jsonIssues({ issues, showPath }: IssueReport): string {
  const written = issues.map(({ code, severity, message, file, line, column, pointer, suggestion }) => ({
    code,
    severity,
    message,
    file: showPath(file),
    line,
    column,
    pointer,
    ...(suggestion ? { suggestion } : {}),
  }))
  return `${JSON.stringify({ issues: written }, null, 2)}\n`
}
