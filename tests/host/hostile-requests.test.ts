import { expect, test } from 'vitest'
import { addressHost } from '../../app/host/request-headers.ts'
import { openHost } from './open-host.ts'

/** A host of brands in production, under names on loopback. */
const openInProduction = () => openHost({}, {}, (resolved) => ({ ...resolved, environment: 'production' }))

test('[OPS-03] in production, no port and no capital letter of a Host header gets into a page that caches share', async () => {
  const { ask } = await openInProduction()
  const paths = ['/en-th', '/en-th/faq', '/robots.txt', '/sitemap.xml', '/loading_game.html']
  for (const path of paths) {
    const own = await (await ask(path)).text()
    for (const host of ['siam191.localhost:6666', 'SIAM191.localhost', 'siam191.LOCALHOST:443'])
      expect(await (await ask(path, { headers: { host } })).text()).toBe(own)
  }
  expect(addressHost('Siam191.localhost:5173', 'development')).toBe('siam191.localhost:5173')
})

test('[OPS-03] the static origin receives no session, no body and no other method than GET', async () => {
  const { ask, backendCalls } = await openHost()
  const headers = { cookie: 'session=secret', authorization: 'Bearer secret', 'if-none-match': '"1"' }
  await ask('/static/frontend/staging/seo.json', { headers })
  expect(backendCalls.map(({ headers: sent }) => [...sent.keys()].toSorted())).toEqual([['host', 'if-none-match']])
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await ask('/static/frontend/staging/seo.json', { method, headers })).status).toBe(405)
  expect(backendCalls).toHaveLength(1)
})

test('[OPS-03] a file of the static origin sets no cookie', async () => {
  const backend = async () => new Response('[]', { headers: { 'set-cookie': 'session=of-an-attacker' } })
  const { ask } = await openHost({ backend })
  expect((await ask('/static/a.json')).headers.getSetCookie()).toEqual([])
  expect((await ask('/api/a/b')).headers.getSetCookie()).toHaveLength(1)
})

test.each([
  '..%2fadmin',
  '..%2Fadmin',
  '..%5cadmin',
  '%2e%2e%2fadmin',
  '..;/admin',
  '..%00/admin',
  '..%252fadmin',
  '%252e%252e/admin',
  'user/%2fadmin',
])('[OPS-03] the path %s below /api and /static never reaches the backend', async (path) => {
  const { ask, backendCalls } = await openHost()
  for (const folder of ['api', 'static', '%61pi', '%73tatic'])
    expect((await ask(`/${folder}/${path}`)).status).toBe(404)
  expect(backendCalls).toEqual([])
})
