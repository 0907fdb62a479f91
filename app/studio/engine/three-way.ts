import {
  isObject,
  type Json,
  type JsonObject,
  joinPointer,
  parseObject,
  valueAt,
} from '../../../runtime/manifest/index.ts'
import { editText, type FileEdit } from './edit-text.ts'
import { equalJson } from './equal-json.ts'

/** A place that two editors have set differently since they read the same file. */
export interface Clash {
  readonly pointer: string
  /** The value from which both editors started. Absent if the file did not set the place. */
  readonly base?: Json
  /** Absent if this editor's text does not set the place. */
  readonly mine?: Json
  /** Absent if the other editor's text does not set the place. */
  readonly theirs?: Json
}

/** The edits that turn one value into another: one for each key that differs. A list is one value. */
export function editsBetween(from: Json, to: Json, pointer = ''): readonly FileEdit[] {
  if (equalJson(from, to)) return []
  if (!isObject(from) || !isObject(to)) return [{ pointer, value: to }]
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  return names.flatMap((name): readonly FileEdit[] => {
    const below = joinPointer(pointer, name)
    const after = Object.hasOwn(to, name) ? to[name] : undefined
    if (after === undefined) return [{ pointer: below }]
    const before = Object.hasOwn(from, name) ? from[name] : undefined
    return before === undefined ? [{ pointer: below, value: after }] : editsBetween(before, after, below)
  })
}

/**
 * Applies one editor's edits to another editor's text. Both began with the same text.
 *
 * @param wins the editor whose value counts at a place that both have set
 * @returns the new text, and the places that both have set to different values
 */
export function rebase(
  base: string,
  mine: string,
  theirs: string,
  wins: 'mine' | 'theirs' = 'mine',
): { readonly text: string; readonly clashes: readonly Clash[] } {
  const [before, wanted, found] = [readObject(base), readObject(mine), readObject(theirs)]
  const edits = editsBetween(before, wanted)
  const clashes = edits.flatMap(({ pointer, value }): Clash[] => {
    const was = valueAt(before, pointer)
    const is = valueAt(found, pointer)
    const isAlike = equalJson(was, is) && (value === undefined || hasParent(found, pointer))
    if (isAlike || equalJson(value, is)) return []
    return [{ pointer, ...part('base', was), ...part('mine', value), ...part('theirs', is) }]
  })
  const clashing = new Set(wins === 'mine' ? [] : clashes.map(({ pointer }) => pointer))
  return { text: edits.filter(({ pointer }) => !clashing.has(pointer)).reduce(editText, theirs), clashes }
}

/** Whether the object around a place still exists. If not, an added key would restore the removed object. */
const hasParent = (value: Json, pointer: string): boolean =>
  isObject(valueAt(value, pointer.slice(0, pointer.lastIndexOf('/'))))

const part = (name: 'base' | 'mine' | 'theirs', value: Json | undefined) =>
  value === undefined ? {} : { [name]: value }

/** The object of a file. An empty file is an empty object. */
const readObject = (text: string): JsonObject => parseObject(text.replace(/^\uFEFF/, '')) ?? {}
