import type { Finding } from '../../runtime/issues/finding.ts'
import { issueAt } from '../../runtime/manifest/issue-at.ts'
import { findJsonFindings } from '../../runtime/manifest/json-findings.ts'
import { createLocator } from '../../runtime/manifest/locate.ts'

/** A JSON file, and its path as messages show it. */
interface TextFile {
  readonly path: string
  readonly text: string
}

/** A finding in a JSON file as a line of the terminal: its place, then its message. */
export function formatFinding(finding: Finding, file: TextFile): string {
  const { line, column } = createLocator()(file, finding.pointer, finding.part)
  const issue = issueAt(finding, { file: file.path, line, column })
  return lineAt(file, { line, column }, issue)
}

/** A message about the value at a pointer as a line of the terminal: the place of the value, then the message. */
export function formatMessageAt(message: string, file: TextFile, pointer: string): string {
  return lineAt(file, createLocator()(file, pointer, 'value'), { message })
}

/** The messages about a text that is not JSON, one in each line. */
export function formatParseError(file: TextFile, error: unknown): string {
  return findJsonFindings(file.text, error)
    .map(({ line, column, ...one }) => {
      const finding: Finding = { ...one, part: 'value' }
      return lineAt(file, { line, column }, issueAt(finding, { file: file.path, line, column }))
    })
    .join('\n')
}

function lineAt(
  { path }: TextFile,
  { line, column }: { readonly line: number; readonly column: number },
  { message, suggestion }: { readonly message: string; readonly suggestion?: string },
): string {
  return `${path}:${line}:${column}  ${message}${suggestion === undefined ? '' : ` ${suggestion}`}`
}
