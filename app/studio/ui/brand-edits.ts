import type { Environment, JsonObject } from '../../../runtime/manifest/stages.ts'
import { keepAlike } from '../../../runtime/state/keep-alike.ts'
import type { BrandState, Edit, LeftPlace } from '../messages.ts'
import { refusalOf } from '../rights.ts'
import { ask, StudioFailure } from './client.ts'
import { type FullLayer, type MergedLayers, mergeLayers, withValueAt } from './model/merge-layers.ts'
import { acceptPainted, paintTypedTexts, refusePainted } from './paint-typed.ts'
import { dismissMissingBrand, notify, showFailure, unavailableReason, useStudio } from './studio-state.ts'
import { storeInTab } from './tab-state.ts'
import { describeFailure, formatText } from './texts.ts'
import { createTypingPause } from './typing-pause.ts'
import * as unsent from './waiting-edits.ts'

const { getState: get, setState: set } = useStudio

/** The received values of the shown layers, by the number that the studio gives each value (`content`). */
const contents = new Map<number, JsonObject>()
/** The minimum pause between two requests while an operator types, in ms. */
const sendPause = 80
/**
 * Sends typed text later if the preview already shows it, so that the studio does not validate each letter. The pause
 * in typing is 250 ms, the maximum delay 1000 ms.
 */
const typingPause = createTypingPause(250, 1000)

/** The edits that come from the keyboard, such as the next character of a word. */
const typedEdits = new WeakSet<Edit>()
let inFlight: readonly Edit[] = []
let running: Promise<void> | undefined
/** The number of the last validation that the studio has reported. */
let latestRevision = 0

/**
 * Shows the state of a brand, with the edits that the studio has not accepted yet. Ignores an outdated state, and the
 * state in an environment that the operator has left.
 */
function showState(state: BrandState): void {
  const { brand, environment } = get()
  if (state.environment !== environment) return
  if (brand?.environment === environment && state.revision < brand.revision) return
  dismissMissingBrand()
  const before = brand?.layers ?? []
  const layers = state.layers.flatMap((layer): FullLayer[] => {
    const known = before.find(({ name }) => name === layer.name)?.value
    if (layer.value) contents.set(layer.content, known ? keepAlike(known, layer.value) : layer.value)
    const value = contents.get(layer.content)
    return value ? [{ ...layer, value }] : []
  })
  for (const id of contents.keys()) if (!layers.some(({ content }) => content === id)) contents.delete(id)
  const { target } = get()
  const hasTarget = layers.some(({ name, isWritable }) => isWritable && name === target)
  set({
    brand: { ...state, layers },
    values: withWaiting(layers),
    ...(hasTarget ? {} : { target: state.brand }),
    unavailable: undefined,
  })
}

/** The layers with the waiting edits. Parts that did not change are the same objects as before. */
function withWaiting(layers: readonly FullLayer[]): MergedLayers {
  const edits = unsent.waitingEdits()
  const edited = layers.map((layer) => {
    const own = edits.filter((edit) => edit.layer === layer.name)
    if (own.length === 0) return layer
    return { ...layer, value: own.reduce((value, edit) => withValueAt(value, edit.pointer, edit.value), layer.value) }
  })
  return mergeLayers(edited, get().values)
}

/** The fields of a request that select the brand, the environment and the layers of the response. */
const selectResponse = () => ({
  brand: get().brand?.brand ?? '',
  environment: get().environment,
  known: (get().brand?.layers ?? []).map(({ content }) => content),
})

/** Opens a brand, or fetches it again after a change elsewhere. */
export async function openBrand(brand: string, environment: Environment = get().environment): Promise<void> {
  storeInTab('environment', environment)
  set({ environment })
  const known = [...contents.keys()].join(',')
  const state = await ask<BrandState>(`brand?${new URLSearchParams({ brand, environment, known }).toString()}`)
  if (inFlight.length === 0) showState(state)
}

/** Whether the page shows a brand in the chosen environment, as of its last validation. */
function isUpToDate(name: string): boolean {
  const { brand, environment } = get()
  return brand?.brand === name && brand.environment === environment && brand.revision >= latestRevision
}

/**
 * Fetches the brand again, unless the page already shows the result of the validation, and sends waiting edits. While
 * edits are in transit, only stores the revision, because the response to the edits may already contain this result.
 */
