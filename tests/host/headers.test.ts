import { beforeAll, describe, expect, test } from 'vitest'
import type { Manifest } from '../../runtime/manifest/index.ts'
import { openHost } from './open-host.ts'

interface Route {
  readonly path: string
  readonly status: number
  readonly caching: string | RegExp
  readonly vary?: string
  readonly method?: string
  readonly name?: string
  /**
   * `page`: the policy of a page. `powerless`: a policy that allows no script. Undefined if the response has no policy.
   */
  readonly policy?: 'page' | 'powerless'
  readonly country?: string
  /** Whether the browser has the page already. */
  readonly isKnown?: boolean
}

const forever = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'

const routes: Readonly<Record<string, Route>> = {
  page: {
    path: '/en-th',
    status: 200,
    caching: /^public, max-age=0, s-maxage=1,/,
    vary: 'accept-encoding',
    policy: 'page',
  },
  'page without a locale': {
    path: '/',
    status: 200,
    caching: 'private, no-cache',
    vary: 'accept-encoding, cookie',
    policy: 'page',
  },
  'page of members': {
    path: '/en-th/profile',
    status: 200,
    caching: /s-maxage=1/,
    vary: 'accept-encoding',
    policy: 'page',
  },
  'missing page': { path: '/en-th/no-page', status: 404, caching: 'no-cache', vary: 'accept-encoding', policy: 'page' },
  call: { path: '/api/user/get-lang', status: 404, caching: 'private, no-store', method: 'POST' },
  'missing static file': {
    path: '/static/frontend/staging/seo.json',
    status: 404,
    caching: 'no-cache',
    policy: 'powerless',
  },
  icon: { path: '/favicon.ico', status: 200, caching: 'public, max-age=300', policy: 'powerless' },
  asset: { path: '/_livery/assets/logo.svg', status: 200, caching: 'public, max-age=300', policy: 'powerless' },
  'missing asset': { path: '/_livery/assets/nothing.svg', status: 404, caching: 'no-cache' },
  font: { path: '/_livery/fonts/kanit-thai-400.woff2', status: 200, caching: forever },
  'missing file of the build': { path: '/_livery/build/nothing.js', status: 404, caching: 'no-cache' },
  'missing text page': { path: '/_livery/content/en-th/nothing', status: 404, caching: 'no-cache' },
  'notice of a browser': { path: '/_livery/notices', status: 204, caching: '', method: 'POST' },
  'report of an error': { path: '/_livery/errors', status: 204, caching: '', method: 'POST' },
  'whole site at an old address': {
    path: '/_livery/site/en-th/old.json',
    status: 200,
    caching: 'no-store',
    vary: 'accept-encoding',
  },
  'missing shared part of a site': { path: '/_livery/site/en-th/shared-none.json', status: 404, caching: 'no-cache' },
  'missing picture for links': { path: '/_livery/link-pictures/en-th/none.png', status: 404, caching: 'no-cache' },
  'tag of the release': { path: '/_livery/release-tag', status: 204, caching: 'public, max-age=0, s-maxage=1' },
  'web manifest': { path: '/manifest.webmanifest', status: 200, caching: anHour },
  worker: { path: '/sw.js', status: 200, caching: 'no-store', policy: 'powerless' },
  'offline page': { path: '/_livery/offline/en-th', status: 200, caching: 'no-store', policy: 'powerless' },
  robots: { path: '/robots.txt', status: 200, caching: anHour },
  sitemap: { path: '/sitemap.xml', status: 200, caching: anHour },
  'needless slash': { path: '/en-th/faq/', status: 301, caching: 'no-cache' },
  'page that is a dialog': { path: '/en-th/login', status: 302, caching: 'no-store', name: 'mafa191.localhost' },
  'unknown name': { path: '/en-th', status: 421, caching: 'no-cache', name: 'nobody.example' },
  'page that the browser has': {
    path: '/en-th',
    status: 304,
    caching: /^public, max-age=0, s-maxage=1,/,
    vary: 'accept-encoding',
    policy: 'page',
    isKnown: true,
  },
  'page that fails': {
    path: '/en-th',
    status: 500,
    caching: 'no-store',
    policy: 'powerless',
    name: 'failing.localhost',
  },
  'call that fails': {
    path: '/api/user/get-lang',
    status: 500,
    caching: 'no-store',
    method: 'POST',
    name: 'failing.localhost',
  },
  'page of a closed site': {
    path: '/en-th',
    status: 503,
    caching: 'no-store',
    policy: 'powerless',
    name: 'closed.localhost',
  },
  'call of a closed site': {
    path: '/api/user/get-lang',
    status: 503,
    caching: 'no-store',
    method: 'POST',
    name: 'closed.localhost',
  },
  'file of a closed site': {
    path: '/_livery/assets/logo.svg',
    status: 200,
    caching: 'public, max-age=300',
    policy: 'powerless',
    name: 'closed.localhost',
  },
  'page for a refused country': {
    path: '/en-th',
    status: 451,
    caching: 'no-store',
    policy: 'powerless',
    name: 'refused.localhost',
    country: 'LA',
  },
  'call from a refused country': {
    path: '/api/user/get-lang',
    status: 451,
    caching: 'no-store',
    method: 'POST',
    name: 'refused.localhost',
    country: 'LA',
  },
  'page of a site that refuses other countries': {
    path: '/en-th',
    status: 200,
    caching: /s-maxage=1/,
    vary: 'accept-encoding, x-country',
    policy: 'page',
    name: 'refused.localhost',
    country: 'TH',
  },
  'wrong method': { path: '/en-th', status: 405, caching: 'no-cache', method: 'PUT' },
}

