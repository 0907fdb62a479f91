import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { type ReleaseStore, requireSameClock, StoreFailure } from './release-store.ts'
import { explainS3Failure } from './s3-failure.ts'

/** A bucket and a prefix in it: `s3://bucket/prefix`. */
export interface S3Place {
  readonly bucket: string
  /** The prefix of the keys, without a slash at its end. May be empty. */
  readonly prefix: string
}

/** An object never changes, so that any cache may keep it. */
const objectCaching = 'public, max-age=31536000, immutable'

/** A tag that no object has. */
const impossibleTag = '"00000000000000000000000000000000"'

/** How long a store may take to accept a connection, and how long a connection may be silent, in ms. */
const patience = { connectionTimeout: 3000, socketTimeout: 5000 }

/**
 * A release store in a bucket that supports conditional writes (`If-None-Match`, `If-Match`). Region, credentials and
 * endpoint come from the sources of the AWS tools: variables, profiles, roles.
 *
 * @param config replaces those sources in tests
 * @param timeouts the limits of a request. The SDK has none, and would wait for a silent store forever
 */
export function createS3Store(
  { bucket, prefix }: S3Place,
  config: S3ClientConfig = {},
  timeouts: typeof patience = patience,
): ReleaseStore {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL
  const client = new S3Client({
    forcePathStyle: endpoint !== undefined,
    // Some stores other than Amazon's lack Amazon's checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
    ...config,
  })
  const address = `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`
  const below = prefix === '' ? '' : `${prefix}/`
  const objectAt = (key: string) => ({ Bucket: bucket, Key: `${below}objects/${key}` })
  const pointerAt = (key: string) => ({ Bucket: bucket, Key: `${below}current/${key}` })
  let keepsConditions = false

  /** Runs requests. Throws `StoreFailure` with a message for an operator if one fails. */
  async function failing<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof StoreFailure) throw error
      throw new StoreFailure(explainS3Failure(error, statusOf(error), { bucket, endpoint }), { cause: error })
    }
  }

  /** Sends a write with a condition. False if the condition is not met. */
  async function put(input: PutObjectCommandInput): Promise<boolean> {
    try {
      await client.send(new PutObjectCommand(input))
      return true
    } catch (error) {
      // 412: the condition is false. 409: another write ran at the same time. 404: `If-Match` for an object that does
      // not exist.
      if ([404, 409, 412].includes(statusOf(error)) && nameOf(error) !== 'NoSuchBucket') return false
      throw error
    }
  }

  /**
   * Throws if the store accepts a write whose condition cannot be met. The write would change nothing, because it
   * writes the current text.
   */
  async function requireConditions(key: string, { text }: { readonly text: string }): Promise<void> {
    if (keepsConditions) return
    if (await put({ ...pointerAt(key), Body: text, IfMatch: impossibleTag }))
      throw new StoreFailure(
        'The store ignores the condition of a write (If-Match), so two publishers could undo each other’s publications.',
      )
    keepsConditions = true
  }

  async function read(place: { readonly Bucket: string; readonly Key: string }) {
    try {
      const { Body, ETag = '' } = await client.send(new GetObjectCommand(place))
      return { bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(), tag: ETag }
    } catch (error) {
      if (nameOf(error) === 'NoSuchKey') return undefined
      throw error
    }
  }

  const store: ReleaseStore = {
    address,
    readObject: (key) => failing(async () => (await read(objectAt(key)))?.bytes),
    writeObject: (key, bytes) =>
      failing(async () => {
        await put({ ...objectAt(key), Body: bytes, IfNoneMatch: '*', CacheControl: objectCaching })
      }),
    replaceObject: (key, bytes) =>
      failing(async () => {
        await client.send(new PutObjectCommand({ ...objectAt(key), Body: bytes, CacheControl: objectCaching }))
      }),
    readPointer: (key) =>
      failing(async () => {
        const found = await read(pointerAt(key))
        return found && { text: new TextDecoder().decode(found.bytes), tag: found.tag }
      }),
    movePointer: (key, text, tag) =>
      failing(async () => {
        const pointer = { ...pointerAt(key), Body: text, CacheControl: 'no-cache', ContentType: 'application/json' }
        const present = tag === undefined ? undefined : await store.readPointer(key)
        if (present?.tag !== tag) return false
        // The SDK compares the clocks at each response. By now the store has responded to the writes of the release's
        // files, so the difference is known.
        requireSameClock(-client.config.systemClockOffset)
        if (!present) return put({ ...pointer, IfNoneMatch: '*' })
        await requireConditions(key, present)
        return put({ ...pointer, IfMatch: tag })
      }),
    listPointers: (keys) =>
      failing(async () => {
        const tags = new Map<string, string>()
        let ContinuationToken: string | undefined
        do {
          const page = await client.send(
            new ListObjectsV2Command({ Bucket: bucket, Prefix: `${below}current/${keys}`, ContinuationToken }),
          )
          for (const { Key = '', ETag = '' } of page.Contents ?? [])
            tags.set(Key.slice(`${below}current/`.length), ETag)
          ContinuationToken = page.NextContinuationToken
        } while (ContinuationToken !== undefined)
        return tags
      }),
  }
  return store
}

/** The status of the response that an error is about. 0 without a response. */
function statusOf(error: unknown): number {
  // An error of the SDK's parser also has the status, for example when a proxy responds with plain text.
  const { $metadata } = Object(error) as Readonly<Record<string, unknown>>
  const { httpStatusCode } = Object($metadata) as Readonly<Record<string, unknown>>
  return typeof httpStatusCode === 'number' ? httpStatusCode : 0
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
