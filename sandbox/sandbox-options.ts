import type { SandboxData } from '../schemas/generated/sandbox.ts'
import type { StoragePlace } from './objects/upload-bucket.ts'
import type { SandboxPart } from './part.ts'

/*
 * The data flow of a call:
 *
 *   Request ──► merchant ──► HTTP checks ──► fault? ──► fields ──► session ──► endpoint ──► envelope ──► Response
 *                (421)          (4xx)                (4000, 404)  (1001, 1003)
 */

/** A brand that the sandbox serves. */
export interface SandboxMerchant {
  /** Id of the brand in its manifest. */
  readonly id: string
  /** Display name of the brand. */
  readonly name: string
  /** Host names of the brand, without a port. The sandbox uses the first name in addresses. */
  readonly hosts: readonly string[]
  /** Areas of the brand. Default: every area of the sandbox. */
  readonly areas?: readonly string[]
  /** The header of a call's idempotency key, from the brand's manifest. Default: `Idempotency-Key`. */
  readonly idempotencyHeader?: string
  /** The brand's sandbox.json. */
  readonly data: SandboxData
  /**
   * Returns the bucket for the uploads of a request, because each environment may have its own bucket. Default:
   * `{id}-uploads`.
   */
  readonly storage?: (request: Request) => StoragePlace
}

/** The options of a sandbox. */
export interface SandboxOptions {
  /** `:memory:`, or the path of an SQLite file, which stores members and the data of the parts from run to run. */
  readonly database: string
  /** The parts of the areas. The part of an area comes after the parts of the areas that it requires. */
  readonly parts: readonly SandboxPart[]
  readonly merchants: readonly SandboxMerchant[]
  /** Whether loopback clients may use `/__sandbox/*`. */
  readonly control?: boolean
  /** Whether the brands use https: cookies then get `Secure` and the `__Host-` prefix. */
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
  /**
   * Address of the client, or the addresses of the client and its proxies, joined by commas. Absent for a call from
   * within the process, which counts as loopback.
   */
  readonly remoteAddress?: string
}

/** A running sandbox without a socket. */
export interface Sandbox {
  /** Handles a request. Rejects with {@link ConnectionCut} if a fault cuts the connection. */
  fetch(request: Request, connection?: Connection): Promise<Response>
  /**
   * Adds and seeds a brand, or replaces a known brand. A known brand keeps its members and their data, and gets the
   * data of added areas. Throws an Error with a message if the data is incomplete for the areas of the brand.
   */
  put(merchant: SandboxMerchant): void
  /**
   * Removes a brand, so that its host names are free. Its members stay in the database, and `put` brings them back.
   * Does nothing for an unknown brand.
   */
  remove(id: string): void
  /** Host names of the sandbox's own pages, which belong to no brand. */
  readonly ownHosts: readonly string[]
  /** Closes the database and the object store. A second call has no effect. */
  close(): void
}

/** A fault has cut the connection: no response arrives, as in a network failure. */
export class ConnectionCut extends Error {
  override readonly name = 'ConnectionCut'
  constructor() {
    super('The connection was cut by a fault of the sandbox.')
  }
}