/** Variants of a brand by host name: a brand that fails, a closed brand, and a brand that refuses a country. */
const variants: Readonly<Record<string, Partial<Manifest>>> = {
  'failing.localhost': {},
  'closed.localhost': { availability: { maintenance: {}, refusedCountries: [] } },
  'refused.localhost': { availability: { refusedCountries: ['LA'] } },
}

let open: Awaited<ReturnType<typeof openHost>>
beforeAll(async () => {
  const { store, dependencies } = await openHost()
  const siteOf = (name: string) => {
    const { resolved } = store.find(name in variants ? 'siam191' : (name.split('.')[0] ?? '')) ?? {}
    if (!resolved || !name.endsWith('.localhost')) return undefined
    const { manifest, hash } = resolved
    return name in variants
      ? { ...resolved, hash: `${hash} ${name}`, manifest: { ...manifest, ...variants[name] } }
      : resolved
  }
  const isFailing = (host: string | null) => host === 'failing.localhost'
  open = await openHost({
    build: 'a-build',
    brandOf: siteOf,
    onFailure: () => {},
    render: async (site, request, own) => {
      if (isFailing(own.reader.host)) throw new Error('a bug')
      return dependencies.render(site, request, own)
    },
    backend: async (request) => {
      if (isFailing(request.headers.get('host'))) throw new Error('a bug')
      return dependencies.backend(request)
    },
  })
})

describe('[OPS-03] the headers of every kind of route, except those of areas', () => {
  test.each(Object.entries(routes))('%s', async (_kind, route) => {
    const { path, status, caching, vary, method, name, policy, country, isKnown } = route
    const visitor = { 'x-forwarded-proto': 'https', ...(country && { 'x-country': country }) }
    const init = { headers: visitor, method: method ?? 'GET' }
    const etag = isKnown ? ((await ask(path, init, name)).headers.get('etag') ?? '') : ''
    const { headers, ...response } = await ask(
      path,
      isKnown ? { headers: { ...visitor, 'if-none-match': etag } } : init,
      name,
    )
    expect(response.status).toBe(status)
    expect(headers.get('cache-control') ?? '').toMatch(
      typeof caching === 'string' ? new RegExp(`^${caching}$`) : caching,
    )
    expect(headers.get('vary')).toBe(vary ?? null)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('set-cookie')).toBeNull()
    const rules = headers.get('content-security-policy')
    if (policy === undefined) expect(rules).toBeNull()
    else expect(rules).toMatch(/^default-src 'none'/)
    const [, scripts = ''] = /script-src ([^;]*)/.exec(rules ?? '') ?? []
    expect(scripts).not.toMatch(/unsafe|\*|data:/)
    expect(scripts === '').toBe(policy !== 'page')
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    expect(headers.get('cross-origin-opener-policy')).toBe(isPage ? 'same-origin-allow-popups' : null)
    expect(headers.get('permissions-policy')).toBe(
      isPage ? 'camera=(), geolocation=(), microphone=(), payment=()' : null,
    )
    expect(headers.get('x-frame-options')).toBe(isPage ? 'SAMEORIGIN' : null)
    expect(headers.get('referrer-policy')).toBe(isPage ? 'no-referrer' : null)
  })

  test.each([
    ['failing.localhost', { code: 500 }],
    ['closed.localhost', {}],
    ['refused.localhost', {}],
  ])(
    '[API-05] a refused or failed call to %s gets an envelope with a message in the page’s language',
    async (name, code) => {
      const headers = { page: 'th-th', cookie: 'selected_language=th-th', 'x-country': 'LA' }
      const response = await open.ask('/api/user/get-lang', { method: 'POST', headers }, name)
      expect(response.status).toBeGreaterThanOrEqual(451)
      expect(await response.json()).toEqual({ status: false, ...code, msg: expect.stringMatching(/[ก-๙]/) })
    },
  )

  test('a visitor without TLS gets no header that requires TLS', async () => {
    for (const path of ['/en-th', '/robots.txt', '/api/user/get-lang'])
      expect((await ask(path, {})).headers.get('strict-transport-security')).toBeNull()
  })
})

async function ask(path: string, init: RequestInit, name?: string) {
  const { status, headers } = await open.ask(path, init, name)
  return { status, headers }
}
