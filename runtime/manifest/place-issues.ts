import type { Finding } from '../issues/finding.ts'
import type { Issue } from '../issues/issue.ts'
import { finding } from './check/make-finding.ts'
import { issueAt } from './issue-at.ts'
import type { Locate } from './locate.ts'
import { originOf, writtenAt } from './origin.ts'
import type { Product } from './product.ts'
import { isObject, joinPointer, valueAt } from './pointer.ts'
import { shortList } from './short-list.ts'
import type { JsonObject, Layer, Origin } from './stages.ts'

/** The finding about a brand that sets no id of its own, or that neither sets nor inherits a name. */
function missingIdentity(layers: readonly Layer[]): Finding {
  const brand = layers.findLast(({ kind }) => kind === 'merchant')?.merchant
  const own = layers.filter(({ merchant }) => merchant === brand)
  const missing = [...(sets(own, '/merchant/id') ? [] : ['"id"']), ...(isNamed(layers) ? [] : ['"name"'])]
  const context = sets(own, '/merchant')
    ? { name: missing.join(', '), owner: '"merchant"' }
    : { name: `"merchant" with ${missing.join(' and ')}`, owner: 'The manifest' }
  return finding('missing-key', '/merchant', context)
}

const sets = (layers: readonly Layer[], pointer: string) =>
  layers.some(({ value }) => valueAt(value, pointer) !== undefined)

const isNamed = (layers: readonly Layer[]) =>
  sets(
    layers.filter(({ kind }) => kind !== 'base'),
    '/merchant/name',
  )

/**
 * Reports a brand without a name. The brand, or a brand that it extends, has to set a name. The name of `base` does not
 * count.
 */
export function namelessFindings(layers: readonly Layer[]): Finding[] {
  return isNamed(layers) || layers.every(({ kind }) => kind === 'base') ? [] : [missingIdentity(layers)]
}

/** An issue with the `fold` of its finding: of issues with the same `fold`, only the first is reported. */
export type PlacedIssue = Issue & { readonly fold?: string | undefined }

/**
 * Turns findings into issues, each at the place of the highest layer that causes the mistake. All findings about things
 * that one `null` removes are one issue. If other places use these things, the issue names the places.
 */
export function placeIssues(
  findings: readonly Finding[],
  layers: readonly Layer[],
  product: Product,
  locate: Locate,
): PlacedIssue[] {
  if (findings.length === 0) return []
  const causes = findings.map((one) => causeOf(one, layers, locate))
  const byNull = Map.groupBy(causes, (cause) => cause.ofNull ?? cause)
  return [...byNull].flatMap(([key, group]) => {
    const fold = typeof key === 'string' ? `null ${key}` : undefined
    // A finding with this `fold` is about the removal itself.
    const whole = fold === undefined ? group[0] : group.find(({ found }) => found.fold === fold)
    const uses = whole ? [] : group.filter(namesUses)
    const { found, origin } = whole ?? uses[0] ?? (group[0] as Cause)
    if (uses.length === 0) return { ...placeIssue(found, origin, layers, product, locate), fold: found.fold }
    const places = uses.map(({ mistake }) => mistake.pointer)
    const context = { ...found.context, places: shortList([...new Set(places)]) }
    return { ...issueAt({ ...found, context }, origin, undefined, product.issues), fold }
  })
}

/** A mistake, the finding to report about it (`found`), and the place of the issue. */
interface Cause {
  readonly mistake: Finding
  readonly found: Finding
  readonly origin: Origin
  /** The pointer of the `null` at which the issue is, because the `null` removes a needed thing. */
  readonly ofNull?: string
}

/** Whether the issue lists the places that need the removed thing. */
const namesUses = ({ found }: Cause) => found.context.places !== undefined

function causeOf(mistake: Finding, layers: readonly Layer[], locate: Locate): Cause {
  const { found, written } = highest(mistake, layers, locate)
  const { instead } = found
  const removal = instead && nullAbove(layers, instead.pointer)
  // A null inside of the reported object counts as the cause also if both are in the same layer.
  const isNear = instead?.pointer.startsWith(`${found.pointer}/`)
  if (instead && removal && removal.height >= (written?.height ?? -1) + (isNear ? 0 : 1)) {
    const { pointer } = removal
    const origin = originOf(layers.slice(0, removal.height + 1), pointer, instead.part, locate)
    return { mistake, found: { ...instead, pointer }, origin, ofNull: pointer }
  }
  const origin = written?.origin ?? originOf(layers, found.pointer, found.part, locate)
  return { mistake, found, origin }
}

/** Returns the finding whose place the highest layer wrote: `mistake` or one of its `otherPlaces`. */
function highest(mistake: Finding, layers: readonly Layer[], locate: Locate) {
  const places = [mistake, ...(mistake.otherPlaces ?? [])].map((found) => ({
    found,
    written: writtenAt(layers, found.pointer, found.part, locate),
  }))
  return places.reduce((best, one) => ((one.written?.height ?? -1) > (best.written?.height ?? -1) ? one : best))
}

/**
 * The `null` of the highest layer that removes a value: at its place, or at the place of a value around it.
 *
 * @param pointer the place of the value, or of any entry of a map: `/locales/*`
 */
function nullAbove(layers: readonly Layer[], pointer: string): { height: number; pointer: string } | undefined {
  for (const [height, { value }] of [...layers.entries()].toReversed()) {
    for (const place of placesOf(value, pointer))
      for (let at = place; at !== ''; at = at.slice(0, at.lastIndexOf('/')))
        if (valueAt(value, at) === null) return { height, pointer: at }
  }
  return undefined
}

function placesOf(value: JsonObject, pointer: string): readonly string[] {
  if (!pointer.endsWith('/*')) return [pointer]
  const map = pointer.slice(0, -2)
  const entries = valueAt(value, map)
  return isObject(entries) ? Object.keys(entries).map((key) => joinPointer(map, key)) : [map]
}

function placeIssue(
  found: Finding,
  origin: Origin,
  layers: readonly Layer[],
  { issues }: Product,
  locate: Locate,
): Issue {
  const own = layers.findLast(({ kind }) => kind === 'merchant')
  const file = own?.files.find(({ mount }) => mount === '')
  // An inherited id cannot be right: the brand itself has to have one.
  const isOfParent = found.code === 'wrong-merchant-id' && own && !origin.file.startsWith(`${own.merchant}/`)
  if (file && found.pointer.startsWith('/merchant') && (isOfParent || origin.layer === 'base'))
    return issueAt(
      missingIdentity(layers),
      { file: file.path, ...locate(file, '/merchant', 'value') },
      undefined,
      issues,
    )
  return issueAt(found, origin, undefined, issues)
}

/**
 * Sorts issues by file, line and column, and drops duplicates. Environments and brands that share a file repeat its
 * issues, and issues with the same `fold` are about the same mistake.
 */
export function reportOnce(issues: readonly PlacedIssue[]): Issue[] {
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
