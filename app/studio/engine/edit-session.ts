import {
  isObject,
  joinPointer,
  type Json,
  pointerKeys,
  readStrictJson,
  valueAt,
} from '../../../runtime/manifest/index.ts'
import { placeInLayer, readLayerName } from './brand-path.ts'
import { type Drafts, emptyFile, mergeTexts, type Reading, RefusedChange } from './drafts.ts'
import { editText } from './edit-text.ts'
import type { StepFolder } from './step-folder.ts'

/** One change by an operator: a layer's value at a pointer. Without `value`, the layer inherits it again. */
export interface Edit {
  /** `acme`, or `acme/production` for one environment. */
  readonly layer: string
  /** A pointer into the manifest: `/tokens/light/accent/$value`. */
  readonly pointer: string
  readonly value?: Json
}

/** The text of a file before and after a step. Undefined if there was no file. */
export interface TextChange {
  readonly before: string | undefined
  readonly after: string | undefined
}

/** A step of the history: the text of each file before and after. */
export interface Step {
  /** Names the place that was edited. Edits of one place that follow each other are one step. */
  readonly place: string
  readonly changes: ReadonlyMap<string, TextChange>
}

const forbiddenKeys = ['__proto__', 'constructor', 'prototype']

/** The new text of a file, and the reading on which it is based. */
interface Change {
  readonly read: Reading
  readonly after: string | undefined
}

/**
 * Edits one brand, with a history across all of its files. The history remains when a page is closed.
 *
 * @param isObjectBelow whether the layers below have an object at a pointer, so that an empty one has no effect
 * @param folder stores the history beyond the process; without it, the history ends with the process
 */
export function createEditSession(
  drafts: Drafts,
  isObjectBelow: (layer: string, pointer: string) => boolean,
  folder?: StepFolder,
) {
  const past: Step[] = [...(folder?.past ?? [])]
  const future: Step[] = [...(folder?.future ?? [])]

  function change(place: string, texts: ReadonlyMap<string, Change>): void {
    const changes = new Map<string, TextChange>()
    for (const [file, { read, after }] of texts) {
      if (read.text === after) continue
      changes.set(file, { before: read.text, after })
      drafts.put(file, read, after)
    }
    if (changes.size === 0) return
    future.length = 0
    const last = past.at(-1)
    const isSame = place !== '' && last?.place === place
    if (isSame) past.pop()
    const step = { place, changes: isSame ? joined(last.changes, changes) : changes }
    past.push(step)
    folder?.keep(past.length, step)
  }

  /**
   * Makes edits as one step.
   *
   * @param isTyped whether the edit continues the previous one at the same place, such as the next character of a word
   * @throws RefusedChange if a layer cannot contain the pointer, or its file is not JSON
   */
  function edit(edits: readonly Edit[], isTyped = false): void {
    const texts = new Map<string, Change>()
    for (const one of edits) {
      const { file, pointer, mount } = placeOf(one)
      const read = texts.get(file)?.read ?? drafts.read(file)
      const before = (texts.get(file)?.after ?? read.text) || emptyFile
      const json = readStrictJson(before)
      if ('findings' in json) throw new RefusedChange(`${file} is not valid JSON. Fix it in Files first.`)
      if (one.value !== undefined) texts.set(file, { read, after: editText(before, { pointer, value: one.value }) })
      else if (valueAt(json.value, pointer) !== undefined) {
        const isMute = (parent: string) => isObjectBelow(one.layer, `${mount}${parent}`)
        texts.set(file, { read, after: editText(before, { pointer: emptiedParent(json.value, pointer, isMute) }) })
      }
    }
    change(isTyped ? edits.map(({ layer, pointer }) => `${layer} ${pointer}`).join() : '', texts)
  }

  /** Undoes or redoes a step. Changes that somebody else has saved in between remain. */
  function move(from: Step[], to: Step[], target: 'before' | 'after'): boolean {
    const step = from.pop()
    if (!step) return false
    for (const [file, change] of step.changes) {
      const read = drafts.read(file)
      const [left, reached] = target === 'before' ? [change.after, change.before] : [change.before, change.after]
      const merged = () => mergeTexts(file, left, reached ?? emptyFile, read.text)?.text ?? read.text
      drafts.put(file, read, read.text === left ? reached : merged())
    }
    to.push(step)
    folder?.move(past.length)
    return true
  }

  return {
    edit,
    /** Sets the whole text of a file, as typed in the code pane. */
    write: (file: string, text: string) =>
      change(`text ${file}`, new Map([[file, { read: drafts.read(file), after: text }]])),
    undo: () => move(past, future, 'before'),
    redo: () => move(future, past, 'after'),
    /** Ends the joining of typed edits: the next edit is a separate step. */
    pause: () => {
      const last = past.at(-1)
      if (last) past[past.length - 1] = { ...last, place: '' }
    },
    steps: () => ({ undo: past.length, redo: future.length }),
  }
}

export type EditSession = ReturnType<typeof createEditSession>

function placeOf({ layer, pointer }: Edit): {
  readonly file: string
  readonly pointer: string
  readonly mount: string
} {
  const name = readLayerName(layer)
  const place = placeInLayer(name, pointer)
  if (!place || place.pointer === '' || !pointer.startsWith('/') || pointerKeys(pointer).some(isForbidden))
    throw new RefusedChange(`The layer "${layer}" cannot hold ${pointer}.`)
  const mount = pointer.slice(0, pointer.length - place.pointer.length)
  return { file: `${name.merchant}/${place.path}`, pointer: place.pointer, mount }
}

/** Two changes of the same texts as one. */
function joined(first: Step['changes'], second: Step['changes']): Step['changes'] {
  const both = new Map(first)
  for (const [file, { before, after }] of second)
    both.set(file, { before: both.has(file) ? both.get(file)?.before : before, after })
  return both
}

const isForbidden = (key: string) => forbiddenKeys.includes(key)

/** The highest key above a pointer that has no effect without it. It is removed as well. */
function emptiedParent(value: Json, pointer: string, isMute: (parent: string) => boolean): string {
  const keys = pointerKeys(pointer)
  for (let depth = keys.length - 1; depth > 0; depth -= 1) {
    const parent = joinPointer('', ...keys.slice(0, depth))
    const here = valueAt(value, parent)
    if (!isObject(here) || Object.keys(here).length > 1 || !isMute(parent))
      return joinPointer('', ...keys.slice(0, depth + 1))
  }
  return joinPointer('', ...keys.slice(0, 1))
}
