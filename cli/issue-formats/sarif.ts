import { SarifBuilder, SarifResultBuilder, SarifRuleBuilder, SarifRunBuilder } from 'node-sarif-builder'
import type { IssueReport } from './index.ts'

/** A SARIF 2.1.0 log, which code scanning services read. */
export function sarifIssues({ issues, catalogue, showPath }: IssueReport): string {
  const run = new SarifRunBuilder().initSimple({
    toolDriverName: 'livery',
    toolDriverVersion: '0.1.0',
    url: 'https://github.com/livery',
  })
  for (const code of new Set(issues.map((issue) => issue.code))) {
    run.addRule(
      new SarifRuleBuilder().initSimple({ ruleId: code, shortDescriptionText: catalogue[code]?.title ?? code }),
    )
  }
  for (const issue of issues) {
    run.addResult(
      new SarifResultBuilder().initSimple({
        ruleId: issue.code,
        level: issue.severity,
        messageText: [issue.message, issue.suggestion].filter(Boolean).join(' '),
        fileUri: showPath(issue.file).replaceAll('\\', '/'),
        startLine: issue.line,
        startColumn: issue.column,
        endLine: issue.line,
        endColumn: issue.column,
      }),
    )
  }
  const sarif = new SarifBuilder()
  sarif.addRun(run)
  return `${sarif.buildSarifJsonString({ indent: true })}\n`
}