export async function refreshBrand(brand: string, revision: number): Promise<void> {
  latestRevision = Math.max(latestRevision, revision)
  set({ unavailable: undefined })
  if (running === undefined && !isUpToDate(brand)) await openBrand(brand)
  if (unsent.hasWaiting()) sendWaiting()
}

/** Restores the edits that this window's earlier page, and closed windows of the brand, have not sent. Sends them. */
export async function restoreEdits(): Promise<void> {
  await unsent.restoreWaiting()
  const { brand } = get()
  if (!brand || !unsent.hasWaiting()) return
  set({ values: withWaiting(brand.layers) })
  sendWaiting()
}

/** Sends typed text without waiting for a pause in typing, and waits for the response. */
export async function sendTypedTexts(): Promise<void> {
  typingPause.end()
  await running
}

/**
 * Sends the waiting edits and then a change, and shows the changed brand.
 *
 * @param fail shows a refusal or failure of the change; by default a notice
 * @returns whether the studio has made the change. If earlier edits are still waiting, sends no change and returns
 *   false
 */
export async function change(path: string, body: object = {}, fail = showFailure): Promise<boolean> {
  if (unsent.hasWaiting()) sendWaiting()
  await sendTypedTexts()
  return !unsent.hasWaiting() && (await send(path, body, [], fail)) === 'taken'
}

/**
 * Sends the typed text of a file, with the text that the operator saw before. Resolves to `overtaken` if somebody else
 * has changed the same place in the meantime.
 */
export async function sendText(body: {
  readonly file: string
  readonly shown: string
  readonly text: string
  /** Earlier texts, whose requests had no response. */
  readonly sent?: readonly string[] | undefined
}) {
  await sendTypedTexts()
  return send('text', body)
}

/**
 * The outcome of a request. `overtaken` means that somebody else has changed the place. After `failed` and
 * `no-response`, the page sends edits and texts again.
 */
type Outcome = 'taken' | 'refused' | 'overtaken' | 'failed' | 'no-response'

async function send(
  path: string,
  body: object,
  sent: readonly Edit[] = [],
  fail: (error: unknown, outcome: Outcome) => void = showFailure,
): Promise<Outcome> {
  try {
    const state = await ask<BrandState>(path, { ...selectResponse(), ...body })
    acceptPainted(unsent.settleWaiting(sent))
    showState(state)
    if (state.leftPlaces) notifyOfLeft(state.leftPlaces, path === 'edit' ? 'edits-left' : 'undo-left')
    return 'taken'
  } catch (error) {
    const outcome = outcomeOf(error)
    fail(error, outcome)
    if (outcome === 'failed' && (path === 'edit' || path === 'text')) notifyOfWaiting(error)
    return outcome
  }
}

function outcomeOf(error: unknown): Outcome {
  if (unavailableReason(error) !== undefined) return 'no-response'
  if (!(error instanceof StudioFailure)) return 'refused'
  // The folder of a missing brand may come back, for example after a checkout of another branch.
  if (error.status >= 500 || error.failure?.id === 'no-brand') return 'failed'
  return error.status === 409 ? 'overtaken' : 'refused'
}

/** Notifies the operator of a failure, and that the page still has the edits. */
function notifyOfWaiting(error: unknown): void {
  const { language } = get()
  const failure = error instanceof StudioFailure ? error.failure?.id : undefined
  notify(formatText(language, 'edits-waiting', { reason: describeFailure(error, language) }), true, failure)
}

/** Notifies the operator of refused edits, with their values, because the page then drops them. */
function notifyOfRefused(error: unknown, edits: readonly Edit[]): void {
  const { language } = get()
  const places = describePlaces(edits.map(({ layer, ...one }) => ({ ...one, file: layer })))
  notify(formatText(language, 'edits-refused', { reason: describeFailure(error, language), places }), true)
}

/** Notifies the operator of places that a change has not set, with the values that the change contained. */
function notifyOfLeft(left: readonly LeftPlace[], sentence: 'undo-left' | 'edits-left'): void {
  notify(formatText(get().language, sentence, { places: describePlaces(left) }), true)
}

function describePlaces(places: readonly LeftPlace[]): string {
  const described = places.map(({ file, pointer = '', value }) =>
    [file, pointer, value === undefined ? '' : JSON.stringify(value)].filter((part) => part !== '').join(' '),
  )
  return described.join(', ')
}

