import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
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
