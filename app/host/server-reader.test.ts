import { expect, test } from 'vitest'
import { createLocalCache, createMemoryStore } from '../../runtime/api/local-cache.ts'
import { createServerReader, type ServerReaderDependencies } from './server-reader.ts'

type Page = Parameters<typeof createServerReader>[0]

test('a call sends the headers and the file of its options', async () => {
  const sent: Request[] = []
  const dependencies: ServerReaderDependencies = {
    backend: async (request) => {
      sent.push(request)
      return Response.json({ status: true })
    },
    readFile: () => undefined,
    configCache: createLocalCache(createMemoryStore(), () => 0),
  }
  const page = {
    resolved: { merchant: 'acme', environment: 'production' },
    site: { locale: 'en-th', currency: 'THB', settings: { hosts: { image: [] } } },
    request: { path: '/en-th' },
    host: 'acme.example',
  } as unknown as Page
  const { call } = createServerReader(page, dependencies)
  const options = { headers: { 'x-step': '2' }, file: { field: 'slip', blob: new Blob(['receipt']) } }
  expect(await call('index/logout', {}, options)).toMatchObject({ status: true })
  const [request] = sent
  expect(request?.headers.get('x-step')).toBe('2')
  const slip = (await request?.formData())?.get('slip') as File | undefined
  expect(await slip?.text()).toBe('receipt')
})
