import { create } from 'zustand'
import type { Environment } from '../../../runtime/manifest/stages.ts'
import type { FailureId } from '../failures.ts'
import { type BrandState, notThisStudio, type StudioProduct } from '../messages.ts'
import { ask, StudioFailure } from './client.ts'
import { type FullLayer, type MergedLayers, mergeLayers } from './model/merge-layers.ts'
import { type Section, sectionsOf } from './model/sections.ts'
import { translateProduct } from './model/translate-product.ts'
import { isString, storeInTab, storedInTab } from './tab-state.ts'
import { describeFailure, isLanguage, type Language } from './texts.ts'
import { codeOf } from '../../../runtime/errors/caught-error.ts'

/** A brand as the pages show it. */
export interface OpenBrand extends Omit<BrandState, 'layers'> {
  readonly layers: readonly FullLayer[]
}

/** The reason why the page cannot use the studio: the studio does not respond, or has restarted and has a new token. */
type Unavailable = 'no-response' | 'restarted'

export interface StudioState {
  readonly product: StudioProduct | undefined
  readonly sections: readonly Section[]
  readonly brand: OpenBrand | undefined
  /** The layers with all edits, including those that the studio has not accepted yet. */
  readonly values: MergedLayers
  readonly environment: Environment
  /** The layer that receives the changes. */
  readonly target: string
  readonly language: Language
  /** The last failure or success. `failure` is the id of a failure of the server. */
  readonly notice:
    | { readonly text: string; readonly isError: boolean; readonly failure?: FailureId | undefined }
    | undefined
  /** The number of open modal dialogs. */
  readonly dialogs: number
  /** Set while the studio does not respond, or after a restart. */
  readonly unavailable: Unavailable | undefined
  /** Grows by one with each request to load the page of the preview again. */
  readonly loads: number
  /**
   * A number in the address of each picture. A changed picture needs a new number, because the browser caches pictures.
   * The first number comes from the clock, so that it differs from the numbers of earlier pages.
   */
  readonly pictures: number
}

export const isEnvironment = (value: unknown): value is Environment =>
  value === 'development' || value === 'staging' || value === 'production'

const languageKey = 'livery-studio-language'

export const useStudio = create<StudioState>(() => ({
  product: undefined,
  sections: [],
  brand: undefined,
  values: mergeLayers([]),
  environment: storedInTab('environment', isEnvironment) ?? 'development',
  target: storedInTab('target', isString) ?? '',
  language: firstLanguage(),
  notice: undefined,
  dialogs: 0,
  unavailable: undefined,
  loads: 0,
  pictures: Date.now(),
}))

const { getState: get, setState: set } = useStudio

/** The product as received, in English. */
let englishProduct: StudioProduct | undefined

function firstLanguage(): Language {
  const chosen = localStorage.getItem(languageKey) ?? navigator.language.slice(0, 2)
  return isLanguage(chosen) ? chosen : 'en'
}

export function setLanguage(language: Language): void {
  localStorage.setItem(languageKey, language)
  document.documentElement.lang = language
  set({ language })
  if (englishProduct) showProduct(englishProduct)
}

export function setTarget(target: string): void {
  storeInTab('target', target)
  set({ target })
}

export const notify = (text: string, isError = false, failure?: FailureId): void =>
  set({ notice: { text, isError, failure } })
/** Loads the page of the preview again, for a change that an open page does not show. */
export const reloadPreview = (): void => set({ loads: get().loads + 1 })
/** Fetches each shown picture again, after a picture has changed. */
export const renewPictures = (): void => set({ pictures: get().pictures + 1 })
export const dismiss = (): void => set({ notice: undefined })
/** Removes the notice that the brand is missing. */
export const dismissMissingBrand = (): void => {
  if (get().notice?.failure === 'no-brand') dismiss()
}

/** Counts a modal dialog as open until the returned function is called. */
export function countDialog(): () => void {
  set({ dialogs: get().dialogs + 1 })
  return () => set({ dialogs: get().dialogs - 1 })
}

export async function loadProduct(): Promise<void> {
  englishProduct = await ask<StudioProduct>('product')
  set({ unavailable: undefined })
  showProduct(englishProduct)
}

function showProduct(english: StudioProduct): void {
  const product = translateProduct(english, get().language)
  set({ product, sections: sectionsOf(product) })
}

/** The reason why the page cannot use the studio, from the error of a request. Undefined for any other error. */
export function unavailableReason(error: unknown): Unavailable | undefined {
  if (!(error instanceof StudioFailure)) return undefined
  // A starting studio responds with 503.
  if (error.status === 0 || error.status === 503) return 'no-response'
  return codeOf(error.body) === notThisStudio ? 'restarted' : undefined
}

/** Shows a failure to the operator. */
export function showFailure(error: unknown): void {
  const unavailable = unavailableReason(error)
  const failure = error instanceof StudioFailure ? error.failure?.id : undefined
  if (unavailable === undefined) notify(describeFailure(error, get().language), true, failure)
  else set({ unavailable })
}
