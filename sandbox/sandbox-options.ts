import type { SandboxData } from '../schemas/generated/sandbox.ts'
import type { StoragePlace } from './objects/upload-bucket.ts'
import type { SandboxPart } from './part.ts'

/*
 * The data flow of a call:
 *
 *   Request ──► merchant by Host ──► checks ──► fault? ──► session ──► endpoint ──► envelope ──► Response
 *                  (421)             (4xx)                 (1001, 1003)   (4000, 404)
 */

/** A brand that the sandbox serves. */
export interface SandboxMerchant {
  /** Id of the brand in its manifest. */
  readonly id: string
  /** Display name of the brand. */
  readonly name: string
  /** Host names of the brand, without a port. The sandbox uses the first one in addresses. */
  readonly hosts: readonly string[]
  /** Areas of the brand. Default: every area of the sandbox. */
  readonly areas?: readonly string[]
  /** The header of a call's one-time id, from the brand's manifest. Default: `Idempotency-Key`. */
  readonly idempotencyHeader?: string
  /** The brand's sandbox.json. */
  readonly data: SandboxData
  /** The bucket of uploads for a request, because environments may differ. Default: a bucket of its own. */
  readonly storage?: (request: Request) => StoragePlace
}

/** The options of a sandbox. */
export interface SandboxOptions {
  /** `:memory:`, or the path of a SQLite file that keeps members and sessions from run to run. */
  readonly database: string
  /** The areas' parts, in the order of their requirements. */
  readonly parts: readonly SandboxPart[]
  readonly merchants: readonly SandboxMerchant[]
  /** Whether loopback clients may use `/__sandbox/*`. */
  readonly control?: boolean
  /** Whether the brand uses https: cookies then get `Secure` and the `__Host-` prefix. */
  readonly secureCookies?: boolean
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** The same seed gives the same members, pictures and data of the parts. */
  readonly seed?: number
  /** Waits for a time, in ms. The latency fault uses it. */
  readonly sleep?: (milliseconds: number) => Promise<void>
}

/** The source of a request, if the caller knows it. */
export interface Connection {
  /** Address of the client. Absent for a call from within the process, which counts as loopback. */
  readonly remoteAddress?: string
}

/** A running sandbox without a socket. */
export interface Sandbox {
  /** Handles a request. Rejects with {@link ConnectionCut} if a fault cuts the connection. */
  fetch(request: Request, connection?: Connection): Promise<Response>
  /**
   * Adds a brand with its members and data, or replaces the host names and data of a known brand, which keeps its
   * members and their actions. Throws an Error with a message if the data is incomplete for the areas of the brand.
   */
  put(merchant: SandboxMerchant): void
  /** Host names of the sandbox's own pages, which belong to no brand. */
  readonly ownHosts: readonly string[]
  /** Closes the database. A second call has no effect. */
  close(): void
}

/** A fault has cut the connection, so no response arrives, like after a network failure. */
export class ConnectionCut extends Error {
  override readonly name = 'ConnectionCut'
  constructor() {
    super('The connection was cut by a fault of the sandbox.')
  }
}
