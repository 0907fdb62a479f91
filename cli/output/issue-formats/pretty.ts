import { styleText } from 'node:util'
import type { Issue } from '../../../runtime/issues/index.ts'
import type { IssueReport } from './index.ts'
import { linesOfFiles } from './lines-of-files.ts'

/** Issues for a person: the place, the lines around it, the mistake and the remedy. */
export async function prettyIssues(report: IssueReport): Promise<string> {
  const style = (format: Parameters<typeof styleText>[0], text: string) =>
    report.hasColours ? styleText(format, text, { validateStream: false }) : text
  const linesOf = linesOfFiles(report.textOf)
  if (report.issues.length === 0) return `${style('green', '✓')} ${report.summary}: no issues\n`
  const shown = await Promise.all(
    report.issues.map(async (issue) => {
      const path = report.showPath(issue.file)
      const frame = codeFrame(await linesOf(issue.file), issue)
      return [
        `${style(issue.severity === 'error' ? 'red' : 'yellow', issue.severity)} ${style('bold', `${path}:${issue.line}:${issue.column}`)} ${style('dim', issue.code)}`,
        ...frame.map((line) => style('dim', line)),
        `  ${issue.message}`,
        ...(issue.suggestion ? [`  ${style('cyan', issue.suggestion)}`] : []),
        '',
      ].join('\n')
    }),
  )
  const errors = report.issues.filter(({ severity }) => severity === 'error').length
  const counts = [count(errors, 'error'), count(report.issues.length - errors, 'warning')].join(', ')
  return `${shown.join('\n')}\n${report.summary}: ${counts}\n`
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

/** The line of an issue with its neighbours and a caret below the place. Shortens long lines and replaces tabs. */
function codeFrame(lines: readonly string[], { line, column }: Issue): string[] {
  if (line > lines.length) return []
  const from = Math.max(1, line - 1)
  const to = Math.min(lines.length, line + 1)
  const width = String(to).length
  const cut = Math.max(0, column - 60)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((number) => {
    const content = (lines[number - 1] ?? '')
      .replaceAll('\t', ' ')
      .slice(cut, cut + 100)
      .trimEnd()
    const row = `  ${String(number).padStart(width)} | ${content}`
    return number === line ? [row, `  ${' '.repeat(width)} | ${' '.repeat(column - 1 - cut)}^`] : [row]
  })
}
