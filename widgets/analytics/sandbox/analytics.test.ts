import { expect, test } from 'vitest'
import { market, merchants, openSandbox, river, type TestSandbox } from '../../../tests/sandbox/sandbox-under-test.ts'
import type { SandboxMerchant } from '../../../sandbox/index.ts'
import type { TrackerHit } from './trackers-host.ts'

let sandbox: TestSandbox

const ask = (url: string, init?: RequestInit) => {
  const { host } = new URL(url)
  return sandbox.fetch(new Request(url, { ...init, headers: { host } }))
}
const received = async () =>
  (await (await ask(`http://${river}/__sandbox/trackers`)).json()) as {
    hits: readonly TrackerHit[]
    signedIn: readonly object[]
  }

test('[QRY-05] the stand-in for trackers records the requests of each tracker, and refuses unknown trackers', async () => {
  sandbox = openSandbox()
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

test('[QRY-05] the stand-in for trackers also works if one brand has no trackers', async () => {
  const plain = {
    id: 'plain',
    name: 'Plain',
    hosts: ['plain.localhost'],
    areas: [],
    data: {} as SandboxMerchant['data'],
  }
  sandbox = openSandbox({ merchants: [plain, ...merchants] })
  const statusOf = async (path: string, init?: RequestInit) =>
    (await ask(`http://trackers.localhost${path}`, init)).status
  expect(await statusOf('/g/collect?tid=G-SIAM191X&en=login')).toBe(204)
  expect(await statusOf('/tr?id=unknown')).toBe(404)
  expect(await statusOf('/api/v1/players', { method: 'POST', body: '{"app_id":"unknown"}' })).toBe(400)
})

test.each(['index/logout', 'user/logout-all'] as const)(
  '[QRY-08] a push subscription still belongs to the member after %s, unless the site has removed it before',
  async (logOut) => {
    sandbox = openSandbox()
    const browser = sandbox.browser(market)
    const origin = { uid: 'somebody', subscribe_domain: `http://${market}` }
    const noMember = { status: false, code: 1003 }
    const logIn = () => browser.call('index/auth', { username: '660812345678', password: 'Passw0rd1', mobile_check: 1 })
    expect((await browser.call('user/update-signal-token', origin)).body).toMatchObject(noMember)
    await logIn()
    expect((await browser.call('user/update-signal-token', origin)).body.status).toBe(true)
    expect((await received()).signedIn).toEqual([
      expect.objectContaining({
        merchant_id: 'market',
        origin: `http://${market}`,
        uid: expect.not.stringMatching('somebody'),
      }),
    ])
    expect((await browser.call(logOut, {})).body.status).toBe(true)
    expect((await browser.call('user/update-signal-unsub-token', origin)).body).toMatchObject(noMember)
    expect((await received()).signedIn).toHaveLength(1)
    await logIn()
    expect((await browser.call('user/update-signal-unsub-token', origin)).body.status).toBe(true)
    expect((await browser.call(logOut, {})).body.status).toBe(true)
    expect((await received()).signedIn).toEqual([])
  },
)

test('[QRY-09] the stand-in for the push service stores a subscription, and delivers messages once a member is signed in', async () => {
  sandbox = openSandbox()
  const register = (body: object, host = 'trackers.localhost') =>
    sandbox.fetch(
      new Request(`http://${host}/api/v1/players`, {
        method: 'POST',
        headers: { host, origin: `http://${river}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const app_id = merchants.find(({ id }) => id === 'river')?.data.trackers.one_signal
  const whole = { app_id, identifier: 'https://push.example/1', web_auth: 'auth', web_p256: 'key' }
  expect((await register({ ...whole, app_id: 'other' })).status).toBe(400)
  expect((await register({ ...whole, web_auth: '' })).status).toBe(400)
  expect((await register({ ...whole, identifier: 'no address' })).status).toBe(400)
  const response = await register(whole)
  expect(await response.json()).toEqual({ success: true, id: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')

  const push = async () => {
    const request = new Request(`http://${river}/__sandbox/push`, {
      method: 'POST',
      headers: { host: river, 'content-type': 'application/json' },
      body: JSON.stringify({ merchant: 'river', title: 'Hello', url: '/promotions' }),
    })
    return ((await (await sandbox.fetch(request)).json()) as { deliveries: readonly object[] }).deliveries
  }
  expect(await push()).toEqual([])
  const browser = sandbox.browser(river)
  await browser.call('index/auth', { username: '660812345678', password: 'Passw0rd1', mobile_check: 1 })
  await browser.call('user/update-signal-token', { uid: 'any', subscribe_domain: `http://${river}` })
  expect(await push()).toEqual([
    { endpoint: 'https://push.example/1', data: JSON.stringify({ title: 'Hello', url: '/promotions' }) },
  ])
})
