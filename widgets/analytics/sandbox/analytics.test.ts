import { afterEach, expect, test } from 'vitest'
import { createTestWorld, market, river, type TestWorld } from '../../../tests/sandbox/sandbox-under-test.ts'
import type { TrackerHit } from './trackers-host.ts'

let world: TestWorld
afterEach(() => world.sandbox.close())

const ask = (url: string, init?: RequestInit) => {
  const { host } = new URL(url)
  return world.sandbox.fetch(new Request(url, { ...init, headers: { host } }))
}
const received = async () =>
  (await (await ask(`http://${river}/__sandbox/trackers`)).json()) as {
    hits: readonly TrackerHit[]
    signedIn: readonly object[]
  }

test('[QRY-05] the stand-in records the requests of each tracker, and refuses unknown trackers', async () => {
  world = createTestWorld()
  const hit = (path: string, init?: RequestInit) => ask(`http://trackers.localhost${path}`, init)
  expect((await hit('/g/collect?tid=G-SIAM191X&en=login')).status).toBe(204)
  expect((await hit('/postback?id=0011&tracker=mafa-vitals')).status).toBe(204)
  expect((await hit('/recordings', { method: 'POST', body: '{"key":"siam191-demo"}' })).status).toBe(204)
  expect((await hit('/tr?id=unknown')).status).toBe(404)
  expect((await hit('/recordings', { method: 'POST', body: 'null' })).status).toBe(404)
  const { hits } = await received()
  expect(hits.map(({ merchant_id, tracker, path }) => [merchant_id, tracker, path])).toEqual([
    ['river', 'G-SIAM191X', '/g/collect'],
    ['market', 'mafa-vitals', '/postback'],
    ['river', 'siam191-demo', '/recordings'],
  ])
})

test('[QRY-08] a push subscription belongs to the member of the session until the logout', async () => {
  world = createTestWorld()
  const browser = world.browser(market)
  const origin = { uid: 'somebody', subscribe_domain: `http://${market}` }
  expect((await browser.call('user/update-signal-token', origin)).body).toMatchObject({ status: false, code: 1003 })
  await browser.call('index/auth', { username: '660812345678', password: 'Passw0rd1', mobile_check: 1 })
  expect((await browser.call('user/update-signal-token', origin)).body.status).toBe(true)
  expect((await received()).signedIn).toEqual([
    expect.objectContaining({
      merchant_id: 'market',
      origin: `http://${market}`,
      uid: expect.not.stringMatching('somebody'),
    }),
  ])
  await browser.call('user/update-signal-unsub-token', origin)
  expect((await received()).signedIn).toEqual([])
})
