import { SarifBuilder, SarifResultBuilder, SarifRuleBuilder, SarifRunBuilder } from 'node-sarif-builder'
import { pathToFileURL } from 'node:url'
import { isAbsolute } from 'node:path'
import type { Issue } from '../../../runtime/issues/index.ts'
import type { IssueReport } from './index.ts'
import { linesOfFiles } from './lines-of-files.ts'

/** A SARIF 2.1.0 log, which code scanning services read. */
export async function sarifIssues({ issues, catalogue, version, showPath, textOf }: IssueReport): Promise<string> {
  const run = new SarifRunBuilder().initSimple({ toolDriverName: 'livery', toolDriverVersion: version })
  for (const code of new Set(issues.map((issue) => issue.code))) {
    run.addRule(
      new SarifRuleBuilder().initSimple({ ruleId: code, shortDescriptionText: catalogue[code]?.title ?? code }),
    )
  }
  const linesOf = linesOfFiles(textOf)
  for (const issue of issues) {
    run.addResult(
      new SarifResultBuilder().initSimple({
        ruleId: issue.code,
        level: issue.severity,
        messageText: [issue.message, issue.suggestion].filter(Boolean).join(' '),
        fileUri: addressOf(showPath(issue.file)),
        startLine: issue.line,
        startColumn: issue.column,
        endLine: issue.line,
        endColumn: issue.column + lengthAt(await linesOf(issue.file), issue),
      }),
    )
  }
  const sarif = new SarifBuilder()
  sarif.addRun(run)
  return `${sarif.buildSarifJsonString({ indent: true })}\n`
}

/** A path in the form of SARIF: relative to the current folder, or a `file:` address. */
function addressOf(path: string): string {
  if (isAbsolute(path)) return pathToFileURL(path).href
  return path.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/')
}

/** The number of characters to mark at an issue's place: a text with its quotes, a word, or one character. */
function lengthAt(lines: readonly string[], { line, column }: Issue): number {
  const rest = (lines[line - 1] ?? '').slice(column - 1)
  return /^(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)/.exec(rest)?.[0].length ?? 1
}
