import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import type { StorageCredentials } from '../../schemas/generated/records.ts'
import { type Browser, logIn, openSandbox, type TestSandbox } from '../../tests/sandbox/sandbox-under-test.ts'

let sandbox: TestSandbox

type Granted = StorageCredentials & { readonly endpoint: string }

async function ask(name = 'm1_abc.png', browser?: Browser): Promise<Granted> {
  const member = browser ?? sandbox.browser()
  if (!browser) await logIn(member)
  const payload = { filename: name, filetype: 'image/png', is_public: false }
  return (await member.call('general/get-sts-token', payload)).body.data as Granted
}

function clientOf(granted: Granted, change: Partial<S3ClientConfig> = {}): S3Client {
  return new S3Client({
    endpoint: granted.endpoint,
    region: granted.region,
    forcePathStyle: true,
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: {
      accessKeyId: granted.AccessKeyId,
      secretAccessKey: granted.SecretAccessKey,
      sessionToken: granted.SessionToken,
    },
    ...change,
  })
}

const bytes = Buffer.from('the bytes of a picture')
const placeOf = ({ bucket, filepath }: Granted) => ({ Bucket: bucket, Key: filepath })
const put = (granted: Granted, change?: Partial<S3ClientConfig>, more = {}) =>
  clientOf(granted, change).send(
    new PutObjectCommand({ ...placeOf(granted), Body: bytes, ContentType: 'image/png', ...more }),
  )

