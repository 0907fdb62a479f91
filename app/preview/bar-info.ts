import type { Environment, LayerKind } from '../../runtime/manifest/index.ts'

/** The data of the preview bar: `GET /__livery/bar`. */
export interface BarInfo {
  readonly brand: string
  readonly brands: readonly { readonly id: string; readonly name: string }[]
  readonly environment: Environment
  readonly environments: readonly Environment[]
  readonly locales: readonly { readonly code: string; readonly name: string }[]
  /** Whether the backend is the sandbox, which the bar can control. False for the operator's own backend. */
  readonly sandbox: boolean
}

/** A place in a brand's file. `file` is the path below the merchants folder, with `/`. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly layer: LayerKind
}

/** A block of the manifest with the origins of its widget and props: `GET /__livery/explain?block=`. */
export interface BlockExplanation {
  /** The path of the block in the manifest, such as `routes/home/regions/main/blocks/banner`. */
  readonly block: string
  readonly widget: string
  readonly place: Place
  readonly props: readonly ValueExplanation[]
}

export interface ValueExplanation {
  /** The name of the prop. For a value inside of an object, also the path to the value, such as `filter/limit`. */
  readonly name: string
  readonly value: unknown
  readonly place: Place
  /** The overridden values of other layers, nearest first. */
  readonly overrode: readonly (Place & { readonly value: unknown })[]
}

/** A one-time password from the sandbox: `GET /__livery/inbox`. */
export interface SentCode {
  readonly merchant: string
  readonly to: string
  readonly purpose: string
  readonly code: string
  readonly at: number | string
}

/** The name of the meta element with the token of this run of the preview. */
export const tokenElement = 'livery-preview-token'

/** The name of the meta element with the port of the studio, on a page that shows the studio's drafts. */
export const studioElement = 'livery-studio-port'
