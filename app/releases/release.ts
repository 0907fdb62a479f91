/**
 * The stages of a brand in this folder, with one type each:
 *
 *   ResolvedManifest ─collect──▶ ReleaseFiles  the brand as files that depend on no other folder
 *   ReleaseFiles     ─publish──▶ Release       objects by hash, then the record that names them
 *   Release          ─point────▶ Pointer       the release that is in service, and those that wait
 *   Pointer          ─at time──▶ Pointer       a scheduled release whose time has come is in service
 *   Release          ─load─────▶ ReleaseFiles  each object verified by its hash
 *   ReleaseFiles     ─validate─▶ Verdict       as if the files were a brand's folder
 */
import { createHash } from 'node:crypto'
import { type Environment, environments } from '../../runtime/manifest/index.ts'

/**
 * The files of a release by path: `manifest.json`, `tokens.json`, `messages/en.json`, `content/en/faq.md`,
 * `assets/logo.svg`.
 */
export type ReleaseFiles = ReadonlyMap<string, Uint8Array>

/** The version of the format. A host refuses any other version. */
export const releaseFormat = 1

/** One release of a brand in an environment. It never changes; its name is the SHA-256 of its JSON. */
export interface Release {
  readonly format: typeof releaseFormat
  readonly merchant: string
  readonly environment: Environment
  /** The number of the release. The first release has 1, and each later one a higher number. */
  readonly sequence: number
  /** The name of its predecessor. */
  readonly previous?: string
  /** For a rollback: the number of the release whose files it puts back into service. */
  readonly restores?: number
  /** For a promoted release: the release of another environment in which its files were tried. */
  readonly promotes?: { readonly environment: Environment; readonly sequence: number }
  /** The time of the publication (ISO 8601, UTC). */
  readonly at: string
  readonly by: string
  /** The names of all files, as SHA-256, by path. */
  readonly files: Readonly<Record<string, string>>
  /**
   * The names of the public pages by host name and path, such as `www.acme.example/en-th/faq`. The pages were rendered
   * at the publication, and load the scripts of the build `build`.
   */
  readonly pages?: { readonly build: string; readonly files: Readonly<Record<string, string>> }
}

/** A reference from a pointer to a release. */
export interface PointedRelease {
  readonly sequence: number
  /** The release's name. */
  readonly release: string
  /** The host names that lead to the brand. */
  readonly hosts: readonly string[]
}

/** A release that goes into service at a given time. */
export interface ScheduledRelease extends PointedRelease {
  /** When the release goes into service (ISO 8601, UTC). */
  readonly at: string
}

/** A release that a share of the visitors sees instead of the release in service. */
export interface CanaryRelease extends PointedRelease {
  /** The share of the visitors, from 0 to 1. */
  readonly share: number
}

/** A decision about a waiting release, or about the release of an unpublished brand. */
export interface PointerEvent {
  readonly at: string
  readonly by: string
  readonly sequence: number
  /** The new share of visitors that sees the release, or how it ended. */
  readonly change: number | 'cancelled' | 'unpublished'
}

/**
 * The release of a brand in service, and its waiting releases: scheduled ones, or one canary. For an unpublished brand,
 * the release that was in service last.
 */
export interface Pointer extends PointedRelease {
  readonly format: typeof releaseFormat
  /**
   * The highest number of any release so far. Recorded when a release is cancelled, so that no later release reuses the
   * number of the cancelled one.
   */
  readonly issued?: number
  /** The scheduled releases, the earliest first. */
  readonly scheduled?: readonly ScheduledRelease[]
  readonly canary?: CanaryRelease
  /** Whether the brand is unpublished. Hosts serve no release of it then, and no release is waiting. */
  readonly unpublished?: boolean
  /** The latest decisions, the newest last. */
  readonly events?: readonly PointerEvent[]
}

/** An object or a pointer is damaged, or another version of Livery wrote it. */
export class BrokenRelease extends Error {
  override readonly name: string = 'BrokenRelease'
}

/** A pointer is damaged. An operator has to restore or delete it, because nothing else names the release in service. */
export class BrokenPointer extends BrokenRelease {
  override readonly name = 'BrokenPointer'
}

export const pointerKey = (merchant: string, environment: Environment) => `${environment}/${merchant}`
export const objectKey = (merchant: string, name: string) => `${merchant}/${name}`

/** The SHA-256 of bytes, 64 hexadecimal digits. */
export function nameOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Formats JSON for a release, with one key per line, so that any tool can show the differences between two releases.
 */
export function jsonBytes(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}

export const pointerText = (pointer: Pointer) => new TextDecoder().decode(jsonBytes(pointer))

/**
 * Reads a pointer.
 *
 * @param subject names the pointer in the message of a `BrokenPointer`
 */
export function readPointerText(text: string, subject = 'its pointer'): Pointer {
  const pointer = parse(text, subject, BrokenPointer)
  if (!isPointer(pointer)) throw new BrokenPointer(`${subject} is incomplete`)
  return pointer
}

type Parsed = Readonly<Record<string, unknown>>

function isPointer(value: Parsed): value is Parsed & Pointer {
  const { issued = 0, scheduled = [], canary, unpublished = false, events = [] } = value
  return (
    isPointed(value) &&
    Number.isSafeInteger(issued) &&
    isListOf(scheduled, (one) => isPointed(one) && !Number.isNaN(Date.parse(String(one.at)))) &&
    (canary === undefined || (isMap(canary) && isPointed(canary) && isShare(canary.share))) &&
    typeof unpublished === 'boolean' &&
    isListOf(events, (one) => isText(one.at) && isText(one.by))
  )
}

const isPointed = ({ sequence, release, hosts }: Parsed): boolean =>
  Number.isSafeInteger(sequence) && isName(release) && Array.isArray(hosts) && hosts.every(isText)

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1

const isMap = (value: unknown): value is Parsed => typeof value === 'object' && value !== null

const isListOf = (value: unknown, is: (item: Parsed) => boolean): boolean =>
  Array.isArray(value) && value.every((item) => isMap(item) && is(item))

export function readRelease(bytes: Uint8Array): Release {
  const release = parse(new TextDecoder().decode(bytes), 'its list of files')
  if (!isRelease(release)) throw new BrokenRelease('its list of files is incomplete')
  return release
}

function isRelease(value: Parsed): value is Parsed & Release {
  const { merchant, environment, sequence, previous, at, by, files, pages } = value
  return (
    isText(merchant) &&
    environments.some((name) => name === environment) &&
    Number.isSafeInteger(sequence) &&
    (previous === undefined || isName(previous)) &&
    isText(at) &&
    isText(by) &&
    isNames(files) &&
    (pages === undefined || isPages(pages))
  )
}

const isPages = (value: unknown): boolean =>
  isMap(value) && isText(value.build) && isNames(value.files) && Object.keys(value.files).every(isPagePath)

const isNames = (files: unknown): files is Parsed => isMap(files) && Object.values(files).every(isName)

/** Whether a page has a host name and a path that stay inside of a folder. */
const isPagePath = (path: string): boolean => /^[a-z0-9-][a-z0-9.-]*(?:\/[^./\\\0][^/\\\0]*)+$/.test(path)

function parse(text: string, subject: string, Failure = BrokenRelease): Parsed {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Failure(`${subject} is not JSON`)
  }
  const format = isMap(value) ? value.format : undefined
  if (!isMap(value) || format !== releaseFormat)
    throw new Failure(`${subject} has the format ${JSON.stringify(format)}, and this version of Livery reads 1`)
  return value
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isName = (value: unknown): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value)