async function control(path: string, body?: unknown): Promise<never> {
  const response = await sandbox.fetch(
    new Request(`http://localhost/__sandbox/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { host: 'localhost' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  return (await response.json()) as never
}

interface Buckets {
  readonly buckets: readonly {
    bucket: string
    objects: readonly { key: string; size: number }[]
    openUploads: string[]
  }[]
}

test('[UPL-14] the response has all fields of the credentials, and they allow writing the object', async () => {
  sandbox = openSandbox()
  const granted = await ask()
  expect(granted).toMatchObject({
    region: 'ap-southeast-1',
    bucket: 'river-uploads',
    filepath: 'river/m1_abc.png',
    contentType: 'image/png',
    Expiration: '2026-11-18T05:15:00.000Z',
  })
  await put(granted)
  expect(await control('objects')).toMatchObject({
    buckets: [
      {
        bucket: 'river-uploads',
        objects: [{ key: 'river/m1_abc.png', size: bytes.length, type: 'image/png' }],
        openUploads: [],
      },
    ],
  })
})

test.each<[string, (granted: Granted) => Promise<unknown>, string]>([
  ['another secret', (granted) => put({ ...granted, SecretAccessKey: 'wrong' }), 'SignatureDoesNotMatch'],
  ['an unknown key id', (granted) => put({ ...granted, AccessKeyId: 'ASIAUNKNOWN' }), 'InvalidAccessKeyId'],
  ['another session token', (granted) => put({ ...granted, SessionToken: 'wrong' }), 'InvalidToken'],
  ['another key', (granted) => put({ ...granted, filepath: 'river/m2_other.png' }), 'AccessDenied'],
  ['another bucket', (granted) => put({ ...granted, bucket: 'market-uploads' }), 'AccessDenied'],
  ['a clock that is an hour off', (granted) => put(granted, { systemClockOffset: 3_600_000 }), 'RequestTimeTooSkewed'],
  ['reading', (granted) => clientOf(granted).send(new GetObjectCommand(placeOf(granted))), 'AccessDenied'],
])('%s is refused', async (_what, act, code) => {
  sandbox = openSandbox()
  await expect(act(await ask())).rejects.toMatchObject({ name: code })
})

test('credentials end after 15 minutes', async () => {
  sandbox = openSandbox()
  const granted = await ask()
  sandbox.now += 899_000
  await put(granted)
  sandbox.now += 1_000
  await expect(put(granted)).rejects.toMatchObject({ name: 'ExpiredToken', $metadata: { httpStatusCode: 400 } })
})

test('the store forgets credentials a day after their end', async () => {
  sandbox = openSandbox()
  const { DUMMY_ACCOUNT: account } = await import('@20minutes/s3rver/lib/models/account.js')
  const granted = await ask()
  const day = 86_400_000
  sandbox.now += 900_000 + day - 1
  await ask()
  await expect(put(granted)).rejects.toMatchObject({ name: 'ExpiredToken' })
  expect([...account.accessKeys.keys()]).toContain(granted.AccessKeyId)
  sandbox.now += 1
  await ask()
  await expect(put(granted)).rejects.toMatchObject({ name: 'InvalidAccessKeyId' })
  expect([...account.accessKeys.keys()]).not.toContain(granted.AccessKeyId)
})

test('a completed multipart upload is an object, and an aborted upload accepts no further part', async () => {
  sandbox = openSandbox()
  const granted = await ask()
  const client = clientOf(granted)
  const object = placeOf(granted)
  const start = async () => (await client.send(new CreateMultipartUploadCommand(object))).UploadId ?? ''
  const sendPart = (UploadId: string, PartNumber: number) =>
    client.send(new UploadPartCommand({ ...object, UploadId, PartNumber, Body: bytes }))

  const first = await start()
  const { ETag } = await sendPart(first, 1)
  await client.send(
    new CompleteMultipartUploadCommand({
      ...object,
      UploadId: first,
      MultipartUpload: { Parts: [{ ETag, PartNumber: 1 }] },
    }),
  )
  const second = await start()
  await sendPart(second, 1)
  expect(((await control('objects')) as Buckets).buckets[0]?.openUploads).toEqual([second])
  await client.send(new AbortMultipartUploadCommand({ ...object, UploadId: second }))
  expect(await control('objects')).toMatchObject({ buckets: [{ objects: [{ size: bytes.length }], openUploads: [] }] })
  await expect(sendPart(second, 2)).rejects.toMatchObject({ name: 'NoSuchUpload' })
})

test('a write is refused if its condition does not hold', async () => {
  sandbox = openSandbox()
  const granted = await ask()
  const { ETag } = await put(granted, {}, { IfNoneMatch: '*' })
  await expect(put(granted, {}, { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' })
  await expect(put(granted, {}, { IfMatch: '"other"' })).rejects.toMatchObject({ name: 'PreconditionFailed' })
  await put(granted, {}, { IfMatch: ETag })
})

async function askForm(payload: object): Promise<{ url: string; body: { method: string }; field: { key: string } }> {
  const member = sandbox.browser()
  await logIn(member)
  return (await member.call('general/get-sts-token-new', { is_public: false, ...payload })).body.data as never
}

test.each([
  [{ filename: 'm1_abc.png', filetype: 'image/png' }],
  [{ file_name: 'm1_abc.png', content_type: 'image/png' }],
])('[UPL-12] a presigned form, requested as %j, accepts the bytes', async (payload) => {
  sandbox = openSandbox()
  const { url, body, field } = await askForm(payload)
  expect({ body, field }).toMatchObject({ body: { method: 'PUT' }, field: { key: 'river/m1_abc.png' } })
  const response = await fetch(url, { method: 'PUT', body: bytes, headers: { 'content-type': 'image/png' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await control('objects')).toMatchObject({ buckets: [{ objects: [{ size: bytes.length }] }] })
})

test('a presigned form is valid for its own object only, and not after 15 minutes', async () => {
  sandbox = openSandbox()
  const { url } = await askForm({ file_name: 'm1_abc.png', content_type: 'image/png' })
  const send = async (address: string) => (await fetch(address, { method: 'PUT', body: bytes })).status
  expect(await send(url.replace('m1_abc', 'm2_abc'))).toBe(403)
  expect(await send(url.replace(/X-Amz-Signature=\w{8}/, 'X-Amz-Signature=00000000'))).toBe(403)
  sandbox.now += 900_000
  expect(await send(url)).toBe(400)
})

test.each(['../up.png', 'a/b.png', '.png', 'no-extension', 'a b.png', '%2e%2e.png'])(
  'the name %j is refused',
  async (name) => {
    sandbox = openSandbox()
    const member = sandbox.browser()
    await logIn(member)
    const payload = { filename: name, filetype: 'image/png', is_public: false }
    expect((await member.call('general/get-sts-token', payload)).body).toMatchObject({ status: false, code: 4000 })
  },
)

test.each(['/%', '//', '/%E0%A4%A?X-Amz-Credential=a'])(
  'a request with the malformed address %s is refused',
  async (path) => {
    sandbox = openSandbox()
    const { hostname, port } = new URL((await ask()).endpoint)
    const [response] = (await once(request({ hostname, port, path }).end(), 'response')) as [IncomingMessage]
    response.resume()
    expect(response.statusCode).toBe(403)
  },
)

test('guests get no credentials', async () => {
  sandbox = openSandbox()
  const payload = { filename: 'm1_abc.png', filetype: 'image/png', is_public: false }
  expect((await sandbox.browser().call('general/get-sts-token', payload)).body).toMatchObject({ code: 1003 })
})

test('the credentials name the bucket of the brand', async () => {
  sandbox = openSandbox({
    merchants: [
      {
        id: 'river',
        name: 'River',
        hosts: ['river.localhost'],
        data: (await import('../../tests/sandbox/sandbox-under-test.ts')).readBrand('base'),
        storage: () => ({ bucket: 'river-development', region: 'ap-southeast-7', prefix: 'r' }),
      },
    ],
  })
  expect(await ask()).toMatchObject({ bucket: 'river-development', region: 'ap-southeast-7', filepath: 'r/m1_abc.png' })
})

test('a fault applies to one method of uploads, or to one step of a method', async () => {
  sandbox = openSandbox()
  const granted = await ask()
  const chunk = { customUserAgent: [['livery', 'chunkUpload']] } satisfies Partial<S3ClientConfig>
  const direct = { customUserAgent: [['livery', 'directUpload']] } satisfies Partial<S3ClientConfig>
  await control('faults', { match: 'upload/direct', kind: 'status', value: 403 })
  await control('faults', { match: 'upload/chunk/part', kind: 'cut' })
  await expect(put(granted, direct)).rejects.toMatchObject({ name: 'AccessDenied' })
  await put(granted, direct)
  const client = clientOf(granted, chunk)
  const object = placeOf(granted)
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object))
  const part = () => client.send(new UploadPartCommand({ ...object, UploadId, PartNumber: 1, Body: bytes }))
  await expect(part()).rejects.toMatchObject({ code: 'ECONNRESET' })
  await part()
})

test('the store keeps an object whose reply is lost, and latency delays the reply', async () => {
  sandbox = openSandbox()
  const granted = await ask()
  await control('faults', { match: 'upload/other', kind: 'lost-reply' })
  await expect(put(granted)).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(await control('objects')).toMatchObject({ buckets: [{ objects: [{ size: bytes.length }] }] })
  await control('faults', { match: 'upload/other/put', kind: 'latency', value: 2500 })
  await put(granted)
  expect(sandbox.slept).toEqual([2500])
})

test('reset ends every permission and removes every object', async () => {
  sandbox = openSandbox()
  const granted = await ask()
  await put(granted)
  await control('reset', {})
  expect(await control('objects')).toEqual({ buckets: [] })
  await expect(put(granted)).rejects.toThrow()
})

test('[UPL-03] tests can read a failure report', async () => {
  sandbox = openSandbox()
  const data = { file_name: 'a1.jpg', device_type: 'mobile', browser: 'Chrome 156', full_log: 'Final: Failed' }
  await sandbox.browser().call('slack/notify-block', { title: 'development river', block: { data } })
  expect(await control('notices')).toEqual({
    notices: [{ merchant: 'river', title: 'development river', block: { data } }],
  })
})
