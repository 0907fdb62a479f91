import { expect, test } from 'vitest'
import { openSandbox, river } from '../../tests/sandbox/sandbox-under-test.ts'

const api = `http://${river}/api/user/get-country-list`
const headers = { host: river, 'content-type': 'application/json', page: '/', domain: river, device: 'mobile' }
const body = '{"language":"th","langCountry":"th-th"}'

async function send(change: { method?: string; headers?: Record<string, string>; body?: string; url?: string }) {
  const sandbox = openSandbox()
  const method = change.method ?? 'POST'
  const init = {
    method,
    headers: { ...headers, ...change.headers },
    ...(method === 'POST' ? { body: change.body ?? body } : {}),
  }
  return sandbox.fetch(new Request(change.url ?? api, init))
}

test('a call with its headers succeeds', async () => {
  const response = await send({})
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ status: true })
})

test.each(['page', 'domain', 'device'])('a call without the header %s is refused', async (name) => {
  const response = await send({ headers: { [name]: '' } })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ status: false, code: 4000, msg: `The header ${name} is missing.` })
})

test.each([
  ['by PUT', { method: 'PUT' }, 405],
  ['with a form as body', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
  ['with text as body', { headers: { 'content-type': 'text/plain' } }, 415],
  ['from a page of another site', { headers: { origin: 'https://evil.example' } }, 403],
  ['from an opaque origin', { headers: { origin: 'null' } }, 403],
  ['by a cross-site fetch', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ['from a sibling host', { headers: { 'sec-fetch-site': 'same-site' } }, 403],
  ['with a body that is too long', { body: JSON.stringify({ language: 'th', x: 'x'.repeat(70_000) }) }, 413],
])('a call %s is refused', async (_what, change, status) => {
  const response = await send(change)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ status: false })
})

test.each([
  ['no JSON', '{', 'The body is not a JSON object.'],
  ['a list', '[]', 'The body is not a JSON object.'],
  ['no language', '{"langCountry":"th-th"}', 'language is missing or malformed.'],
  ['no country', '{"language":"th"}', 'langCountry is missing or malformed.'],
  ['a malformed locale', '{"language":"th","langCountry":"../th"}', 'langCountry is missing or malformed.'],
])('the refusal of a body with %s names the mistake', async (_what, text, msg) => {
  expect(await (await send({ body: text })).json()).toEqual({ status: false, code: 4000, msg })
})

test.each([
  [{ username: 'x', password: 'y' }, 'mobile_check is missing.'],
  [{ username: 7, password: 'y', mobile_check: 1 }, 'username must be of type string.'],
  [{ username: 'x', password: '', mobile_check: 1 }, 'password must have at least 1 character.'],
  [{ username: 'x', password: 'y', mobile_check: 3 }, 'mobile_check must be one of 0, 1.'],
])('the refusal of %j names the bad field', async (payload, msg) => {
  const text = JSON.stringify({ ...payload, language: 'th', langCountry: 'th-th' })
  const response = await send({ url: `http://${river}/api/index/auth`, body: text })
  expect(await response.json()).toEqual({ status: false, code: 4000, msg })
})

test('an unknown host is refused, even if X-Forwarded-Host names a brand', async () => {
  const response = await send({ headers: { host: 'evil.test', 'x-forwarded-host': river } })
  expect(response.status).toBe(421)
})

test('the merchant of a host is found with any port and in any case', async () => {
  const response = await send({ headers: { host: 'River.Example:8443', origin: 'https://river.example:8443' } })
  expect(response.status).toBe(200)
})

test.each([
  ['accepts', 'from this process', undefined, {}, 200],
  ['accepts', 'from loopback', '127.0.0.1', {}, 200],
  ['accepts', 'through a proxy on loopback', '::1, ::ffff:127.0.0.1', { host: 'localhost:5173' }, 200],
  ['refuses', 'from another machine', '203.0.113.7', {}, 403],
  ['refuses', 'from another machine through a proxy', '127.0.0.1,2001:db8::7, 127.0.0.1', {}, 403],
  ['refuses', 'from a client without an address', '', {}, 403],
  ['refuses', 'under a foreign host name', '127.0.0.1', { host: 'evil.test' }, 403],
  ['refuses', 'from a page of another site', '127.0.0.1', { origin: 'https://evil.example' }, 403],
  ['refuses', 'by a cross-site fetch', '127.0.0.1', { 'sec-fetch-site': 'cross-site' }, 403],
])('the control of the sandbox %s a request %s', async (_outcome, _what, remoteAddress, change, status) => {
  const sandbox = openSandbox()
  const request = new Request(`http://${river}/__sandbox/clock`, { headers: { host: river, ...change } })
  const connection = remoteAddress === undefined ? {} : { remoteAddress }
  expect((await sandbox.fetch(request, connection)).status).toBe(status)
})
