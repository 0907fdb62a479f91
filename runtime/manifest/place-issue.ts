import type { Finding } from '../issues/finding.ts'
import type { Issue } from '../issues/issue.ts'
import { issueAt } from './issue-at.ts'
import type { Locate } from './locate.ts'
import { originOf, writtenAt } from './origin.ts'
import type { Product } from './product.ts'
import type { Layer } from './types.ts'

const namelessBrand: Finding = {
  code: 'missing-key',
  context: { name: '"merchant" with "id" and "name"', owner: 'The manifest' },
  pointer: '',
  part: 'value',
}

/** A finding as an issue: where the highest layer that takes part in the mistake wrote it. */
export function placeIssue(finding: Finding, layers: readonly Layer[], { issues }: Product, locate: Locate): Issue {
  const { instead } = finding
  const written = writtenAt(layers, finding.pointer, finding.part, locate)
  const other = instead && writtenAt(layers, instead.pointer, instead.part, locate)
  if (other && other.height > (written?.height ?? -1)) return issueAt(instead, other.origin, undefined, issues)
  const origin = written?.origin ?? originOf(layers, finding.pointer, finding.part, locate)
  const own = layers.findLast(({ kind }) => kind === 'merchant')
  // Who a brand is can only be told by itself.
  if (own && origin.layer === 'base' && finding.pointer.startsWith('/merchant'))
    return issueAt(namelessBrand, { file: `${own.merchant}/manifest.json`, line: 1, column: 1 }, undefined, issues)
  return issueAt(finding, origin, undefined, issues)
}

/**
 * Issues in the order of files, lines and columns, each once: a mistake in a file that environments or brands share is
 * one mistake, and so is what is folded to one word.
 */
export function tellOnce(issues: readonly (Issue & { readonly fold?: string | undefined })[]): Issue[] {
  const seen = new Set<string>()
  return issues.toSorted(byPlace).flatMap(({ fold, ...issue }) => {
    const id = `${issue.code} ${issue.file}:${issue.line}:${issue.column}`
    if (seen.has(id) || (fold !== undefined && seen.has(fold))) return []
    seen.add(id)
    if (fold !== undefined) seen.add(fold)
    return [issue]
  })
}

function byPlace(one: Issue, other: Issue): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1
  return one.line - other.line || one.column - other.column || (one.code < other.code ? -1 : 1)
}
