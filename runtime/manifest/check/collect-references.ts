import type { RecursivePlace, ReferencePlace } from '../../../schemas/generated/references.ts'
import type { Json } from '../stages.ts'

/** A reference in a manifest: the kind and the name of its target, and its own place. */
export interface Reference {
  readonly kind: string
  readonly name: string
  readonly path: readonly (string | number)[]
}

/** The places of references as a tree, so that a walk visits each value once. */
export interface ReferenceTree {
  readonly kinds: string[]
  readonly below: Map<string, ReferenceTree>
}

/** Builds the tree. A recursive place (`at`) gets the same node as the place that it repeats (`sameAs`). */
export function referenceTree(
  places: readonly Pick<ReferencePlace, 'at' | 'kind'>[],
  recursions: readonly RecursivePlace[] = [],
): ReferenceTree {
  const root: ReferenceTree = { kinds: [], below: new Map() }
  const nodeAt = (at: readonly string[]): ReferenceTree =>
    at.reduce((here, key) => {
      const next = here.below.get(key) ?? { kinds: [], below: new Map() }
      here.below.set(key, next)
      return next
    }, root)
  for (const { at, kind } of places) nodeAt(at).kinds.push(kind)
  for (const { at, sameAs } of recursions) nodeAt(at.slice(0, -1)).below.set(at.at(-1) ?? '', nodeAt(sameAs))
  return root
}

/** Calls `visit` with every reference in a value. The path is valid only during the call. */
export function eachReference(tree: ReferenceTree, value: Json | undefined, visit: (found: Reference) => void): void {
  walk(value, tree, [], visit)
}

function walk(
  part: Json | undefined,
  here: ReferenceTree,
  path: (string | number)[],
  visit: (found: Reference) => void,
): void {
  if (typeof part === 'string') for (const kind of here.kinds) visit({ kind, name: part, path })
  if (typeof part !== 'object' || part === null || here.below.size === 0) return
  const any = here.below.get('*')
  if (Array.isArray(part)) {
    if (any) for (let index = 0; index < part.length; index += 1) descend(part[index], index, any, path, visit)
    return
  }
  for (const key of Object.keys(part)) {
    if (any) descend(part[key], key, any, path, visit)
    const named = key === '*' ? undefined : here.below.get(key)
    if (named) descend(part[key], key, named, path, visit)
  }
}

function descend(
  part: Json | undefined,
  key: string | number,
  below: ReferenceTree,
  path: (string | number)[],
  visit: (found: Reference) => void,
): void {
  path.push(key)
  walk(part, below, path, visit)
  path.pop()
}
