import { describe, expect, test } from 'vitest'
import { decodeResponse } from '../../runtime/api/testing/decode-whole.ts'
import { settings } from '../../runtime/upload/testing/fake-dependencies.ts'
import { run } from '../../runtime/upload/testing/run-upload.ts'
import { accountName } from '../../widgets/account/model/account-name.ts'
import { createMinimalBackend } from './minimal-backend.ts'

// Flows over responses that follow the specification's tables only loosely.

describe('an upload', () => {
  test.each([1001, '1001', 1003, '1003', ' 1003 '])(
    '[UPL-05] ends immediately if a token is refused with %j',
    async (code) => {
      const onCall = (endpoint: string) => decodeResponse(endpoint, 200, { status: false, code, msg: 'Over' }, {})
      const { fake, result } = await run({ onCall }, 1000)
      expect(result).toMatchObject({ status: false, msg: 'User Logged Out' })
      expect(fake.calls.map(({ endpoint }) => endpoint)).toEqual(['general/get-sts-token'])
    },
  )

  test.each([
    ['body.action and body.method "put"', (url: string) => ({ body: { action: url, method: 'put' } }), 'PUT'],
    ['an empty url beside body.action', (url: string) => ({ url: '', body: { action: url, method: 'Post' } }), 'POST'],
    ['url and body.method', (url: string) => ({ url, body: { method: 'PUT' } }), 'PUT'],
  ])('[UPL-14] accepts a presigned form with %s', async (_what, form, method) => {
    const key = `${settings.prefix}/M000123_0123456789abcdef.pdf`
    const url = `https://${settings.bucket}.s3.${settings.region}.amazonaws.com/${key}`
    const onCall = (endpoint: string) =>
      endpoint === 'general/get-sts-token-new'
        ? decodeResponse(
            endpoint,
            200,
            { status: true, data: { ...form(`${url}?X-Amz-Signature=1`), field: { key } } },
            {},
          )
        : decodeResponse(endpoint, 200, { status: false, msg: 'No.' }, {})
    const { fake, result } = await run({ onCall }, 1000)
    expect(result).toMatchObject({ status: true, data: { key, url } })
    expect(fake.requests.map((request) => [request.method, request.url])).toEqual([
      [method, `${url}?X-Amz-Signature=1`],
    ])
  })
})

test.each(['0812345678', '081-234-5678', '66812345678', '660812345678', '+66 81 234 5678'])(
  '[QRY-04] if an address has usr=%s, the login names the account by dial code and number, as in the tables',
  async (typed) => {
    const backend = createMinimalBackend({ typing: 'texts' })
    const call = async (name: string, payload: object) => {
      const body = JSON.stringify({ ...payload, language: 'th', langCountry: 'th-th' })
      const headers = { 'content-type': 'application/json', page: '/', domain: 'a', device: 'mobile' }
      const url = `http://a.localhost/api/${name}`
      const response = await backend.fetch(new Request(url, { method: 'POST', headers, body }))
      return decodeResponse(name, response.status, await response.json(), {})
    }
    const site = { settings: { countries: { allow: [], perHost: {} } }, country: 'TH' }
    const named = accountName(typed, { site, reader: { call, host: 'a.localhost' } } as unknown as Parameters<
      typeof accountName
    >[1])
    expect(await named).toBe('660812345678')
  },
)
