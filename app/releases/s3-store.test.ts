import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createS3Store } from './s3-store.ts'

test.each(['Precondition Failed', '<html><body>Precondition Failed<br></body></html>', ''])(
  '[OPS-01] an object that exists counts as written, whatever text the refusal has: %j',
  async (text) => {
    const server = createServer((request, response) => {
      request.resume()
      response.writeHead(412).end(text)
    })
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const credentials = { accessKeyId: 'key', secretAccessKey: 'key' }
    const client = { endpoint, region: 'ap-southeast-1', forcePathStyle: true, credentials, maxAttempts: 1 }
    const store = createS3Store({ bucket: 'releases', prefix: '' }, client)
    await expect(store.writeObject('acme/1', new Uint8Array([1]))).resolves.toBeUndefined()
  },
)

/** A store whose address has no server, or whose server responds with an error. */
async function storeThatFails(respond?: { readonly status: number; readonly code: string }) {
  const server = createServer((request, response) => {
    request.resume()
    const { status = 500, code = '' } = respond ?? {}
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>Words of the store.</Message></Error>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  if (respond) onTestFinished(() => void server.close())
  else await new Promise((resolve) => server.close(resolve))
  const credentials = { accessKeyId: 'key', secretAccessKey: 'key' }
  const client = { endpoint, region: 'ap-southeast-1', forcePathStyle: true, credentials, maxAttempts: 1 }
  return createS3Store({ bucket: 'releases', prefix: '' }, client)
}

test.each([
  [403, 'AccessDenied', 'The access role may not do this. It needs s3:GetObject'],
  [403, 'InvalidAccessKeyId', 'The store does not know the access key. Set AWS_ACCESS_KEY_ID'],
  [403, 'SignatureDoesNotMatch', 'The secret key does not belong to the access key. Correct AWS_SECRET_ACCESS_KEY.'],
  [404, 'NoSuchBucket', 'The store has no bucket "releases". Create it, or correct the address.'],
  [301, 'PermanentRedirect', 'The bucket "releases" is in another region. Set AWS_REGION to its region.'],
  [500, 'InternalError', 'The store failed with HTTP 500 (InternalError). Try again later.'],
  [418, 'Teapot', 'The store responded with HTTP 418 (Teapot: Words of the store.).'],
])('[OPS-01] a failure with status %s and code %s names cause and remedy', async (status, code, message) => {
  const store = await storeThatFails({ status, code })
  await expect(store.readPointer('production/acme')).rejects.toThrow(message)
})

test('[OPS-01] a store at an address without a server does not respond', async () => {
  const store = await storeThatFails()
  await expect(store.readPointer('production/acme')).rejects.toThrow(
    /^The store does not respond: nothing listens at this address\. Check the network/,
  )
})

test('[OPS-01] a store without credentials or region names the variables', async () => {
  const client = { endpoint: 'http://127.0.0.1:9', maxAttempts: 1 }
  const refuse = () => Promise.reject(Object.assign(new Error('No.'), { name: 'CredentialsProviderError' }))
  const nobody = createS3Store({ bucket: 'releases', prefix: '' }, { ...client, region: 'one', credentials: refuse })
  await expect(nobody.readPointer('production/acme')).rejects.toThrow(
    'There are no credentials for the store. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  )
  for (const name of ['AWS_REGION', 'AWS_DEFAULT_REGION', 'AWS_PROFILE']) vi.stubEnv(name, undefined)
  vi.stubEnv('AWS_CONFIG_FILE', '/dev/null')
  onTestFinished(() => void vi.unstubAllEnvs())
  const nowhere = createS3Store({ bucket: 'releases', prefix: '' }, client)
  await expect(nowhere.readPointer('production/acme')).rejects.toThrow('Set AWS_REGION.')
})

test.each([
  ['does not respond', () => {}],
  ['does not end its response', (response: ServerResponse) => void response.writeHead(200).write('{')],
])(
  '[OPS-02] a store that %s counts as away',
  async (_what, respond) => {
    const server = createServer((_request, response) => respond(response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const credentials = { accessKeyId: 'key', secretAccessKey: 'key' }
    const client = { endpoint, region: 'ap-southeast-1', forcePathStyle: true, credentials, maxAttempts: 1 }
    const timeouts = { connectionTimeout: 3000, socketTimeout: 50 }
    const store = createS3Store({ bucket: 'releases', prefix: '' }, client, timeouts)
    await expect(store.readPointer('production/acme')).rejects.toThrow(
      /^The store does not respond: the connection takes too long\. Check the network/,
    )
  },
  10_000,
)
