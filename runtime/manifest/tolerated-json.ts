import { parse, type DocumentNode } from '@humanwhocodes/momoa'
import type { JsonFinding } from './json-limits.ts'

/** The comments and trailing commas of a text. Empty for a text that has another mistake, too. */
export function toleratedFindings(text: string): readonly JsonFinding[] {
  const tolerant = parseTolerantly(text)
  return tolerant ? [...commentFindings(tolerant), ...commaFindings(tolerant)] : []
}

/** The text with spaces instead of comments and trailing commas. Each other character keeps its offset. */
export function withoutTolerated(text: string): string {
  const spaces = (part: string) => part.replaceAll(/[^\n]/g, ' ')
  return text
    .replaceAll(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g, (part) =>
      part.startsWith('"') ? part : spaces(part),
    )
    .replaceAll(/"(?:[^"\\\n]|\\.)*"?|(?<![,:[{]\s*),(?=\s*[}\]])/g, (part) => (part === ',' ? ' ' : part))
}

/** Accepts comments and trailing commas too, so that findings can name them. */
function parseTolerantly(text: string): DocumentNode | undefined {
  try {
    return parse(text, { mode: 'jsonc', ranges: true, tokens: true, allowTrailingCommas: true })
  } catch {
    return undefined
  }
}

function commentFindings(document: DocumentNode): JsonFinding[] {
  return (document.tokens ?? [])
    .filter((token) => token.type === 'LineComment' || token.type === 'BlockComment')
    .map((token) => ({
      code: 'comment-in-json' as const,
      context: {},
      line: token.loc.start.line,
      column: token.loc.start.column,
      pointer: '',
      suggestion: 'Remove the comment.',
      fix: { start: token.loc.start.offset, end: token.loc.end.offset, text: '' },
    }))
}

function commaFindings(document: DocumentNode): JsonFinding[] {
  const tokens = (document.tokens ?? []).filter((token) => !token.type.endsWith('Comment'))
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1]
    if (token.type !== 'Comma' || (next?.type !== 'RBrace' && next?.type !== 'RBracket')) return []
    return [
      {
        code: 'invalid-json' as const,
        context: { found: 'there is a comma after the last entry', expected: 'Remove the comma.' },
        line: token.loc.start.line,
        column: token.loc.start.column,
        pointer: '',
        fix: { start: token.loc.start.offset, end: token.loc.end.offset, text: '' },
      },
    ]
  })
}
