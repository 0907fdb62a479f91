import type { SandboxMerchant } from '../sandbox-options.ts'
import type { SandboxContext } from '../sandbox-context.ts'

/** A file of the bucket. */
export interface StaticFile {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly type: string
  /** How long a browser may cache it, in seconds. */
  readonly maxAge: number
}

/** The environments in the bucket. A development environment reads `staging`. */
export type BucketEnvironment = 'production' | 'staging'

/** Returns the content of a brand's configuration file, to be sent as JSON. */
export type WriteFile = (sandbox: SandboxContext, merchant: SandboxMerchant, environment: BucketEnvironment) => unknown
