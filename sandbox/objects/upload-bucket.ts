import type { Clock } from '../clock.ts'
import type { FaultList } from '../faults/fault-list.ts'
import { createGrants, type Grant } from './grants.ts'
import { type BucketContent, type ObjectServer, startObjectServer } from './object-server.ts'

/** A brand's target of uploads: bucket, region and folder from its manifest (BRD-11). */
export interface StoragePlace {
  readonly bucket: string
  readonly region: string
  readonly prefix: string
}

/** The object store of a sandbox. It starts with the first permission, and ends with `clear`. */
export interface UploadBucket {
  /** Permits writing one object for 15 minutes. */
  grant(
    object: Pick<Grant, 'merchantId' | 'bucket' | 'key'>,
  ): Promise<{ readonly grant: Grant; readonly server: ObjectServer }>
  content(): Promise<readonly BucketContent[]>
  /** Removes all objects and ends all permissions. */
  clear(): void
}

export function createUploadBucket(dependencies: {
  readonly faults: FaultList
  readonly clock: Clock
  readonly sleep: (milliseconds: number) => Promise<void>
}): UploadBucket {
  const grants = createGrants(dependencies.clock.now)
  let running: Promise<ObjectServer> | undefined
  return {
    async grant(object) {
      running ??= startObjectServer({ ...dependencies, grants }).catch((error: unknown) => {
        // The next permission starts the store again.
        running = undefined
        throw error
      })
      const server = await running
      for (const expired of grants.removeExpired()) server.revoke(expired)
      const grant = grants.add(object)
      await server.accept(grant)
      return { grant, server }
    },
    content: async () => (await running)?.content() ?? [],
    clear() {
      grants.clear()
      void running?.then((server) => server.close()).catch(() => {})
      running = undefined
    },
  }
}
