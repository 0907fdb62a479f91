/**
 * The data flow of a brand through this folder, one type per stage:
 *
 *   ManifestSource  ──load──▶ MerchantFiles     the texts of one brand's folder
 *   MerchantFiles   ──read──▶ ParsedFolder      each file parsed, checked, and with its place in a manifest (mount)
 *   ParsedFolder[]  ─merge──▶ MergedFolders     the folders merged, one value for each environment
 *   MergedFolders   ─check──▶ CheckedBrand      the findings of the checks, and the values that they read
 *   CheckedBrand    ─place──▶ Verdict           issues with file, line and column; manifests if no issue is an error
 *   Verdict         resolve─▶ ResolvedManifest  complete, frozen, hashed
 *
 * Nothing here touches React, the DOM, Node or the disk.
 */
import type { Issue, Position } from '../issues/issue.ts'
import type { Manifest } from '../../schemas/generated/manifest.ts'

export type { Manifest }

/** The environments that every brand has (BRD-09). */
export const environments = ['development', 'staging', 'production'] as const
export type Environment = (typeof environments)[number]

/** A source of brands, such as folders on disk, or the studio's drafts on top of them. */
export interface ManifestSource {
  /** The ids of all brands except `base`, in alphabetical order. */
  merchants(): Promise<readonly string[]>
  /** The files of one brand, or of `base`. Undefined for a missing folder. */
  load(merchant: string): Promise<MerchantFiles | undefined>
}

/** The files of a brand's folder. Paths are relative to that folder and use `/`: `environments/staging.json`. */
export interface MerchantFiles {
  readonly merchant: string
  /** The text of each data file by path. */
  readonly json: ReadonlyMap<string, string>
  /** The paths of further files, such as assets and text pages. */
  readonly otherFiles: readonly string[]
  /** The files that Livery cannot use, with the reasons. */
  readonly findings?: readonly FileFinding[]
}

/** The reason why a file is unusable, found without parsing it. */
export interface FileFinding {
  readonly path: string
  readonly code:
    | 'not-a-file'
    | 'not-utf-8'
    | 'link-outside'
    | 'unreadable-file'
    | 'file-too-large'
    | 'not-a-picture'
    | 'empty-content'
  readonly found?: string
  readonly expected?: string
}

/** A JSON value from `JSON.parse`. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

/**
 * One parsed file of a layer. `mount` is the pointer of its value in the manifest: `/tokens`, `/messages/en`, or the
 * empty pointer of the whole manifest.
 */
export interface LayerFile {
  readonly path: string
  readonly text: string
  readonly mount: string
  readonly value: JsonObject
}

/** The level of a layer: for all brands, for one brand, or for one environment of a brand. */
export type LayerKind = 'base' | 'merchant' | 'environment'

/** One layer of a manifest: a folder's values, for all environments or for one, or the defaults of an area. */
export interface Layer {
  readonly kind: LayerKind
  /** The name of the layer: `base`, `base/production`, `acme`, `acme/production`, or the path of an area's defaults. */
  readonly name: string
  readonly merchant: string
  readonly files: readonly LayerFile[]
  /** The values of the files at their mount points. */
  readonly value: JsonObject
}

/** The place in a file that set a value of the merged layers. */
export interface Origin extends Position {
  readonly layer: LayerKind
}

/** A value with its origin and the overridden values, nearest first. */
export interface Explanation {
  readonly value: Json
  readonly origin: Origin
  readonly overrode: readonly (Origin & { readonly value: Json })[]
}

/** A manifest that has passed every check: complete, frozen, and identified by its content. */
export interface ResolvedManifest {
  readonly merchant: string
  readonly environment: Environment
  readonly manifest: Manifest
  /** SHA-256 of the manifest and of the names and folders of its text pages and assets, 64 hexadecimal digits. */
  readonly hash: string
  /** The folder of each text page (`en/faq.md`) and each asset (`logo.svg`): the brand's own, or an inherited one. */
  readonly content: ReadonlyMap<string, string>
  readonly assets: ReadonlyMap<string, string>
  /** The data that the sandbox serves for the brand. */
  readonly sandbox: JsonObject
  /** The prefix of the paths of this release. Set if the paths without a prefix show another release. */
  readonly basePath?: string
  /** The release that a share of the visitors sees instead of this one: its prefix, and the share from 0 to 1. */
  readonly canary?: { readonly basePath: string; readonly share: number }
}

/** The verdict on a brand: its issues and, if none of them is an error, its manifests by environment. */
export interface Verdict {
  readonly merchant: string
  readonly issues: readonly Issue[]
  /**
   * The layers of each environment. An invalid brand has them too, with its wrong values. None if `extends` is broken,
   * a required file is missing, or a file is not JSON.
   */
  readonly layers: ReadonlyMap<Environment, readonly Layer[]>
  readonly manifests: ReadonlyMap<Environment, Manifest>
  /** The merged `layers` without left-out areas. Values of an invalid brand may have wrong types. */
  readonly merged: ReadonlyMap<Environment, JsonObject>
  /** The folder of each text page by language and name, and of each asset by path. */
  readonly content: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly assets: Readonly<Record<string, string>>
  /** The data that the sandbox serves for the brand, merged like a manifest. */
  readonly sandbox: JsonObject
}
