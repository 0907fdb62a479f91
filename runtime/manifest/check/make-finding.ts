import type { ContextOf } from '../../issues/issue-catalogue.ts'
import type { Finding } from '../../issues/finding.ts'

/** Adds the place of the missing thing, because a `null` there may be the mistake (`Finding.instead`). */
export function orRemovedBy(missing: Finding, target: string): Finding {
  // Since a layer removed the thing, a similar name is not the remedy.
  const { suggestion: _suggestion, ...removed } = missing
  const context = { ...missing.context, places: missing.pointer }
  return { ...missing, instead: { ...removed, context, pointer: target, part: 'key' } }
}

/** Adds the entries of a map, because a `null` that removes one of them may be the mistake (`Finding.instead`). */
export function orRemovedFrom(finding: Finding, map: string): Finding {
  return { ...finding, instead: { ...finding, pointer: `${map}/*`, part: 'key' } }
}

/** Adds the other places that cause the mistake together with this one (`Finding.otherPlaces`). */
export function atAnyOf(finding: Finding, pointers: readonly string[]): Finding {
  return { ...finding, otherPlaces: pointers.map((pointer) => ({ ...finding, pointer, part: 'value' })) }
}

/**
 * Adds the place of a block's widget to a finding about the block's props. The props are often inherited, and the
 * mistake may be that a layer chose another widget.
 *
 * @param block the pointer of the block
 */
export function orOfWidget(found: Finding, block: string): Finding {
  // The suggestion is a name for the prop or its value, and not for the widget.
  const { suggestion: _suggestion, ...mistake } = found
  return { ...found, otherPlaces: [{ ...mistake, pointer: `${block}/widget`, part: 'value' }] }
}

/**
 * Turns a finding about a part of a value into a finding about the whole value. Puts the pointer of the part before the
 * pointer of the finding.
 */
export function findingBelow(pointer: string, finding: Finding): Finding {
  const below = { ...finding, pointer: `${pointer}${finding.pointer}` }
  return finding.instead ? { ...below, instead: findingBelow(pointer, finding.instead) } : below
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
