import type { SandboxMerchant } from '../sandbox-options.ts'
import type { World } from '../sandbox-world.ts'

/** A file of the bucket. */
export interface StaticFile {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly type: string
  /** How long a browser may keep it, in seconds. */
  readonly maxAge: number
}

/** The environments that the bucket has. A development environment reads `staging`. */
export type BucketEnvironment = 'production' | 'staging'

/** Writes the content of a configuration file of a brand, as the JSON that it is. */
export type WriteFile = (world: World, merchant: SandboxMerchant, environment: BucketEnvironment) => unknown
