import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import S3rver from '@20minutes/s3rver'
import { sendStoreError } from '../../sandbox/objects/store-errors.ts'
import { meetsCondition } from '../../sandbox/objects/write-condition.ts'

/** A right that the policy of an access role can allow. */
export type Right = 's3:GetObject' | 's3:PutObject' | 's3:ListBucket'

/** A bucket of an S3 server on loopback. */
export interface S3Endpoint {
  readonly bucket: string
  /** A client's settings for this bucket. */
  readonly config: S3ClientConfig
  /** The settings of `config` as environment variables. */
  readonly variables: Readonly<Record<string, string>>
  /** Makes the endpoint stop or resume responding. */
  setAway(isAway: boolean): void
  /** Carries out the next write of a pointer, and drops its response. */
  loseNextPointerResponse(): void
  close(): void
}

/**
 * Starts an S3 endpoint with conditional writes. Handles requests for the same object one after another: S3 never shows
 * half a write, but `s3rver` writes in place.
 *
 * @param keepsConditions whether the store checks conditions
 * @param allows whether the access role has a right for the key of an object or for the prefix of a list. As in S3, a
 *   read of a missing object also needs the right to list
 */
export async function startS3Endpoint({
  keepsConditions = true,
  allows = (_right: Right, _key: string): boolean => true,
} = {}): Promise<S3Endpoint> {
  const directory = mkdtempSync(join(tmpdir(), 'livery-s3-'))
  const bucket = 'releases'
  const { store, logger, callback } = open(directory)
  await store.putBucket(bucket)
  const handle = callback()
  const turns = new Map<string, Promise<void>>()
  let isAway = false
  let losesResponse = false
  const server = createServer((request, response) => {
    if (isAway) return void request.socket.destroy()
    const address = new URL(request.url ?? '/', 'http://s3')
    // The server computes the signature of a list request incorrectly, but accepts a request without a signature.
    if (address.searchParams.has('list-type')) delete request.headers.authorization
    const key = decodeURIComponent(address.pathname).slice(bucket.length + 2)
    const prefix = address.searchParams.get('prefix') ?? ''
    const before = turns.get(key) ?? Promise.resolve()
    const turn = before.then(async () => {
      const isAllowed = address.searchParams.has('list-type')
        ? allows('s3:ListBucket', prefix)
        : request.method === 'PUT'
          ? allows('s3:PutObject', key)
          : allows('s3:GetObject', key) && ((await store.existsObject(bucket, key)) || allows('s3:ListBucket', key))
      if (!isAllowed) {
        sendStoreError(request, response, { status: 403, code: 'AccessDenied' })
        return
      }
      if (request.method === 'PUT' && keepsConditions) {
        const exists = await store.existsObject(bucket, key)
        const etag = exists ? (await store.getMetadata(bucket, key)).etag : undefined
        if (!meetsCondition(request.headers, etag)) {
          sendStoreError(request, response, { status: 412, code: 'PreconditionFailed' })
          return
        }
      }
      if (losesResponse && request.method === 'PUT' && key.includes('current/')) {
        losesResponse = false
        response.end = () => {
          request.socket.destroy()
          response.emit('close')
          return response
        }
      }
      handle(request, response)
      await new Promise<void>((resolve) => response.once('close', resolve))
    })
    turns.set(key, turn)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [region, key] = ['ap-southeast-1', 'S3RVER']
  return {
    bucket,
    config: { endpoint, region, forcePathStyle: true, credentials: { accessKeyId: key, secretAccessKey: key } },
    variables: {
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: key,
    },
    setAway: (value) => void (isAway = value),
    loseNextPointerResponse: () => void (losesResponse = true),
    close: () => {
      server.close()
      server.closeAllConnections()
      logger.close()
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function open(directory: string) {
  const server = new S3rver({ silent: true, directory, vhostBuckets: false })
  return { store: server.store, logger: server.logger, callback: () => server.callback() }
}
