import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { FaultList } from '../faults/fault-list.ts'
import { type Grant, grantLifetime, type Grants } from './grants.ts'
import { handleAtGate, type GateDependencies } from './object-gate.ts'
import { partFoldersIn } from './part-folders.ts'

/** The content of a bucket. */
export interface BucketContent {
  readonly bucket: string
  readonly objects: readonly {
    readonly key: string
    readonly size: number
    readonly type: string
    readonly etag: string
  }[]
  /** Ids of the multipart uploads that are neither completed nor aborted. */
  readonly openUploads: readonly string[]
}

export interface ObjectServer {
  /** `http://127.0.0.1:49152` */
  readonly origin: string
  /** Makes the server accept requests signed with the grant's keys. */
  accept(grant: Grant): Promise<void>
  /** Makes the server refuse requests signed with the grant's keys. */
  revoke(grant: Grant): void
  /** The address for writing the object by PUT, until the grant expires. */
  presign(grant: Grant): Promise<string>
  content(): Promise<readonly BucketContent[]>
  close(): void
}

/** Starts the object store on loopback, on any free port, with a temporary folder. */
export async function startObjectServer(dependencies: {
  readonly grants: Grants
  readonly faults: FaultList
  readonly clock: Clock
  readonly sleep: (milliseconds: number) => Promise<void>
}): Promise<ObjectServer> {
  // These modules load with the first permission to upload, so that a sandbox starts fast.
  const [{ default: S3rver }, { DUMMY_ACCOUNT: account }, { presignedPut }] = await Promise.all([
    import('@20minutes/s3rver'),
    import('@20minutes/s3rver/lib/models/account.js'),
    import('./presign.ts'),
  ])
  const directory = mkdtempSync(join(tmpdir(), 'livery-objects-'))
  const store = new S3rver({ silent: true, directory, vhostBuckets: false })
  const parts = partFoldersIn(directory)
  const keys = new Set<string>()
  const buckets = new Set<string>()
  const gate: GateDependencies = {
    ...dependencies,
    parts,
    handle: store.callback(),
    etagOf: async (bucket, key) =>
      (await store.store.existsObject(bucket, key)) ? (await store.store.getMetadata(bucket, key)).etag : undefined,
  }
  const server = createServer((request, response) => {
    handleAtGate(gate, request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  const removeStore = () => {
    store.logger.close()
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  }).catch((error: unknown) => {
    removeStore()
    throw error
  })
  server.unref()
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    async accept(grant) {
      account.createKeyPair(grant.accessKeyId, grant.secretAccessKey)
      keys.add(grant.accessKeyId)
      if (buckets.has(grant.bucket)) return
      await store.store.putBucket(grant.bucket)
      buckets.add(grant.bucket)
    },
    revoke({ accessKeyId }) {
      account.revokeAccessKey(accessKeyId)
      keys.delete(accessKeyId)
    },
    presign: (grant) => presignedPut(origin, grant, grantLifetime / 1000),
    content: () => Promise.all([...buckets].sort().map(contentOf)),
    close() {
      for (const key of keys) account.revokeAccessKey(key)
      server.close()
      server.closeAllConnections()
      removeStore()
    },
  }

  async function contentOf(bucket: string): Promise<BucketContent> {
    const { objects } = await store.store.listObjects(bucket, {})
    return {
      bucket,
      objects: objects.map(({ key, metadata }) => ({
        key,
        size: Number(metadata['content-length']),
        type: metadata['content-type'] ?? '',
        etag: metadata.etag ?? '',
      })),
      openUploads: parts.ids(bucket),
    }
  }
}
