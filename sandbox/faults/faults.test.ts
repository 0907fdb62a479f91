import { request } from 'node:http'
import { expect, test } from 'vitest'
import { ConnectionCut } from '../index.ts'
import type { Fault } from './fault.ts'
import { startSandbox } from '../start-sandbox.ts'
import {
  logIn,
  market,
  merchants,
  openSandbox,
  parts,
  river,
  type TestSandbox,
} from '../../tests/sandbox/sandbox-under-test.ts'

let sandbox: TestSandbox

function control(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  remoteAddress?: string,
) {
  const init = {
    method,
    headers: { host: 'localhost', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
  return sandbox.fetch(new Request(`http://localhost/__sandbox/${path}`, init), remoteAddress ? { remoteAddress } : {})
}

const list = 'provider/provider-list'

test('a fault applies to its endpoint exactly `times` times', async () => {
  sandbox = openSandbox()
  await control('POST', 'faults', { match: list, kind: 'code', value: 4999, times: 2 })
  const browser = sandbox.browser()
  expect((await browser.call('user/get-country-list', {})).body.status).toBe(true)
  expect((await browser.call(list, {})).body).toMatchObject({ status: false, code: 4999 })
  expect((await browser.call(list, {})).body).toMatchObject({ code: 4999 })
  expect((await browser.call(list, {})).body.status).toBe(true)
})

test.each([
  [{ kind: 'status', value: 502 }, 502, false],
  [{ kind: 'maintenance' }, 503, false],
  [{ kind: 'expired-session' }, 200, false],
])('the fault %j determines the response', async (fault, httpStatus, status) => {
  sandbox = openSandbox()
  await control('POST', 'faults', { match: '*', ...fault })
  const { response, body } = await sandbox.browser().call(list, {})
  expect(response.status).toBe(httpStatus)
  expect(body.status).toBe(status)
})

test('the fault `html` responds with a page instead of JSON', async () => {
  sandbox = openSandbox()
  await control('POST', 'faults', { kind: 'html' })
  await expect(sandbox.browser().call(list, {})).rejects.toThrow(SyntaxError)
})

test('latency delays the response of a call', async () => {
  sandbox = openSandbox()
  await control('POST', 'faults', { kind: 'latency', value: 2500 })
  expect((await sandbox.browser().call(list, {})).body.status).toBe(true)
  expect(sandbox.slept).toEqual([2500])
})

test('a call with the fault `cut` never reaches the endpoint, and `lost-reply` loses the response of the endpoint', async () => {
  sandbox = openSandbox()
  const browser = sandbox.browser()
  await logIn(browser)
  await control('POST', 'faults', { match: 'index/logout', kind: 'cut' })
  await expect(browser.call('index/logout', {})).rejects.toThrow(ConnectionCut)
  expect((await browser.call('user/get-bal', {})).body.status).toBe(true)
  await control('POST', 'faults', { match: 'index/logout', kind: 'lost-reply' })
  await expect(browser.call('index/logout', {})).rejects.toThrow(ConnectionCut)
  expect((await browser.call('user/get-bal', {})).body).toMatchObject({ code: 1003 })
})

test('over a socket, a cut connection is a network failure', async () => {
  sandbox = openSandbox()
  const started = await startSandbox({ database: ':memory:', parts, merchants, control: true })
  const call = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host: river, 'content-type': 'application/json', page: '/', domain: river, device: 'mobile' }
      request(`${started.origin}/api/${list}`, { method: 'POST', headers }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end('{"language":"th","langCountry":"th-th"}')
    })
  try {
    expect(await call()).toBe(200)
    await fetch(`${started.origin}/__sandbox/faults`, { method: 'POST', body: '{"kind":"cut"}' })
    await expect(call()).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(await call()).toBe(200)
  } finally {
    await started.close()
  }
})

test('a fault for one brand does not affect another', async () => {
  sandbox = openSandbox()
  await control('POST', 'faults', { kind: 'code', merchant: 'market' })
  expect((await sandbox.browser(river).call(list, {})).body.status).toBe(true)
  expect((await sandbox.browser(market).call(list, {})).body.status).toBe(false)
})

test('faults are listed and cleared', async () => {
  sandbox = openSandbox()
  await control('POST', 'faults', { kind: 'cut', times: 3 })
  expect(await (await control('GET', 'faults')).json()).toEqual({
    faults: [{ id: 1, match: '*', kind: 'cut', times: 3 }],
  })
  await control('DELETE', 'faults')
  expect(await (await control('GET', 'faults')).json()).toEqual({ faults: [] })
})

test('a request can clear the faults of one brand only', async () => {
  sandbox = openSandbox()
  await control('POST', 'faults', { kind: 'cut', merchant: 'river' })
  await control('POST', 'faults', { kind: 'html', merchant: 'market' })
  await control('POST', 'faults', { kind: 'maintenance' })
  const { faults } = (await (await control('DELETE', 'faults', { merchant: 'river' })).json()) as { faults: Fault[] }
  expect(faults.map(({ kind }) => kind)).toEqual(['html', 'maintenance'])
})

test.each([
  { kind: 'fire' },
  { kind: 'status', value: 200 },
  { kind: 'cut', times: 0 },
  { kind: 'latency', value: -1 },
  { kind: 'latency', value: 2 ** 31 },
])('the control refuses the fault %j', async (fault) => {
  sandbox = openSandbox()
  expect((await control('POST', 'faults', fault)).status).toBe(400)
})

test('moving the clock changes the current day of the calendar', async () => {
  sandbox = openSandbox()
  await control('POST', 'clock', { offset: 40 * 86_400_000 })
  const { body } = await sandbox.browser().call('mission/get-calendar', {})
  expect(body.data?.today).toBe('2026-12-28')
})

test.each(['1', null, 1e300, -1e300])('the control refuses the offset %j of the clock', async (offset) => {
  sandbox = openSandbox()
  expect((await control('POST', 'clock', { offset })).status).toBe(400)
  expect((await sandbox.browser().call(list, {})).body.status).toBe(true)
})

test('after a reset, the earlier session has ended and the seeded member can log in', async () => {
  sandbox = openSandbox()
  const browser = sandbox.browser()
  await logIn(browser)
  await control('POST', 'reset')
  expect((await browser.call('user/get-bal', {})).body).toMatchObject({ code: 1003 })
  expect((await logIn(browser)).body.status).toBe(true)
})

test('the members are listed with their passwords, for every brand', async () => {
  sandbox = openSandbox()
  const { members } = (await (await control('GET', 'members')).json()) as { members: Record<string, unknown>[] }
  expect(members).toHaveLength(30)
  expect(members[0]).toEqual({
    merchant: 'river',
    phone: '66-0812345678',
    username: '660812345678',
    password: 'Passw0rd1',
    note: 'the demo member',
  })
})

test.each([
  ['from another machine', {}, '192.168.1.20'],
  ['under another host name', { host: 'rebound.test' }, '127.0.0.1'],
  ['for a page of another site', { origin: 'https://evil.example' }, '127.0.0.1'],
])('the control refuses a request %s', async (_what, headers, address) => {
  sandbox = openSandbox()
  expect((await control('POST', 'reset', {}, headers, address)).status).toBe(403)
})

test('without the control option, a request to the control gets 404', async () => {
  sandbox = openSandbox({ control: false })
  expect((await control('GET', 'members', undefined, { host: river })).status).toBe(404)
})
