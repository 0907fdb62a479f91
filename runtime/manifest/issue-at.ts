import { issueCatalogue } from '../issues/catalogue.ts'
import type { Finding } from '../issues/finding.ts'
import type { Fix, Issue, Position } from '../issues/issue.ts'

/** A finding in its place: what an operator gets to see. */
export function issueAt(finding: Finding, place: Position, fix?: Fix): Issue {
  const { code, context, pointer, suggestion } = finding
  const { severity, message } = issueCatalogue[code]
  return {
    code,
    severity,
    message: message(context),
    file: place.file,
    line: place.line,
    column: place.column,
    pointer,
    ...(suggestion ? { suggestion } : {}),
    ...(fix ? { fix } : {}),
  }
}
