import type { ContextOf } from '../../issues/issue-catalogue.ts'
import type { Finding } from '../../issues/finding.ts'

/** Adds that the `null` at `target` may be the mistake, because it removed the missing thing. */
export function orRemovedBy(missing: Finding, target: string): Finding {
  // Another name does not replace the removed thing.
  const { suggestion: _suggestion, ...taken } = missing
  const context = { ...missing.context, places: missing.pointer }
  return { ...missing, instead: { ...taken, context, pointer: target, part: 'key' } }
}

/** Adds that the values at these pointers cause the mistake too. */
export function atAnyOf(found: Finding, pointers: readonly string[]): Finding {
  return { ...found, others: pointers.map((pointer) => ({ ...found, pointer, part: 'value' })) }
}

/** A finding about a part of a value, with the part's pointer before its own. */
export function findingBelow(pointer: string, found: Finding): Finding {
  const below = { ...found, pointer: `${pointer}${found.pointer}` }
  return found.instead ? { ...below, instead: findingBelow(pointer, found.instead) } : below
}

/** A finding about a value. */
export function finding<Code extends string>(
  code: Code,
  pointer: string,
  context: ContextOf<Code>,
  suggestion?: string,
): Finding {
  return { code, pointer, context, part: 'value', ...(suggestion ? { suggestion } : {}) }
}

/** A finding about a key. */
export function keyFinding<Code extends string>(
  code: Code,
  pointer: string,
  context: ContextOf<Code>,
  suggestion?: string,
): Finding {
  return { ...finding(code, pointer, context, suggestion), part: 'key' }
}
