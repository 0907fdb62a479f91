import type { IssueReport } from './index.ts'

/**
 * Returns a function that reads the lines of an issue's file. Splits each file once, because it may have thousands of
 * issues. An empty or missing file has no lines.
 */
export function linesOfFiles(textOf: IssueReport['textOf']): (file: string) => Promise<readonly string[]> {
  const known = new Map<string, Promise<readonly string[]>>()
  return (file) => {
    const lines = known.get(file) ?? textOf(file).then((text) => (text ? text.split('\n') : []))
    known.set(file, lines)
    return lines
  }
}
