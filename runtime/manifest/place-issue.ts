import type { Finding } from '../issues/finding.ts'
import type { Issue } from '../issues/issue.ts'
import { finding } from './check/make-finding.ts'
import { issueAt } from './issue-at.ts'
import type { Locate } from './locate.ts'
import { originOf, writtenAt } from './origin.ts'
import type { Product } from './product.ts'
import { valueAt } from './pointer.ts'
import type { Layer } from './stages.ts'

/** The finding about a brand without an id, which would have its parent's id. */
const namelessBrand = finding('missing-key', '/merchant', {
  name: '"merchant" with "id" and "name"',
  owner: 'The manifest',
})

/** Reports a brand without a name. The brand or a brand that it extends has to set one; `base` has none. */
export function namelessFindings(layers: readonly Layer[]): Finding[] {
  const isNamed = layers.some(({ kind, value }) => kind !== 'base' && valueAt(value, '/merchant/name') !== undefined)
  return isNamed || layers.every(({ kind }) => kind === 'base') ? [] : [namelessBrand]
}

/** Turns a finding into an issue, at the place of the highest layer that causes the mistake. */
export function placeIssue(found: Finding, layers: readonly Layer[], { issues }: Product, locate: Locate): Issue {
  const { instead } = found
  const written = writtenAt(layers, found.pointer, found.part, locate)
  const other = instead && writtenAt(layers, instead.pointer, instead.part, locate)
  const isCause = ({ pointer }: Finding, height: number) =>
    valueAt(layers[height]?.value ?? null, pointer) === null &&
    // Within the reported object, a null of the same layer is the nearer place.
    height >= (written?.height ?? -1) + (pointer.startsWith(`${found.pointer}/`) ? 0 : 1)
  if (other && isCause(instead, other.height)) return issueAt(instead, other.origin, undefined, issues)
  const origin = written?.origin ?? originOf(layers, found.pointer, found.part, locate)
  const own = layers.findLast(({ kind }) => kind === 'merchant')
  const file = own?.files.find(({ mount }) => mount === '')
  // An inherited id cannot be right: the brand itself has to have one.
  const isOfParent = found.code === 'wrong-merchant-id' && own && !origin.file.startsWith(`${own.merchant}/`)
  if (file && found.pointer.startsWith('/merchant') && (isOfParent || origin.layer === 'base'))
    return issueAt(namelessBrand, { file: file.path, ...locate(file, '/merchant', 'value') }, undefined, issues)
  return issueAt(found, origin, undefined, issues)
}

/** The maximum number of places in an issue. */
const namedPlaces = 4

/** Combines the findings of one mistake: the first one, with all places that use the missing thing. */
export function foldFindings(findings: readonly Finding[]): Finding[] {
  const folded = Map.groupBy(findings, (one) => (one.instead && one.fold ? one.fold : one))
  return [...folded.values()].flatMap((all) => {
    const [first] = all
    if (!first?.instead || !first.fold) return all
    const shown = all.slice(0, namedPlaces).map(({ pointer }) => pointer)
    const places = `${shown.join(', ')}${all.length > namedPlaces ? `, and ${all.length - namedPlaces} more` : ''}`
    return [{ ...first, instead: { ...first.instead, context: { ...first.instead.context, places } } }]
  })
}

/**
 * Sorts issues by file, line and column and drops duplicates: it reports once a mistake in a file that environments or
 * brands share, and once the issues with the same fold word.
 */
export function reportOnce(issues: readonly (Issue & { readonly fold?: string | undefined })[]): Issue[] {
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