/** An edit in the chosen layer, or in the layer that it names. */
type PlaceEdit = Omit<Edit, 'layer'> & Partial<Pick<Edit, 'layer'>>

/**
 * Removes a page or a block from the chosen layer. If this layer is for every environment, also removes settings of the
 * page or block in single environments. Such settings would refer to nothing. Leaves environments that the role may not
 * change.
 */
export function removeWhole(edits: readonly Omit<Edit, 'layer'>[]): void {
  const { target, product } = get()
  const inEnvironments = edits.flatMap(({ pointer, value }) => {
    const layer = layerFor(pointer, target)
    if (value !== undefined || isCommon(pointer) || layer.includes('/')) return []
    return (product?.environments ?? [])
      .map((environment): Edit => ({ layer: `${layer}/${environment}`, pointer }))
      .filter((one) => refusalOf(product?.rights, one.layer, pointer) === undefined)
  })
  edit([...edits, ...inEnvironments])
}

/**
 * Makes edits in the chosen layer. Fields show the edits immediately. The page sends typed texts later if the preview
 * already shows them. During a request, a new edit of a place replaces the waiting edit of this place.
 *
 * @param isTyped whether consecutive edits at this place form one undo step
 */
export function edit(edits: readonly PlaceEdit[], isTyped = false): void {
  const { target, brand, values, product } = get()
  if (!brand) return
  const whole = edits.map((one): Edit => ({ layer: layerFor(one.pointer, target), ...one }))
  const isPainted = isTyped && paintTypedTexts(whole, values, product)
  if (isPainted) typingPause.keystroke()
  else typingPause.end()
  unsent.addWaiting(whole, brand.layers, values)
  if (isTyped) for (const one of whole) typedEdits.add(one)
  set({ values: withWaiting(brand.layers) })
  sendWaiting()
}

/** Sends the waiting edits, unless they are already being sent. */
function sendWaiting(): void {
  running ??= flush().finally(() => {
    running = undefined
    const { brand, unavailable } = get()
    if (unsent.hasLeftStored() && !unsent.hasWaiting()) void restoreEdits()
    // The responses may lack a change that somebody else has made during the requests.
    if (brand && unavailable === undefined && !isUpToDate(brand.brand)) void openBrand(brand.brand).catch(showFailure)
  })
}

/**
 * The layer to which a change is written. For tokens and texts, this is the brand's layer for every environment.
 * Otherwise, it is the target.
 */
export const layerFor = (pointer: string, target: string): string =>
  isCommon(pointer) ? (target.split('/')[0] ?? target) : target

/** Whether a place of the manifest is the same in every environment. */
export const isCommon = (pointer: string): boolean => /^\/(?:tokens|messages)(?:\/|$)/.test(pointer)

async function flush(): Promise<void> {
  /** Whether each request has one gesture, because the studio has refused a request with several. */
  let isByGesture = false
  const refused: Edit[] = []
  while (unsent.hasWaiting()) {
    await typingPause.whenEnded()
    const gestures = unsent.waitingGestures()
    const sent = (isByGesture ? gestures[0] : undefined) ?? unsent.waitingEdits()
    inFlight = sent
    const isTyped = sent.every((one) => typedEdits.has(one))
    const edits = unsent.toSend(sent)
    unsent.noteSent(sent)
    const isWhole = isByGesture || gestures.length === 1
    const fail = (error: unknown, outcome: Outcome) => {
      if (outcome !== 'refused' && outcome !== 'overtaken') showFailure(error)
      else if (isWhole) notifyOfRefused(error, refused.concat(sent))
    }
    const outcome = await send('edit', { edits, typed: isTyped }, sent, fail)
    inFlight = []
    if (outcome === 'failed' || outcome === 'no-response') return unsent.delayWaiting()
    if (outcome === 'taken') {
      // The studio validates all text typed during this pause together.
      if (isTyped && unsent.hasWaiting()) await new Promise((resolve) => setTimeout(resolve, sendPause))
    } else if (isWhole) {
      // The studio has refused these edits. The page drops later text at the same places too.
      refused.push(...sent)
      unsent.dropWaiting(sent)
      refusePainted(sent)
      set({ values: withWaiting(get().brand?.layers ?? []) })
    } else isByGesture = true
  }
  unsent.storeWaiting()
}
