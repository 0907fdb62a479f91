import type { SandboxData } from '../schemas/generated/sandbox.ts'
import type { StoragePlace } from './objects/upload-bucket.ts'
import type { SandboxPart } from './part.ts'

/*
 * The way of a call:
 *
 *   Request ──► merchant by Host ──► checks ──► fault? ──► session ──► endpoint ──► envelope ──► Response
 *                  (421)             (4xx)                 (1001, 1003)   (4000, 404)
 */

/** A brand that the sandbox serves. */
export interface SandboxMerchant {
  /** Its id, as in the manifest. */
  readonly id: string
  /** Its name as people read it. */
  readonly name: string
  /** Host names that it answers to, without a port. The sandbox writes the first one into addresses. */
  readonly hosts: readonly string[]
  /** The areas that it uses; every area of the sandbox when absent. */
  readonly areas?: readonly string[]
  /** The header of a call's one-time id, as the brand's manifest names it; `Idempotency-Key` when absent. */
  readonly idempotencyHeader?: string
  /** The brand's sandbox.json. */
  readonly data: SandboxData
  /** Where its uploads go, for a request: environments may differ. Default: a bucket of its own. */
  readonly storage?: (request: Request) => StoragePlace
}

/** The parts of a sandbox. */
export interface SandboxOptions {
  /** `:memory:`, or the path of a SQLite file that keeps members and sessions from run to run. */
  readonly database: string
  /** The areas' parts, each after those that it requires. */
  readonly parts: readonly SandboxPart[]
  readonly merchants: readonly SandboxMerchant[]
  /** True answers `/__sandbox/*` for loopback clients. */
  readonly control?: boolean
  /** True if the brand is served over https: cookies get `Secure` and the `__Host-` prefix. */
  readonly secureCookies?: boolean
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** The same seed gives the same members, pictures and data of the parts. */
  readonly seed?: number
  /** Waits, for the latency fault. */
  readonly sleep?: (milliseconds: number) => Promise<void>
}

/** Where a request came from, as far as the caller knows. */
export interface Connection {
  /** Address of the client. Absent for a call from within the process, which counts as loopback. */
  readonly remoteAddress?: string
}

/** A running sandbox without a socket. */
export interface Sandbox {
  /** Answers a request. Rejects with {@link ConnectionCut} where a fault cuts the connection. */
  fetch(request: Request, connection?: Connection): Promise<Response>
  /**
   * Adds a brand with members and data of its own, or gives a known one new host names and data. Members and what they did
   * stay. Throws a sentence where the data lacks what its areas serve.
   */
  put(merchant: SandboxMerchant): void
  /** Host names of pages of its own, which belong to no brand. */
  readonly ownHosts: readonly string[]
  /** Closes the database; a second time does nothing. */
  close(): void
}

/** A fault has cut the connection: there is no answer, as when a network fails. */
export class ConnectionCut extends Error {
  override readonly name = 'ConnectionCut'
  constructor() {
    super('The connection was cut by a fault of the sandbox.')
  }
}
