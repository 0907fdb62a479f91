import { expect, test } from 'vitest'
import { previewRoutes, type PreviewDependencies } from './preview-routes.ts'

const store = { ofHost: () => ({ resolved: { merchant: 'acme' } }) }
const tools = {
  environments: { prepare: async () => {}, storeFor: () => store },
  backend: { isSandbox: false },
} as unknown as PreviewDependencies
const routes = previewRoutes(tools, () => new Response())

const enter = async (path: string) => {
  const query = new URLSearchParams({ environment: 'staging', path }).toString()
  return routes.fetch(
    new Request(`http://acme.localhost/__livery/enter?${query}`, { headers: { host: 'acme.localhost' } }),
  )
}

test('[BRD-05] a link to another environment leads to a path of the same site', async () => {
  const { status, headers } = await enter('/th-th/faq?a=1')
  expect([status, headers.get('location')]).toEqual([302, '/th-th/faq?a=1'])
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  '',
  'x',
])('[BRD-05] a link to %j leads nowhere', async (path) => expect((await enter(path)).status).toBe(400))
