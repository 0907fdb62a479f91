import { create } from 'zustand'
import type { Environment, JsonObject } from '../../../runtime/manifest/stages.ts'
import { type BrandState, type Edit, type LeftPlace, notThisStudio, type StudioProduct } from '../messages.ts'
import { ask, StudioFailure } from './client.ts'
import { keepAlike } from '../../../runtime/state/keep-alike.ts'
import { type FullLayer, type Layered, layered, withValueAt } from './model/layered.ts'
import { isWord, storeInTab, storedInTab } from './tab-state.ts'
import { paintTyped, settlePainted } from './paint-typed.ts'
import { type Section, sectionsOf } from './model/sections.ts'
import { translateProduct } from './model/translate-product.ts'
import { createTypingPause } from './typing-pause.ts'
import { formatText, type Language, languages } from './texts.ts'

/** A brand as the pages show it. */
export interface OpenBrand extends Omit<BrandState, 'layers'> {
  readonly layers: readonly FullLayer[]
}

type Away = 'no-response' | 'restarted'

export interface StudioState {
  readonly product: StudioProduct | undefined
  readonly sections: readonly Section[]
  readonly brand: OpenBrand | undefined
  /** The layers with all typed edits, including those that the studio has not accepted yet. */
  readonly values: Layered
  readonly environment: Environment
  /** The layer that receives the changes. */
  readonly target: string
  readonly language: Language
  /** The last failure or success. */
  readonly notice: { readonly text: string; readonly isError: boolean } | undefined
  /** Set while the studio does not respond, or after a restart. */
  readonly away: Away | undefined
  /** The number of requests to the preview to load its page again. */
  readonly loads: number
}

const isEnvironment = (value: unknown): value is Environment =>
  value === 'development' || value === 'staging' || value === 'production'

const languageKey = 'livery-studio-language'

export const useStudio = create<StudioState>(() => ({
  product: undefined,
  sections: [],
  brand: undefined,
  values: layered([]),
  environment: storedInTab('environment', isEnvironment) ?? 'development',
  target: storedInTab('target', isWord) ?? '',
  language: firstLanguage(),
  notice: undefined,
  away: undefined,
  loads: 0,
}))

const { getState: get, setState: set } = useStudio

function firstLanguage(): Language {
  const chosen = localStorage.getItem(languageKey) ?? navigator.language.slice(0, 2)
  const [first] = Object.keys(languages)
  return (Object.hasOwn(languages, chosen) ? chosen : first) as Language
}

export function setLanguage(language: Language): void {
  localStorage.setItem(languageKey, language)
  document.documentElement.lang = language
  set({ language })
  if (received) showProduct(received)
}

export function setTarget(target: string): void {
  storeInTab('target', target)
  set({ target })
}
export const notify = (text: string, isError = false): void => set({ notice: { text, isError } })
/** Loads the page of the preview again, after a change that an open page does not follow, such as of a text page. */
export const reloadPreview = (): void => set({ loads: get().loads + 1 })
export const dismiss = (): void => set({ notice: undefined })

/** Contents of layers that were received, by their number. */
const contents = new Map<number, JsonObject>()
/** The pause between two requests while an operator types a value that the preview cannot paint, in ms. */
const typingPause = 80
/**
 * The preview paints plain text itself, so the store sends it after a pause in typing, and the studio validates it
 * once.
 */
const typing = createTypingPause(250, 1000)

const isEdits = (value: unknown): value is readonly Edit[] => Array.isArray(value)
const keyOf = ({ layer, pointer }: Edit) => `${layer} ${pointer}`

/**
 * Typed edits that the studio has not received yet, by layer and pointer: the last one of each place counts. While the
 * studio does not respond, they wait in this tab, also over a reload.
 */
const waiting = new Map((storedInTab('waiting', isEdits) ?? []).map((one) => [keyOf(one), one]))
let inFlight: readonly Edit[] = []
let running: Promise<void> | undefined
/** The number of the last validation that the studio has reported. */
let latestRevision = 0
/** The product as it was received, in English. */
let received: StudioProduct | undefined

function take(state: BrandState): void {
  const before = get().brand?.layers ?? []
  const layers = state.layers.flatMap((layer): FullLayer[] => {
    const known = before.find(({ name }) => name === layer.name)?.value
    if (layer.value) contents.set(layer.content, known ? keepAlike(known, layer.value) : layer.value)
    const value = contents.get(layer.content)
    return value ? [{ ...layer, value }] : []
  })
  const { target } = get()
  const isThere = layers.some(({ name, isWritable }) => isWritable && name === target)
  set({
    brand: { ...state, layers },
    values: withWaiting(layers),
    ...(isThere ? {} : { target: state.brand }),
    away: undefined,
  })
}

/**
 * The layers with the edits that the studio does not have yet. Parts that did not change are the same objects as
 * before.
 */
function withWaiting(layers: readonly FullLayer[]): Layered {
  const edits = [...waiting.values()]
  const whole = layered(
    layers.map((layer) => {
      const own = edits.filter((edit) => edit.layer === layer.name)
      if (own.length === 0) return layer
      return { ...layer, value: own.reduce((value, edit) => withValueAt(value, edit.pointer, edit.value), layer.value) }
    }),
  )
  return { ...whole, merged: keepAlike(get().values.merged, whole.merged) }
}

const common = () => ({
  brand: get().brand?.brand ?? '',
  environment: get().environment,
  known: (get().brand?.layers ?? []).map(({ content }) => content),
})

/** Opens a brand, or reads it again after a change elsewhere. */
export async function openBrand(brand: string, environment: Environment = get().environment): Promise<void> {
  storeInTab('environment', environment)
  set({ environment })
  const known = [...contents.keys()].join(',')
  const state = await ask<BrandState>(`brand?${new URLSearchParams({ brand, environment, known }).toString()}`)
  if (inFlight.length === 0) take(state)
}

