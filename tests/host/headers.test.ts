import { beforeAll, describe, expect, test } from 'vitest'
import { openHost } from './open-host.ts'

interface Route {
  readonly path: string
  readonly status: number
  readonly caching: string | RegExp
  readonly vary?: string
  readonly method?: string
  readonly name?: string
  /** The start of its policy: of a page, of a file that may run nothing, or none. */
  readonly policy?: 'page' | 'powerless'
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
  'web manifest': { path: '/manifest.webmanifest', status: 200, caching: anHour },
  worker: { path: '/sw.js', status: 200, caching: 'no-store', policy: 'powerless' },
  'offline page': { path: '/_livery/offline/en-th', status: 200, caching: 'no-store', policy: 'powerless' },
  robots: { path: '/robots.txt', status: 200, caching: anHour },
  sitemap: { path: '/sitemap.xml', status: 200, caching: anHour },
  'needless slash': { path: '/en-th/faq/', status: 301, caching: 'no-cache' },
  'page that is a dialog': { path: '/en-th/login', status: 302, caching: 'no-store', name: 'mafa191.localhost' },
  'unknown name': { path: '/en-th', status: 421, caching: 'no-cache', name: 'nobody.example' },
  'wrong method': { path: '/en-th', status: 405, caching: 'no-cache', method: 'PUT' },
}

let open: Awaited<ReturnType<typeof openHost>>
beforeAll(async () => {
  open = await openHost({ build: 'a-build' })
}, 60_000)

describe('[OPS-03] the headers of every kind of route', () => {
  test.each(Object.entries(routes))('%s', async (_kind, { path, status, caching, vary, method, name, policy }) => {
    const init = { headers: { 'x-forwarded-proto': 'https' }, method: method ?? 'GET' }
    const { headers, ...answer } = await ask(path, init, name)
    expect(answer.status).toBe(status)
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

  test('a visitor without TLS is not bound to it', async () => {
    for (const path of ['/en-th', '/robots.txt', '/api/user/get-lang'])
      expect((await ask(path, {})).headers.get('strict-transport-security')).toBeNull()
  })
})

async function ask(path: string, init: RequestInit, name?: string) {
  const { status, headers } = await open.ask(path, init, name)
  return { status, headers }
}
