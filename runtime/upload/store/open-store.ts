import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { StepError } from '../upload-errors.ts'
import { uploadMessages } from '../messages.ts'
import type { ObjectStore, OpenStore, Send, Sending, StoreResponse } from '../upload-options.ts'
import { allowUploadSinks } from '../trusted-types.ts'
import { createTaskLock } from './task-lock.ts'

/**
 * Opens the object store over the SDK, which signs requests and reads responses. `send` transfers the bytes. The SDK
 * makes one attempt, and the routes repeat it. The SDK adds no checksum, because a checksum would read the whole file
 * first.
 *
 * @throws StepError if the SDK fails to load
 */
export const openStore: OpenStore = async ({ keys, address, contentType, isPrivate, method, clock, send }) => {
  allowUploadSinks()
  const sdk = await import('@aws-sdk/client-s3').catch(() => {
    throw new StepError(uploadMessages.sdkNotLoaded)
  })
  const client = new sdk.S3Client({
    region: address.region,
    credentials: keys,
    ...(address.endpoint === undefined ? {} : { endpoint: address.endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 1,
    systemClockOffset: clock.offset,
    customUserAgent: [['livery', method]],
    requestHandler: toRequestHandler(send),
  })
  const object = { Bucket: address.bucket, Key: address.key }
  const lock = createTaskLock()
  const acl = isPrivate ? ({ ACL: 'private' } as const) : {}
  const store: ObjectStore = {
    async put(body, sending) {
      await client.send(
        new sdk.PutObjectCommand({ ...object, ...acl, Body: body, ContentType: contentType }),
        optionsOf(sending),
      )
    },
    async create(sending) {
      const command = new sdk.CreateMultipartUploadCommand({ ...object, ...acl, ContentType: contentType })
      const { UploadId } = await client.send(command, optionsOf(sending))
      return requireId(UploadId)
    },
    async sendPart(uploadId, number, body, sending) {
      const command = new sdk.UploadPartCommand({ ...object, UploadId: uploadId, PartNumber: number, Body: body })
      // Signing blocks the page, so the lock lets each part sign in a separate task.
      const release = await lock()
      try {
        const { ETag } = await client.send(command, optionsOf(sending, release))
        return requireId(ETag)
      } finally {
        release()
      }
    },
    async complete(uploadId, etags, sending) {
      const Parts = etags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }))
      const command = new sdk.CompleteMultipartUploadCommand({
        ...object,
        UploadId: uploadId,
        MultipartUpload: { Parts },
      })
      await client.send(command, optionsOf(sending))
    },
    async abort(uploadId, sending) {
      await client.send(new sdk.AbortMultipartUploadCommand({ ...object, UploadId: uploadId }), optionsOf(sending))
    },
    close() {
      clock.offset = client.config.systemClockOffset
      client.destroy()
    },
  }
  return convertingErrors(store)
}

/** The options of one call. The SDK passes them on to `requestHandler`, even those that its types do not have. */
const optionsOf = (sending: Sending, onSigned?: () => void) =>
  ({ abortSignal: sending.signal, sending, onSigned }) as Parameters<S3Client['send']>[1] & HandlerOptions

interface HandlerOptions {
  readonly sending: Sending
  /** Called when the request is signed and about to be sent. */
  readonly onSigned?: (() => void) | undefined
}

interface SignedRequest {
  readonly method: string
  readonly protocol: string
  readonly hostname: string
  readonly port?: number
  readonly path: string
  readonly query?: Readonly<Record<string, string | readonly string[] | null>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Blob | string
}

/** Adapts `send` to the interface of the SDK's request handler. */
function toRequestHandler(send: Send): NonNullable<S3ClientConfig['requestHandler']> {
  return {
    metadata: { handlerProtocol: 'http/1.1' },
    async handle(request: SignedRequest, { sending, onSigned }: HandlerOptions) {
      onSigned?.()
      const { method, headers, body } = request
      const response = await send(
        { method, url: urlOf(request), headers, ...(body === undefined ? {} : { body }) },
        sending,
      )
      return { response: { statusCode: response.status, headers: response.headers, body: streamOf(response) } }
    },
    destroy() {},
    updateHttpClientConfig() {},
    httpHandlerConfigs: () => ({}),
  } as NonNullable<S3ClientConfig['requestHandler']>
}

function urlOf({ protocol, hostname, port, path, query = {} }: SignedRequest): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? ''].flat().map((one) => `${encode(name)}=${encode(String(one))}`),
  )
  const search = pairs.length > 0 ? `?${pairs.join('&')}` : ''
  return `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}${search}`
}

/** Percent-encodes a text as signed URLs require (RFC 3986): like `encodeURIComponent`, and also `!'()*`. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

const streamOf = ({ text }: StoreResponse) => new Response(text).body

function requireId(value: string | undefined): string {
  if (!value) throw new StepError('the response of the store lacks an upload id or ETag')
  return value
}

/** The same store, with the SDK's errors converted by `toStepError`. */
function convertingErrors(store: ObjectStore): ObjectStore {
  const withErrors =
    <Args extends readonly unknown[], Result>(method: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        return await method(...args)
      } catch (error) {
        throw toStepError(error)
      }
    }
  return {
    put: withErrors(store.put),
    create: withErrors(store.create),
    sendPart: withErrors(store.sendPart),
    complete: withErrors(store.complete),
    abort: withErrors(store.abort),
    close: store.close,
  }
}

const credentialErrors = /^(?:ExpiredToken|InvalidToken|TokenRefreshRequired|InvalidAccessKeyId|AccessDenied)/

/**
 * Converts an error response of the store to a `StepError` with its status and code, but without its message. Returns
 * any other error unchanged.
 */
function toStepError(error: unknown): unknown {
  if (error instanceof StepError) return error
  const { name, $metadata } = error as { readonly name?: unknown; readonly $metadata?: { httpStatusCode?: unknown } }
  const status = Number($metadata?.httpStatusCode)
  if (!Number.isInteger(status)) return error
  const code = typeof name === 'string' && /^[A-Za-z]{1,40}$/.test(name) ? ` ${name}` : ''
  // A wrong clock of the device also gives 403, but the credentials are valid. `close` stores the clock's offset, and
  // the next attempt signs with it.
  const isClockWrong = name === 'RequestTimeTooSkewed'
  const areCredentialsRefused =
    !isClockWrong && (status === 401 || status === 403 || credentialErrors.test(code.trim()))
  return new StepError(`${uploadMessages.refused} ${status}${code}`, areCredentialsRefused)
}
