import type { DatabaseSync } from 'node:sqlite'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Clock } from './clock.ts'
import type { FaultList } from './faults/fault-list.ts'
import type { Notices } from './notices.ts'
import type { Objects } from './objects/objects.ts'
import type { SandboxMerchant } from './options.ts'
import type { Inbox } from './otp/inbox.ts'

/** All that an endpoint may touch. */
export interface World {
  readonly merchants: readonly SandboxMerchant[]
  readonly database: DatabaseSync
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly faults: FaultList
  readonly inbox: Inbox
  readonly objects: Objects
  readonly notices: Notices
  readonly seed: number
  readonly secureCookies: boolean
  readonly sleep: (milliseconds: number) => Promise<void>
}
