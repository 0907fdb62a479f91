import type { ReferencePlace } from '../../../schemas/generated/references.ts'
import { isObject } from '../pointer.ts'
import type { Json } from '../types.ts'

/** A name that stands somewhere, and what kind of thing it names. */
export interface Reference {
  readonly kind: ReferencePlace['kind']
  readonly name: string
  readonly path: readonly (string | number)[]
}

/** Meets all references of a value in one walk; a reference's place is the prefix and then its own path. */
export type ReferenceWalker = (value: Json | undefined, meet: Meet) => void
type Meet = (reference: Reference, prefix: Reference['path']) => void

interface Step {
  readonly next: Map<string, Step>
  readonly kinds: ReferencePlace['kind'][]
  /** What was found in a value, paths from the value on: layers share most of their parts. */
  readonly kept: WeakMap<object, readonly Reference[]>
}

/** How deep a value lies whose references are remembered: `routes.home`, not each of its parts. */
const rememberedDepth = 2

/** A walker for places such as the generated ones: their patterns are put together so that each value is met once. */
export function referenceWalker(places: readonly ReferencePlace[]): ReferenceWalker {
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
  return (value, meet) => {
    if (value !== undefined) walk(value, start, [], 0, meet)
  }
}

/** All references of a value by such a walker. */
export function collectReferences(walker: ReferenceWalker, value: Json | undefined): readonly Reference[] {
  const found: Reference[] = []
  walker(value, (one, prefix) => found.push(prefix.length === 0 ? one : { ...one, path: [...prefix, ...one.path] }))
  return found
}

const newStep = (): Step => ({ next: new Map(), kinds: [], kept: new WeakMap() })

function walk(value: Json, step: Step, path: (string | number)[], depth: number, meet: Meet): void {
  if (typeof value === 'string') {
    for (const kind of step.kinds) meet({ kind, name: value, path: [...path] }, [])
    return
  }
  if (typeof value !== 'object' || value === null || step.next.size === 0) return
  if (depth === rememberedDepth) {
    let kept = step.kept.get(value)
    if (!kept) {
      const own: Reference[] = []
      walkInside(value, step, [], depth, (one, prefix) => own.push({ ...one, path: [...prefix, ...one.path] }))
      kept = own
      step.kept.set(value, kept)
    }
    for (const one of kept) meet(one, path)
    return
  }
  walkInside(value, step, path, depth, meet)
}

function walkInside(
  value: Json[] | { [key: string]: Json },
  step: Step,
  path: (string | number)[],
  depth: number,
  meet: Meet,
): void {
  const any = step.next.get('*')
  const descend = (part: Json | undefined, key: string | number, next: Step) => {
    if (part === undefined) return
    path.push(key)
    walk(part, next, path, depth + 1, meet)
    path.pop()
  }
  if (Array.isArray(value)) {
    if (any) value.forEach((part, index) => descend(part, index, any))
  } else if (isObject(value)) {
    if (any) for (const key in value) descend(value[key], key, any)
    for (const [key, next] of step.next) if (key !== '*' && Object.hasOwn(value, key)) descend(value[key], key, next)
  }
}
