import { valueAt } from '../../../runtime/manifest/pointer.ts'
import type { Edit, PlaceValue } from '../messages.ts'
import { type MergedLayers, valueIn, type FullLayer } from './model/merge-layers.ts'
import { storedUnsent, storeUnsent, takeOverUnsent } from './unsent-work.ts'

const isEdits = (value: unknown): value is readonly Edit[] => Array.isArray(value)
const keyOf = ({ layer, pointer }: Edit) => `${layer} ${pointer}`
const valueOf = (value: Edit['value']): PlaceValue => (value === undefined ? {} : { value })

/** The last edit of each place, by layer and pointer, until the studio has accepted or refused it. */
const waiting = new Map<string, Edit>()
/**
 * The values that each waiting edit may replace. These are the value at its place when the edit began to wait, and the
 * values that running requests set.
 */
const replaceable = new Map<string, readonly PlaceValue[]>()
/** The places whose edits have waited since a failure or an earlier page. They may not replace newer values. */
const late = new Set<string>()

restore(storedUnsent('edits', isEdits))

export const hasWaiting = (): boolean => waiting.size > 0
export const waitingEdits = (): readonly Edit[] => [...waiting.values()]

/**
 * Adds an edit, instead of an earlier one of its place.
 *
 * @param layers the layers as received from the studio
 * @param values the layers with all edits
 */
export function addWaiting(one: Edit, layers: readonly FullLayer[], values: MergedLayers): void {
  const key = keyOf(one)
  const received = valueAt(layers.find(({ name }) => name === one.layer)?.value, one.pointer)
  const shown = valueIn(values, one.layer, one.pointer)
  if (!replaceable.has(key)) replaceable.set(key, [valueOf(received), ...(shown === received ? [] : [valueOf(shown)])])
  waiting.set(key, one)
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
    replaceable.delete(key)
    late.delete(key)
  }
}

/** Notes that the studio fails or does not respond. Until it responds again, somebody else may change the places. */
export function delayWaiting(): void {
  for (const key of waiting.keys()) late.add(key)
  storeWaiting()
}

/** Stores the waiting edits for the next page of this window, or for another window once this one has closed. */
export const storeWaiting = (): void => storeUnsent('edits', waitingEdits().map(withReplaceable))

/** Takes over the waiting edits of closed windows. */
export const takeOverEdits = (): Promise<void> => takeOverUnsent('edits', isEdits, restore).then(storeWaiting)

/** Restores stored edits, except at places that have a later edit. */
function restore(edits: readonly Edit[]): readonly Edit[] {
  for (const { over = [], ...one } of edits) {
    const key = keyOf(one)
    if (waiting.has(key)) continue
    waiting.set(key, one)
    replaceable.set(key, over)
    late.add(key)
  }
  return []
}

// A reload or a closed tab must not lose typed characters. A request at the end of the page could arrive after a later
// discard, and would undo it.
globalThis.addEventListener?.('pagehide', storeWaiting)
