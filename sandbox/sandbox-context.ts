/// <reference types="node" preserve="true" />
import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from './clock.ts'
import type { FaultList } from './faults/fault-list.ts'
import type { Inbox } from './inbox.ts'
import type { Notices } from './notices.ts'
import type { UploadBucket } from './objects/upload-bucket.ts'
import type { SandboxMerchant } from './sandbox-options.ts'
import type { SandboxPart } from './part.ts'

/** The state and the services of a sandbox, for its endpoints and parts. */
export interface SandboxContext {
  /** Parts of all areas. {@link partsOf} returns those of a brand. */
  readonly parts: readonly SandboxPart[]
  /** Changed by `put` and `remove` of the sandbox only. */
  readonly merchants: SandboxMerchant[]
  readonly database: DatabaseSync
  readonly clock: Clock
  readonly faults: FaultList
  readonly inbox: Inbox
  readonly objects: UploadBucket
  readonly notices: Notices
  readonly seed: number
  readonly secureCookies: boolean
  readonly sleep: (milliseconds: number) => Promise<void>
}
