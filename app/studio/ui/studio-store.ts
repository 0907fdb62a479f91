import { create } from 'zustand'
import { joinPointer, valueAt } from '../../../runtime/manifest/pointer.ts'
import type { Environment, Json, JsonObject } from '../../../runtime/manifest/types.ts'
import type { BrandState, Edit, StudioProduct } from '../messages.ts'
import { ask, StudioFailure } from './client.ts'
import { type FullLayer, type Layered, layered, withValueAt } from './model/layered.ts'
import { type Section, sectionsOf } from './model/sections.ts'
import { type Language, languages } from './texts.ts'

/** A brand as the pages show it. */
export interface OpenBrand extends Omit<BrandState, 'layers'> {
  readonly layers: readonly FullLayer[]
}

export interface StudioState {
  readonly product: StudioProduct | undefined
  readonly sections: readonly Section[]
  readonly brand: OpenBrand | undefined
  /** The layers as they are typed: what is on its way to the studio is in them already. */
  readonly values: Layered
  readonly environment: Environment
  /** The layer that changes are written to. */
  readonly target: string
  readonly language: Language
  /** The last failure, or the last deed. */
  readonly notice: { readonly text: string; readonly isFault: boolean } | undefined
  readonly isLost: boolean
}

const languageKey = 'livery-studio-language'

export const useStudio = create<StudioState>(() => ({
  product: undefined,
  sections: [],
  brand: undefined,
  values: layered([]),
  environment: 'development',
  target: '',
  language: firstLanguage(),
  notice: undefined,
  isLost: false,
}))

const { getState: get, setState: set } = useStudio

function firstLanguage(): Language {
  const kept = localStorage.getItem(languageKey) ?? navigator.language.slice(0, 2)
  const [first] = Object.keys(languages)
  return (Object.hasOwn(languages, kept) ? kept : first) as Language
}

export function setLanguage(language: Language): void {
  localStorage.setItem(languageKey, language)
  document.documentElement.lang = language
  set({ language })
}

export const setTarget = (target: string): void => set({ target })
export const notify = (text: string, isFault = false): void => set({ notice: { text, isFault } })
export const dismiss = (): void => set({ notice: undefined })

/** Contents of layers that were received, by their number. */
const contents = new Map<number, JsonObject>()
/** Edits that are typed and not yet with the studio, by layer and pointer: the last one of each place counts. */
const waiting = new Map<string, Edit>()
let inFlight: readonly Edit[] = []
let running: Promise<void> | undefined

function take(state: BrandState): void {
  const layers = state.layers.flatMap((layer): FullLayer[] => {
    if (layer.value) contents.set(layer.content, layer.value)
    const value = contents.get(layer.content)
    return value ? [{ ...layer, value }] : []
  })
  const { target } = get()
  const isThere = layers.some(({ name, isWritable }) => isWritable && name === target)
  set({
    brand: { ...state, layers },
    values: withWaiting(layers),
    ...(isThere ? {} : { target: state.brand }),
    isLost: false,
  })
}

/** The layers with the edits that the studio does not have yet. */
function withWaiting(layers: readonly FullLayer[]): Layered {
  const edits = [...waiting.values()]
  if (edits.length === 0) return layered(layers)
  return layered(
    layers.map((layer) => {
      const own = edits.filter((edit) => edit.layer === layer.name)
      if (own.length === 0) return layer
      return { ...layer, value: own.reduce((value, edit) => withValueAt(value, edit.pointer, edit.value), layer.value) }
    }),
  )
}

const common = () => ({
  brand: get().brand?.brand ?? '',
  environment: get().environment,
  known: (get().brand?.layers ?? []).map(({ content }) => content),
})

/** Opens a brand, or reads it again after a change elsewhere. */
export async function openBrand(brand: string, environment: Environment = get().environment): Promise<void> {
  set({ environment })
  const known = [...contents.keys()].join(',')
  const state = await ask<BrandState>(`brand?${new URLSearchParams({ brand, environment, known }).toString()}`)
  if (inFlight.length === 0) take(state)
}

export async function loadProduct(): Promise<void> {
  const product = await ask<StudioProduct>('product')
  set({ product, sections: sectionsOf(product) })
}

/** Sends a change and shows the brand as it is then. Notifies the operator of a refusal. */
export async function change(path: string, body: object = {}): Promise<boolean> {
  await running
  return send(path, body)
}

async function send(path: string, body: object): Promise<boolean> {
  try {
    take(await ask<BrandState>(path, { ...common(), ...body }))
    return true
  } catch (error) {
    report(error)
    return false
  }
}

/** Shows a failure to the operator. */
export function report(error: unknown): void {
  if (error instanceof StudioFailure && error.status === 0) set({ isLost: true })
  else notify((error as Error).message, true)
}

/**
 * Makes edits in the layer that is chosen. Fields show them at once; letters that follow each other at one place are sent as
 * fast as the studio takes them, the last one always.
 *
 * @param isTyped whether the edit is one of several at its place that are one step to undo
 */
export function edit(edits: readonly Omit<Edit, 'layer'>[], isTyped = false): void {
  const { target, brand } = get()
  if (!brand) return
  for (const one of edits) {
    const layer = layerFor(one.pointer, target, brand.brand)
    waiting.set(`${layer} ${one.pointer}`, { layer, ...one })
  }
  set({ values: withWaiting(brand.layers) })
  running ??= flush(isTyped).finally(() => {
    running = undefined
  })
}

/** Tokens and texts are the same in every environment: they go to the brand itself. */
const layerFor = (pointer: string, target: string, brand: string): string =>
  /^\/(?:tokens|messages)(?:\/|$)/.test(pointer) ? (target.split('/')[0] ?? brand) : target

async function flush(isTyped: boolean): Promise<void> {
  while (waiting.size > 0) {
    inFlight = [...waiting.values()]
    const sent = inFlight
    const ok = await send('edit', { edits: sent, typed: isTyped })
    inFlight = []
    for (const one of sent) {
      const key = `${one.layer} ${one.pointer}`
      if (!ok || waiting.get(key) === one) waiting.delete(key)
    }
    const { brand } = get()
    if (brand) set({ values: withWaiting(brand.layers) })
  }
}

/** The names that a text of a format may be; undefined for any other format. */
export function namesOf(format: string | undefined, values: Layered): readonly string[] | undefined {
  if (format === undefined) return undefined
  if (format === 'message-id') {
    const { product } = get()
    const languageOf = product?.languages[0] ?? ''
    const own = valueAt(values.merged, joinPointer('/messages', languageOf))
    return [
      ...new Set([...Object.keys(product?.messages[languageOf] ?? {}), ...Object.keys((own as object) ?? {})]),
    ].toSorted()
  }
  if (format === 'asset') return Object.keys(get().brand?.assets ?? {}).toSorted()
  const pointer = get().product?.names[format]
  return pointer === undefined ? undefined : Object.keys((valueAt(values.merged, pointer) as object | undefined) ?? {})
}

/** A text of the brand in a language: its own, or the widgets'. */
export function messageOf(id: string, language: string, values: Layered): string | undefined {
  const own: Json | undefined = valueAt(values.merged, joinPointer('/messages', language, id))
  return typeof own === 'string' ? own : get().product?.messages[language]?.[id]
}