/** Whether the page shows a brand after its last validation. */
const isNew = (brand: string): boolean => get().brand?.brand === brand && (get().brand?.revision ?? 0) >= latestRevision

/** Reads the brand again after a validation. A validation during a pending edit may be in its response. */
export async function refreshBrand(brand: string, revision: number): Promise<void> {
  latestRevision = Math.max(latestRevision, revision)
  if (running === undefined && !isNew(brand)) await openBrand(brand)
  if (waiting.size > 0) begin(false)
}

export async function loadProduct(): Promise<void> {
  received = await ask<StudioProduct>('product')
  showProduct(received)
}

function showProduct(whole: StudioProduct): void {
  const product = translateProduct(whole, get().language)
  set({ product, sections: sectionsOf(product) })
}

// A reload during a pause must not lose typed characters.
globalThis.addEventListener?.('pagehide', () => storeInTab('waiting', [...waiting.values()]))

/** Sends typed text without a pause, and waits for the response. */
export async function sendTyped(): Promise<void> {
  typing.end()
  await running
}

/** Sends a change and shows the changed brand. Notifies the operator of a refusal. */
export async function change(path: string, body: object = {}): Promise<boolean> {
  await sendTyped()
  return (await send(path, body)) === 'taken'
}

/**
 * Sends the typed text of a file with the text over which it was typed. `overtaken`: somebody else has changed the same
 * place in the meantime.
 */
export async function sendText(body: { readonly file: string; readonly shown: string; readonly text: string }) {
  await sendTyped()
  return send('text', body)
}

async function send(
  path: string,
  body: object,
  sent: readonly Edit[] = [],
): Promise<'taken' | 'refused' | 'overtaken' | 'no-response'> {
  try {
    const state = await ask<BrandState>(path, { ...common(), ...body })
    settle(sent)
    take(state)
    if (state.left) notifyOfLeft(state.left)
    return 'taken'
  } catch (error) {
    showFailure(error)
    if (awayBy(error) !== undefined) return 'no-response'
    return error instanceof StudioFailure && error.status === 409 ? 'overtaken' : 'refused'
  }
}

/** Notifies the operator that an undo has left places. */
function notifyOfLeft(left: readonly LeftPlace[]): void {
  const places = left.map(({ file, pointer }) => `${file}${pointer === undefined ? '' : ` ${pointer}`}`).join(', ')
  notify(formatText(get().language, 'undo-left', { places }), true)
}

function awayBy(error: unknown): Away | undefined {
  if (!(error instanceof StudioFailure)) return undefined
  // A starting studio responds with 503.
  if (error.status === 0 || error.status === 503) return 'no-response'
  return (error.body as { code?: string } | undefined)?.code === notThisStudio ? 'restarted' : undefined
}

/** Shows a failure to the operator. */
export function showFailure(error: unknown): void {
  const away = awayBy(error)
  if (away === undefined) notify((error as Error).message, true)
  else set({ away })
}

/**
 * Makes edits in the chosen layer. Fields show them immediately. The store sends text that the preview paints after a
 * pause in typing. Of other fast edits at one place, it sends as many as the studio can accept, and always the last.
 *
 * @param isTyped whether consecutive edits at this place form one undo step
 */
export function edit(edits: readonly Omit<Edit, 'layer'>[], isTyped = false): void {
  const { target, brand, values, product } = get()
  if (!brand) return
  const whole = edits.map((one): Edit => ({ layer: layerFor(one.pointer, target), ...one }))
  const isPainted = isTyped && paintTyped(whole, values, product)
  if (isPainted) typing.keystroke()
  else typing.end()
  for (const one of whole) waiting.set(keyOf(one), one)
  set({ values: withWaiting(brand.layers) })
  begin(isTyped)
}

/** Sends the waiting edits, unless this is already running. */
function begin(isTyped: boolean): void {
  running ??= flush(isTyped).finally(() => {
    running = undefined
    const { brand, away } = get()
    // No response contains a validation of somebody else's change meanwhile.
    if (brand && away === undefined && !isNew(brand.brand)) void openBrand(brand.brand).catch(showFailure)
  })
}

/** Tokens and texts are the same in every environment: they go to the brand itself. */
export const layerFor = (pointer: string, target: string): string =>
  isCommon(pointer) ? (target.split('/')[0] ?? target) : target

/** Whether a place of the manifest is the same in every environment. */
export const isCommon = (pointer: string): boolean => /^\/(?:tokens|messages)(?:\/|$)/.test(pointer)

async function flush(isTyped: boolean): Promise<void> {
  while (waiting.size > 0) {
    await typing.ended()
    inFlight = [...waiting.values()]
    const sent = inFlight
    const outcome = await send('edit', { edits: sent, typed: isTyped }, sent)
    inFlight = []
    const { brand } = get()
    if (outcome === 'no-response') return storeInTab('waiting', [...waiting.values()])
    if (outcome === 'taken' || !brand) {
      // The studio validates the text of one pause together.
      if (isTyped && waiting.size > 0) await new Promise((resolve) => setTimeout(resolve, typingPause))
      continue
    }
    // The studio has refused these edits: later text at the same places is dropped as well.
    for (const one of sent) waiting.delete(keyOf(one))
    settlePainted(sent)
    set({ values: withWaiting(brand.layers) })
  }
  storeInTab('waiting', [])
}

/** Removes accepted edits from the waiting ones, unless another value was typed at their place since. */
function settle(sent: readonly Edit[]): void {
  const settled = sent.filter((one) => waiting.get(keyOf(one)) === one)
  for (const one of settled) waiting.delete(keyOf(one))
  settlePainted(settled)
}
