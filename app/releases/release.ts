/**
 * The way of a brand through this folder, one type a stage:
 *
 *   Verdict       files of release ─▶ ReleaseFiles   the resolved brand as files that say everything themselves
 *   ReleaseFiles  publish          ─▶ Release        objects by hash, then the record that names them
 *   Release       move pointer     ─▶ Pointer        the release that is in service
 *   Pointer       load release     ─▶ LoadedRelease  read back, each object checked by its hash
 *   LoadedRelease validator release    ─▶ Verdict        as if its files were a brand's folder
 */
import { createHash } from 'node:crypto'
import { type Environment, environments } from '../../runtime/manifest/index.ts'

/** The files of a release by path: `manifest.json`, `tokens.json`, `messages/en.json`, `content/en/faq.md`, `assets/logo.svg`. */
export type ReleaseFiles = ReadonlyMap<string, Uint8Array>

/** The version of the format. A host refuses any other. */
export const releaseFormat = 1

/** One release of a brand in an environment. It never changes; its name is the SHA-256 of its JSON. */
export interface Release {
  readonly format: typeof releaseFormat
  readonly merchant: string
  readonly environment: Environment
  /** 1 for the first release, then one more each. */
  readonly sequence: number
  /** The name of the release before it. */
  readonly previous?: string
  /** The sequence of the release whose files it puts back into service. */
  readonly restores?: number
  /** ISO 8601, UTC. */
  readonly at: string
  readonly by: string
  /** The names of all files, as SHA-256, by path. */
  readonly files: Readonly<Record<string, string>>
}

/** The release of a brand that is in service. */
export interface Pointer {
  readonly format: typeof releaseFormat
  readonly sequence: number
  /** The release's name. */
  readonly release: string
  /** The host names of the brand's site. */
  readonly hosts: readonly string[]
}

/** An object or a pointer that is not as it was written, or that another version of Livery wrote. */
export class BrokenRelease extends Error {
  override readonly name = 'BrokenRelease'
}

export const pointerKey = (merchant: string, environment: Environment) => `${environment}/${merchant}`
export const objectKey = (merchant: string, name: string) => `${merchant}/${name}`

/** The SHA-256 of bytes, 64 hexadecimal digits. */
export function nameOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** JSON as releases hold it: one key a line, so that any tool shows the difference of two. */
export function jsonBytes(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}

export function readPointerText(text: string): Pointer {
  const pointer = parse(text, 'The pointer') as Partial<Pointer>
  const { sequence, release, hosts } = pointer
  const isRight =
    Number.isSafeInteger(sequence) && isName(release) && Array.isArray(hosts) && hosts.every((host) => isText(host))
  if (!isRight) throw new BrokenRelease('The pointer lacks a part.')
  return pointer as Pointer
}

export function readRelease(bytes: Uint8Array): Release {
  const release = parse(new TextDecoder().decode(bytes), 'The release') as Partial<Release>
  const { merchant, environment, sequence, previous, at, by, files } = release
  const isRight =
    isText(merchant) &&
    environments.some((name) => name === environment) &&
    Number.isSafeInteger(sequence) &&
    (previous === undefined || isName(previous)) &&
    isText(at) &&
    isText(by) &&
    typeof files === 'object' &&
    Object.values(files).every(isName)
  if (!isRight) throw new BrokenRelease('The release lacks a part.')
  return release as Release
}

function parse(text: string, subject: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BrokenRelease(`${subject} is not JSON.`)
  }
  const { format } = Object(value) as { readonly format?: unknown }
  if (format !== releaseFormat)
    throw new BrokenRelease(`${subject} has the format ${JSON.stringify(format)}; this version of Livery reads 1.`)
  return value as object
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isName = (value: unknown): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value)
