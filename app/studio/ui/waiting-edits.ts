import { valueAt } from '../../../runtime/manifest/pointer.ts'
import type { Edit, PlaceValue } from '../messages.ts'
import { type MergedLayers, valueIn, type FullLayer } from './model/merge-layers.ts'
import { isString } from './tab-state.ts'
import { restoreUnsent, storeUnsent } from './unsent-work.ts'

const keyOf = ({ layer, pointer }: Edit) => `${layer} ${pointer}`
const valueOf = (value: Edit['value']): PlaceValue => (value === undefined ? {} : { value })

/** The last edit of each place, by layer and pointer, until the studio has accepted or refused it. Oldest first. */
const waiting = new Map<string, Edit>()
/**
 * The gesture of each waiting edit, as a number. A gesture is one action of the operator, such as moving a block. The
 * studio accepts or refuses its edits together.
 */
const gestures = new Map<string, number>()
let lastGesture = 0
/**
 * The values that each waiting edit may replace. These are the value at its place when the edit began to wait, and the
 * values that running requests set.
 */
const replaceable = new Map<string, readonly PlaceValue[]>()
/** The places whose edits have waited since a failure or an earlier page. They may not replace newer values. */
const late = new Set<string>()

export const hasWaiting = (): boolean => waiting.size > 0
export const waitingEdits = (): readonly Edit[] => [...waiting.values()]

/** The waiting edits of each gesture, oldest first. */
export const waitingGestures = (): readonly (readonly Edit[])[] => [
  ...Map.groupBy(waiting.values(), (one) => gestures.get(keyOf(one))).values(),
]

/**
 * Adds the edits of one gesture. Each replaces an earlier edit of its place, and the rest of the earlier edit's gesture
 * joins this one.
 *
 * @param layers the layers as received from the studio
 * @param values the layers with all edits
 */
export function addWaiting(edits: readonly Edit[], layers: readonly FullLayer[], values: MergedLayers): void {
  const joined = new Set(edits.map((one) => gestures.get(keyOf(one))))
  lastGesture += 1
  for (const [key, gesture] of gestures) if (joined.has(gesture)) gestures.set(key, lastGesture)
  for (const one of edits) {
    const key = keyOf(one)
    const received = valueAt(layers.find(({ name }) => name === one.layer)?.value, one.pointer)
    const shown = valueIn(values, one.layer, one.pointer)
    if (!replaceable.has(key))
      replaceable.set(key, [valueOf(received), ...(shown === received ? [] : [valueOf(shown)])])
    // An edit of a parent may wait already. It has this place's earlier value, and so has to come before this edit.
    waiting.delete(key)
    waiting.set(key, one)
    gestures.set(key, lastGesture)
  }
}

/** The waiting edits as sent to the studio. */
export const toSend = (edits: readonly Edit[]): readonly Edit[] =>
  edits.map((one) => (late.has(keyOf(one)) ? withReplaceable(one) : one))

function withReplaceable(one: Edit): Edit {
  const over = replaceable.get(keyOf(one))
  return over ? { ...one, over } : one
}

/** Notes that a request with edits has begun: until its response, the studio may have set their values or not. */
export function noteSent(edits: readonly Edit[]): void {
  for (const one of edits) {
    const known = replaceable.get(keyOf(one)) ?? []
    // An edit that is sent again sets the same value.
    if (known.at(-1)?.value === one.value) continue
    // The studio accepts 100 values. The first ones are the likeliest: a studio that stops receives no later ones.
    replaceable.set(keyOf(one), [...known.slice(0, 50), ...known.slice(50).slice(-49), valueOf(one.value)])
  }
}

/**
 * Removes accepted edits, unless a later edit of the same place waits.
 *
 * @returns the removed edits
 */
export function settleWaiting(sent: readonly Edit[]): readonly Edit[] {
  const settled = sent.filter((one) => waiting.get(keyOf(one)) === one)
  dropWaiting(settled)
  for (const one of sent.filter((one) => waiting.has(keyOf(one)))) {
    replaceable.set(keyOf(one), [valueOf(one.value)])
    late.delete(keyOf(one))
  }
  return settled
}

/** Removes the edits at the places of some edits, also later ones. */
export function dropWaiting(edits: readonly Edit[]): void {
  for (const key of edits.map(keyOf)) {
    waiting.delete(key)
    gestures.delete(key)
    replaceable.delete(key)
    late.delete(key)
  }
}

/** Notes that the studio fails or does not respond. Until it responds again, somebody else may change the places. */
export function delayWaiting(): void {
  for (const key of waiting.keys()) late.add(key)
  storeWaiting()
}

/** A waiting edit in the browser's storage. */
interface StoredEdit extends Edit {
  readonly gesture?: number | undefined
}

function isStoredEdit(stored: unknown): stored is StoredEdit {
  const { layer, pointer, over = [], gesture = 1 } = Object(stored) as Record<string, unknown>
  return [layer, pointer].every(isString) && Array.isArray(over) && typeof gesture === 'number'
}

/** Stores the waiting edits for the next page of this window, or for another window after this one has closed. */
export function storeWaiting(): void {
  const withGesture = (one: Edit): StoredEdit => ({ ...withReplaceable(one), gesture: gestures.get(keyOf(one)) })
  storeUnsent('edits', waitingEdits().map(withGesture))
}

/** Whether the page has left stored edits, because it has other edits of their places. */
let hasLeft = false
export const hasLeftStored = (): boolean => hasLeft

/**
 * Restores the waiting edits of this window's earlier page, and takes over those of closed windows. Leaves edits at
 * places that have another waiting edit.
 */
export async function restoreWaiting(): Promise<void> {
  hasLeft = false
  await restoreUnsent('edits', isStoredEdit, restore)
  storeWaiting()
}

function restore(edits: readonly StoredEdit[]): readonly StoredEdit[] {
  const last = lastGesture
  const left = edits.filter((one) => waiting.has(keyOf(one)))
  hasLeft ||= left.length > 0
  for (const { over = [], gesture = 1, ...one } of edits.filter((one) => !left.includes(one))) {
    const key = keyOf(one)
    waiting.set(key, one)
    // Gestures of two windows may have the same number.
    gestures.set(key, last + gesture)
    lastGesture = Math.max(lastGesture, last + gesture)
    replaceable.set(key, over)
    late.add(key)
  }
  return left
}

// A reload or a closed tab must not lose typed characters. A request at the end of the page could arrive after a later
// discard, and would undo it.
globalThis.addEventListener?.('pagehide', storeWaiting)
