import type { ReferencePlace } from '../../../schemas/generated/references.ts'
import { isObject } from '../pointer.ts'
import type { Json } from '../stages.ts'

/** A reference in a manifest: its name, its kind, and its place. */
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

export function referenceTree(places: readonly Pick<ReferencePlace, 'at' | 'kind'>[]): ReferenceTree {
  const root: ReferenceTree = { kinds: [], below: new Map() }
  for (const { at, kind } of places) {
    let here = root
    for (const key of at) {
      const next = here.below.get(key) ?? { kinds: [], below: new Map() }
      here.below.set(key, next)
      here = next
    }
    here.kinds.push(kind)
  }
  return root
}

/** Calls `visit` with every reference in a value. The path is valid only during the call. */
export function eachReference(tree: ReferenceTree, value: Json | undefined, meet: (found: Reference) => void): void {
  const path: (string | number)[] = []
  const descend = (part: Json | undefined, key: string | number, below: ReferenceTree) => {
    path.push(key)
    walk(part, below)
    path.pop()
  }
  const walk = (part: Json | undefined, here: ReferenceTree): void => {
    if (typeof part === 'string') for (const kind of here.kinds) meet({ kind, name: part, path })
    if (typeof part !== 'object' || part === null || here.below.size === 0) return
    const any = here.below.get('*')
    if (Array.isArray(part)) {
      if (any) part.forEach((one, index) => descend(one, index, any))
    } else if (isObject(part)) {
      if (any) for (const key in part) descend(part[key], key, any)
      for (const [key, below] of here.below) if (key !== '*' && Object.hasOwn(part, key)) descend(part[key], key, below)
    }
  }
  walk(value, tree)
}
