import type { ReferencePlace } from '../../../schemas/generated/references.ts'
import { isObject } from '../pointer.ts'
import type { Json } from '../types.ts'

/** A name that stands somewhere, and what kind of thing it names. */
export interface Reference {
  readonly kind: ReferencePlace['kind']
  readonly name: string
  readonly path: readonly (string | number)[]
}

/** Reads all references of a value in one walk. */
export type ReferenceCollector = (value: Json | undefined) => readonly Reference[]

interface Step {
  readonly next: Map<string, Step>
  readonly kinds: ReferencePlace['kind'][]
  /** What was found in a value, paths from the value on: layers share most of their parts. */
  readonly kept: WeakMap<object, readonly Reference[]>
}

/** How deep a value lies whose references are remembered: `routes.home`, not each of its parts. */
const rememberedDepth = 2

/** A collector for places such as the generated ones: their patterns are put together so that each value is met once. */
export function referenceCollector(places: readonly ReferencePlace[]): ReferenceCollector {
  const start = newStep()
  for (const { at, kind } of places) {
    let step = start
    for (const key of at) {
      const next = step.next.get(key) ?? newStep()
      step.next.set(key, next)
      step = next
    }
    step.kinds.push(kind)
  }
  return (value) => {
    const found: Reference[] = []
    if (value !== undefined) walk(value, start, [], 0, found)
    return found
  }
}

const newStep = (): Step => ({ next: new Map(), kinds: [], kept: new WeakMap() })

function walk(value: Json, step: Step, path: (string | number)[], depth: number, found: Reference[]): void {
  if (typeof value === 'string') {
    for (const kind of step.kinds) found.push({ kind, name: value, path: [...path] })
    return
  }
  if (typeof value !== 'object' || value === null || step.next.size === 0) return
  if (depth === rememberedDepth) {
    let kept = step.kept.get(value)
    if (!kept) {
      const own: Reference[] = []
      walkInside(value, step, [], depth, own)
      kept = own
      step.kept.set(value, kept)
    }
    for (const one of kept) found.push({ ...one, path: [...path, ...one.path] })
    return
  }
  walkInside(value, step, path, depth, found)
}

function walkInside(
  value: Json[] | { [key: string]: Json },
  step: Step,
  path: (string | number)[],
  depth: number,
  found: Reference[],
): void {
  const any = step.next.get('*')
  const descend = (part: Json | undefined, key: string | number, next: Step) => {
    if (part === undefined) return
    path.push(key)
    walk(part, next, path, depth + 1, found)
    path.pop()
  }
  if (Array.isArray(value)) {
    if (any) value.forEach((part, index) => descend(part, index, any))
  } else if (isObject(value)) {
    if (any) for (const key in value) descend(value[key], key, any)
    for (const [key, next] of step.next) if (key !== '*' && Object.hasOwn(value, key)) descend(value[key], key, next)
  }
}
