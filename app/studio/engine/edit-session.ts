import { isForbiddenKey } from '../../../runtime/manifest/json-limits.ts'
import {
  isObject,
  joinPointer,
  type Json,
  pointerKeys,
  readStrictJson,
  valueAt,
} from '../../../runtime/manifest/index.ts'
import { placeInLayer, readLayerName } from './brand-path.ts'
import { type Drafts, emptyFile, RefusedChange } from './drafts.ts'
import { type Change, createEditHistory, type LeftPlace } from './edit-history.ts'
import { editText } from './edit-text.ts'
import { equalJson } from './equal-json.ts'
import type { StepFolder } from './step-folder.ts'

/**
 * One change by an operator: a layer's new value at a pointer. Without `value`, the layer no longer sets the pointer.
 */
export interface Edit {
  /** The name of the layer: `acme`, or `acme/production` for one environment. */
  readonly layer: string
  /** A pointer into the manifest: `/tokens/light/accent/$value`. */
  readonly pointer: string
  readonly value?: Json
  /**
   * The values that the edit may replace. The session leaves any other value, because somebody else has set it since.
   * By default, the edit replaces every value.
   */
  readonly over?: readonly PlaceValue[]
}

/** The value of a place in a layer. Without `value`, the layer does not set the place. */
export interface PlaceValue {
  readonly value?: Json
}

/**
 * Edits one brand. The history of a window spans the brand's files, and remains when the window is closed.
 *
 * @param isObjectBelow whether a layer below the named layer has an object at a pointer. If so, an empty object in
 *   the named layer has no effect
 * @param folder stores the history beyond the process
 * @param isOpen whether a window is open
 */
export function createEditSession(
  drafts: Drafts,
  isObjectBelow: (layer: string, pointer: string) => boolean,
  folder?: StepFolder,
  isOpen: (window: string) => boolean = () => false,
) {
  const history = createEditHistory(drafts, isOpen, folder)

  /** The new text of each file that some edits change. */
  function textsOf(edits: readonly Edit[]): ReadonlyMap<string, Change> {
    const texts = new Map<string, Change>()
    for (const one of edits) {
      const { file, pointer, mount } = placeOf(one)
      const reading = texts.get(file)?.reading ?? drafts.read(file)
      const before = (texts.get(file)?.newText ?? reading.text) || emptyFile
      const json = readStrictJson(before)
      if ('findings' in json) throw new RefusedChange('not-json-to-edit', { file })
      if (one.value !== undefined)
        texts.set(file, { reading, newText: editText(before, { pointer, value: one.value }) })
      else if (valueAt(json.value, pointer) !== undefined) {
        const hasNoEffect = (parent: string) => isObjectBelow(one.layer, `${mount}${parent}`)
        texts.set(file, {
          reading,
          newText: editText(before, { pointer: removalPointer(json.value, pointer, hasNoEffect) }),
        })
      }
    }
    return texts
  }

  /** The place of an edit that may not replace its current value. Undefined for any other edit. */
  function leftBy({ over, ...one }: Edit): LeftPlace | undefined {
    if (!over) return undefined
    const { file, pointer } = placeOf(one)
    const json = readStrictJson(drafts.read(file).text || emptyFile)
    if ('findings' in json) throw new RefusedChange('not-json-to-edit', { file })
    const current = valueAt(json.value, pointer)
    if ([one, ...over].some(({ value }) => equalJson(value, current))) return undefined
    return { file, pointer, ...(one.value === undefined ? {} : { value: one.value }) }
  }

  /** Edits in one window of the studio. */
  const inWindow = (window: string) => ({
    /**
     * Makes edits as one step.
     *
     * @param isTyped whether the edits are typed, such as the next character of a word. Consecutive typed edits at one
     *   place are one step
     * @returns the places that remain, because the edits may not replace their current values
     * @throws RefusedChange if a layer cannot contain the pointer, or its file is not JSON
     */
    edit: (edits: readonly Edit[], isTyped = false): readonly LeftPlace[] => {
      const left = new Map(edits.map((one) => [one, leftBy(one)]))
      history.record(
        window,
        isTyped ? edits.map(({ layer, pointer }) => `${layer} ${pointer}`).join() : '',
        textsOf(edits.filter((one) => left.get(one) === undefined)),
      )
      return [...left.values()].filter((one) => one !== undefined)
    },
    /**
     * Sets the whole text of a file, as typed. An empty text creates no JSON file. It does create a text page, because
     * the page may replace an inherited one.
     */
    write: (file: string, text: string) => {
      const reading = drafts.read(file)
      const isNone = text === '' && reading.base === undefined && file.endsWith('.json')
      const newText = isNone ? undefined : text
      history.record(window, `text ${file}`, new Map([[file, { reading, newText }]]))
    },
    /** Drops the drafts of files as one step, so that an undo restores them. */
    discard: (files: Iterable<string>) => {
      const changes = [...files].map((file): readonly [string, Change] => {
        const reading = drafts.read(file)
        return [file, { reading, newText: reading.base }]
      })
      history.record(window, '', new Map(changes))
    },
    undo: () => history.undo(window),
    redo: () => history.redo(window),
    steps: () => history.steps(window),
    /** Ends the joining of typed edits: the next edit is a separate step. */
    pause: history.pause,
  })
  return { inWindow }
}

export type EditSession = ReturnType<ReturnType<typeof createEditSession>['inWindow']>

function placeOf({ layer, pointer }: Edit): {
  readonly file: string
  /** The pointer within the file. */
  readonly pointer: string
  /** The pointer of the file's root in the manifest. */
  readonly mount: string
} {
  const name = readLayerName(layer)
  const place = placeInLayer(name, pointer)
  if (!place || place.pointer === '' || !pointer.startsWith('/') || pointerKeys(pointer).some(isForbiddenKey))
    throw new RefusedChange('layer-cannot-set', { layer, pointer })
  const mount = pointer.slice(0, pointer.length - place.pointer.length)
  return { file: `${name.merchant}/${place.path}`, pointer: place.pointer, mount }
}

/**
 * Finds the key to remove so that a removed value leaves no empty object without effect. It is the key of the value, or
 * of the value's outermost parent that would become such an object.
 *
 * @param hasNoEffect whether an empty object at a pointer has no effect
 */
function removalPointer(value: Json, pointer: string, hasNoEffect: (parent: string) => boolean): string {
  const keys = pointerKeys(pointer)
  for (let depth = keys.length - 1; depth > 0; depth -= 1) {
    const parent = joinPointer('', ...keys.slice(0, depth))
    const here = valueAt(value, parent)
    if (!isObject(here) || Object.keys(here).length > 1 || !hasNoEffect(parent))
      return joinPointer('', ...keys.slice(0, depth + 1))
  }
  return joinPointer('', ...keys.slice(0, 1))
}
