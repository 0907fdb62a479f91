import { describe, expect, test } from 'vitest'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { createHost } from '../../app/host/create-host.ts'
import { asksCountry, sharingHeaders } from '../../app/host/sharing.ts'
import { openHost } from './open-host.ts'

const visitors: readonly Record<string, string>[] = [
  {},
  { cookie: 'session=of-a-member; selected_language=th-th; usr=0812345678' },
  { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile Safari' },
  { 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', 'x-country': 'LA' },
  { 'accept-language': 'th', authorization: 'Bearer secret', 'sec-ch-ua-mobile': '?1' },
]

/** How long a shared cache may store a response, in seconds. */
function sharedSeconds(response: Response): number {
  const [, seconds = '0'] = /\bpublic\b.*\bs-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? []
  return Number(seconds)
}

describe('a guest’s page in a shared cache', () => {
  test.each(['/en-th', '/th-th/slot', '/en-th/faq', '/en-th/promotions'])(
    '[OPS-03] %s is the same for every visitor, and its headers say so',
    async (path) => {
      const { ask } = await openHost()
      const bodies = new Set<string>()
      for (const headers of visitors) {
        const response = await ask(path, { headers })
        expect(sharedSeconds(response)).toBe(1)
        expect(response.headers.get('cache-control')).not.toContain('stale-while-revalidate')
        expect(response.headers.get('vary')).toBe('accept-encoding')
        expect(response.headers.get('set-cookie')).toBeNull()
        expect(response.headers.get('surrogate-key')).toBe('livery-development-siam191')
        bodies.add(await response.text())
      }
      expect(bodies.size).toBe(1)
    },
  )

  test('[OPS-03] an address without a locale depends on a cookie, and no shared cache stores it', async () => {
    const { ask } = await openHost()
    const response = await ask('/', { headers: { cookie: 'selected_language=en-th' } })
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.get('vary')).toContain('cookie')
    expect(await response.text()).toContain('<html lang="en"')
    const later = await ask('/', { headers: { cookie: 'locale_redirect=en-th' } })
    expect(await later.text()).toContain('<html lang="en"')
    expect(await (await ask('/')).text()).toContain('<html lang="th"')
  })

  test.each(['/en-th/nothing-here', '/api/user/dashboard', '/en-th/login?x=1', '/healthz'])(
    '[OPS-03] no shared cache serves %s without asking the host',
    async (path) => {
      const { ask } = await openHost({}, {})
      const response = await ask(path, {}, 'mafa191.localhost')
      expect(sharedSeconds(response)).toBe(0)
      expect(response.headers.get('cache-control')).toMatch(/no-cache|no-store/)
    },
  )

  test('[OPS-03] no cache stores a response of the backend, even if the backend allows it', async () => {
    const backend = async () => Response.json({ balance: 5 }, { headers: { 'cache-control': 'public, max-age=60' } })
    const { ask } = await openHost({ backend })
    expect((await ask('/api/user/get-bal', { method: 'POST' })).headers.get('cache-control')).toBe('private, no-store')
  })

  test('[OPS-03] in the preview, no cache serves a page without asking the host', async () => {
    const { dependencies } = await openHost({ isForVisitors: false, sharedFor: 300 })
    const { pages: _pages, ...ofPreview } = dependencies
    const request = new Request('http://siam191.localhost/en-th', { headers: { host: 'siam191.localhost' } })
    expect((await createHost(ofPreview).fetch(request)).headers.get('cache-control')).toBe('no-cache')
  })

  test('[OPS-03] a page over TLS makes the browser use TLS from then on', async () => {
    const { ask } = await openHost()
    const secure = await ask('/en-th', { headers: { 'x-forwarded-proto': 'https' } })
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect((await ask('/en-th')).headers.get('strict-transport-security')).toBeNull()
  })
})

describe('a brand whose conditions depend on the country', () => {
  const resolved = (when: object | undefined, locales: readonly string[]) =>
    ({
      merchant: 'acme',
      environment: 'production',
      manifest: {
        locales: Object.fromEntries(locales.map((code) => [code, {}])),
        routes: { home: { regions: { main: { blocks: { banner: { widget: 'x/y', ...(when ? { when } : {}) } } } } } },
        shell: {},
        navigation: {},
      },
    }) as unknown as ResolvedManifest
  const page = { isFound: true, hasLocale: true, lifetime: 30_000, sharedFor: 300 }

  test.each([
    [undefined, false],
    [{ device: 'mobile' }, false],
    [{ countries: ['LA'] }, true],
    [{ not: { countries: ['LA'] } }, true],
    [{ any: [{ session: 'guest' }, { countries: ['LA'] }] }, true],
  ])('[OPS-03] the condition %j depends on the country: %s', (when, asks) => {
    const brand = resolved(when, ['en-th', 'th-th'])
    expect(asksCountry(brand.manifest)).toBe(asks)
    expect(sharingHeaders(brand, page).vary?.includes('x-country')).toBe(asks)
  })

  test('[OPS-05] the pages of a brand that refuses a country vary by country', () => {
    const { manifest } = resolved(undefined, ['th-th'])
    const availability = { refusedCountries: ['SG'] }
    expect(asksCountry({ ...manifest, availability } as typeof manifest)).toBe(true)
    expect(asksCountry({ ...manifest, availability: { refusedCountries: [] } } as typeof manifest)).toBe(false)
  })

  test.each([
    [{}, 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400'],
    [{ lifetime: 12_900 }, 'public, max-age=0, s-maxage=12, stale-while-revalidate=12, stale-if-error=86400'],
    [{ lifetime: 900 }, 'no-cache'],
    [{ isFound: false }, 'no-cache'],
    [{ hasLocale: false }, 'private, no-cache'],
    [{ sharedFor: 0 }, 'no-cache'],
  ])('[OPS-03] a page with %j is sent with %s', (change, header) => {
    expect(sharingHeaders(resolved(undefined, ['en-th', 'th-th']), { ...page, ...change })['cache-control']).toBe(
      header,
    )
  })

  test('[OPS-03] the pages of a brand in one language depend on no cookie', () => {
    const headers = sharingHeaders(resolved(undefined, ['th-th']), { ...page, hasLocale: false })
    expect(headers['cache-control']).toContain('public')
    expect(headers.vary).toBe('accept-encoding')
  })
})
