import { describe, expect, test } from 'vitest'
import { type ApiContext, asciiPath, callApi } from './call-api.ts'
import { decodeData } from './decode-response.ts'

function context(respond: (request: Request) => Response | Promise<Response>): ApiContext & { requests: Request[] } {
  const requests: Request[] = []
  return {
    requests,
    decodeData,
    origin: 'https://ours.example',
    locale: 'en-th',
    page: '/slot/ทอง\r\nx: y',
    host: 'ours.example',
    device: 'mobile',
    timeout: 1000,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      return respond(request)
    },
  }
}

describe('the API helper', () => {
  test('[API-01] posts the payload with the language, and headers with page, host and device', async () => {
    const given = context(() => Response.json({ status: true }))
    await callApi('user/update-click', { aff_code: 'abc' }, given)
    const [request] = given.requests
    expect(request?.method).toBe('POST')
    expect(request?.url).toBe('https://ours.example/api/user/update-click')
    expect(await request?.json()).toEqual({ aff_code: 'abc', language: 'en', langCountry: 'en-th' })
    expect(request?.headers.get('page')).toBe('/slot/%E0%B8%97%E0%B8%AD%E0%B8%87%0D%0Ax:%20y')
    expect(request?.headers.get('domain')).toBe('ours.example')
    expect(request?.headers.get('device')).toBe('mobile')
  })

  test.each<[string, () => Response | Promise<Response>]>([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page of HTML', () => new Response('<html>', { status: 200 })],
    ['nothing', () => new Response('')],
    ['half of a response', () => new Response('{"status":tr')],
    ['a status that is a text', () => Response.json({ status: 'true' })],
    ['a list', () => Response.json([])],
  ])('[API-02] %s is a failed status without a message', async (_what, respond) => {
    expect(await callApi('user/get-bal', {}, context(respond))).toEqual({ status: false, noResponse: true })
  })

  test.each([200, 400, 401, 403, 404, 429, 500, 503])(
    '[API-02] a refusal keeps its code and message with HTTP status %d',
    async (status) => {
      const response = { status: false, code: 1003, msg: 'Session expired' }
      expect(
        await callApi(
          'user/get-bal',
          {},
          context(() => Response.json(response, { status })),
        ),
      ).toEqual(response)
    },
  )

  test('a path becomes a header of at most 512 ASCII characters', () => {
    expect(asciiPath('/\ud800x')).toBe('/%EF%BF%BDx')
    const long = asciiPath(`/${'ก'.repeat(1000)}`)
    expect(long.length).toBeLessThanOrEqual(512)
    expect(decodeURIComponent(long)).toBe(`/${'ก'.repeat(56)}`)
  })
})
