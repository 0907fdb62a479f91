/** The messages between the studio's pages and its server. */
import type { Issue } from '../../runtime/issues/issue.ts'
import type { Environment, JsonObject, LayerKind } from '../../runtime/manifest/stages.ts'
import type { Clash } from './engine/three-way.ts'
import type { LeftPlace } from './engine/edit-history.ts'
import type { Edit, PlaceValue } from './engine/edit-session.ts'
import type { Rights } from './rights.ts'

export type { Clash, Edit, LeftPlace, PlaceValue }

/** The header with the token of this run of the studio. A page of another origin cannot send it. */
export const tokenHeader = 'x-livery-token'

/**
 * The header with the name of the window that sends a request. Only that window undoes its changes while it is open.
 */
export const windowHeader = 'x-livery-window'

/** The error code in the response to a page of an earlier run: the studio has restarted since. */
export const notThisStudio = 'not-this-studio'

/** The name of the meta element whose nonce allows the styles that the code editor writes. */
export const nonceElement = 'livery-studio-styles'

/** A layer of a brand in the studio. The defaults of all areas are one layer. */
export interface StudioLayer {
  /** The name of the layer: `defaults`, `base`, `acme` or `acme/production`. */
  readonly name: string
  readonly kind: LayerKind | 'defaults'
  readonly isWritable: boolean
  /** The brands that a change of the layer affects. */
  readonly touches: readonly string[]
  /** Identifies the layer's value. */
  readonly content: number
  /** Absent if the page already has the value of this `content`. */
  readonly value?: JsonObject
}

/** A file with changes that are not saved. */
export interface DraftFile {
  readonly file: string
  /**
   * Identifies the texts of the file and the draft. A request to save, discard or resolve names the version that the
   * operator has reviewed. It fails if the version has changed.
   */
  readonly version: string
}

/** A draft with its texts: `GET /studio/drafts`. */
export interface DraftTexts extends DraftFile {
  readonly before: string
  readonly after: string
  /**
   * Present if somebody else has saved the file. `theirs` is the file's current text. `clashes` are the places that
   * both have set to different values.
   */
  readonly conflict?: { readonly theirs: string; readonly clashes?: readonly Clash[] }
}

/** A brand with its drafts: `GET /studio/brand`, and the response to a successful change of the brand. */
export interface BrandState {
  readonly brand: string
  readonly environment: Environment
  /** Counts the validations of this run: a page with the latest number is up to date. */
  readonly revision: number
  readonly layers: readonly StudioLayer[]
  readonly issues: readonly Issue[]
  readonly drafts: readonly DraftFile[]
  /** The steps that this window can undo and redo. */
  readonly steps: { readonly undo: number; readonly redo: number }
  /** In the response to an edit, undo or redo: the places that remained, as others have changed them since. */
  readonly leftPlaces?: readonly LeftPlace[]
  /** For each picture, by its path below `assets`: the brand whose folder contains it. */
  readonly assets: Readonly<Record<string, string>>
  /** Text pages by name: for each language, the brand whose folder contains the text. */
  readonly content: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The brand's own JSON files, which a code pane can show. Some may not exist yet. */
  readonly files: readonly string[]
}

/** A text page in each language, own or inherited: `GET /studio/content`. A draft replaces the text of its file. */
export interface ContentTexts {
  readonly page: string
  readonly folder: string
  /** For each language, the folder that contains the text: `folder`, or a folder from which it inherits. */
  readonly folders: Readonly<Record<string, string>>
  readonly texts: Readonly<Record<string, string>>
}

/** A widget in the studio's palette. */
export interface StudioWidget {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly regions: readonly string[]
  readonly props: JsonObject
  readonly examples: readonly JsonObject[]
  /** Whether every brand has the widget's area. */
  readonly isOfEveryBrand: boolean
}

/** The data that does not change during a run of the studio: `GET /studio/product`. */
export interface StudioProduct {
  /** The schema of a layer of the manifest. */
  readonly layer: JsonObject
  /** The schema of a brand's tokens. */
  readonly tokens: JsonObject
  readonly widgets: readonly StudioWidget[]
  /** By root key of the manifest: the area that defines the key. Lacks keys that no area defines. */
  readonly settings: Readonly<Record<string, string>>
  readonly languages: readonly string[]
  /** By format of names: the pointer of the object whose keys are the names. For example, `route-id` has `/routes`. */
  readonly names: Readonly<Record<string, string>>
  /** The widgets' own texts by language. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly environments: readonly Environment[]
  /** The names and descriptions of settings and widgets by language, each under its English text. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The limits of the role that the studio runs with. None by default. */
  readonly rights?: Rights
  readonly previewPort: number
  readonly merchantsFolder: string
}

/** A link under which a colleague sees a snapshot of a draft. */
export interface ShareLink {
  /** Identifies the link in requests to the studio. It does not open the link. */
  readonly id: string
  readonly url: string
  readonly environment: Environment
  /** When the snapshot of the draft was taken, in ms since 1970. */
  readonly snapshotTime: number
  /** When the link ends, in ms since 1970. */
  readonly expires: number
}

/** The preview links of a brand: `GET /studio/shares`, and the response to every change of them. */
export interface ShareList {
  /** Whether links open on this computer only. */
  readonly isLocal: boolean
  readonly links: readonly ShareLink[]
}

/** A brand in the list of brands: `GET /studio/brands`. */
export interface BrandEntry {
  readonly id: string
  readonly name: string
  /** The number of its errors. */
  readonly errors: number
  readonly accent?: string
}

/** The body of `POST /studio/create`. */
export interface NewBrandRequest {
  /** The id of the new brand, which is also the name of its folder. */
  readonly brand: string
  readonly name: string
  readonly accent?: string
  /** The brand that the new brand extends. */
  readonly from?: string
}
