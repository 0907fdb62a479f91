import type { IssueReport } from './index.ts'

/** Workflow commands of GitHub Actions, one line per issue. GitHub shows them beside the changed lines. */
export function githubIssues({ issues, showPath, summary }: IssueReport): string {
  const lines = issues.map((issue) => {
    const file = property(showPath(issue.file))
    const text = data([issue.message, issue.suggestion].filter(Boolean).join(' '))
    return `::${issue.severity} file=${file},line=${issue.line},col=${issue.column},title=${property(issue.code)}::${text}\n`
  })
  return lines.length > 0 ? lines.join('') : `${summary}: no issues\n`
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
