import { cookieValue } from '../../host/request-headers.ts'
import { endedLinkPage } from './ended-link-page.ts'
import type { Share, Shares } from './shares.ts'

/** The site of one share. */
export interface SharedSite {
  readonly fetch: (request: Request) => Response | Promise<Response>
  readonly close: () => void
}

export interface ShareHandlerDependencies {
  readonly shares: Shares
  /** Whether a `Host` header, in lower case, names this server and its port. */
  readonly isOwnHost: (host: string) => boolean
  readonly openSite: (share: Share) => Promise<SharedSite>
}

/** The cookie with the token of a share. The response to a link sets it. */
export const shareCookie = 'livery_share'

/** The path of a link, before its token. */
export const sharePath = '/share/'

/** The largest body of a call to a share's sandbox, in bytes. */
const largestBody = 256 * 1024

/**
 * Handles the requests of colleagues who have a link. It serves the site of the draft, which has a sandbox of its own,
 * and nothing else. The handler has neither the studio's token nor its endpoints, and writes no file of a brand.
 */
export function createShareHandler({ shares, isOwnHost, openSite }: ShareHandlerDependencies) {
  const sites = new Map<string, { readonly share: Share; readonly site: Promise<SharedSite> }>()

  /** Closes the sites of links that have ended, and of drafts that were replaced. */
  function closeEnded(): void {
    const current = new Set(shares.all())
    for (const [id, { share, site }] of sites) {
      if (current.has(share)) continue
      sites.delete(id)
      void site.then(({ close }) => close()).catch(() => {})
    }
  }

  function siteOf(share: Share): Promise<SharedSite> {
    closeEnded()
    const known = sites.get(share.id)?.site
    if (known) return known
    const site = openSite(share)
    sites.set(share.id, { share, site })
    // The next request tries again.
    site.catch(() => {
      if (sites.get(share.id)?.site === site) sites.delete(share.id)
    })
    return site
  }

  /** Puts the token of a link into a cookie, so that it is in no address of the site. */
  function enter(token: string): Response {
    const share = shares.find(token)
    if (!share) return endedLinkPage()
    const seconds = Math.ceil((share.expires - Date.now()) / 1000)
    const cookie = `${shareCookie}=${share.token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`
    return new Response(null, { status: 303, headers: { ...sealing, location: '/', 'set-cookie': cookie } })
  }

  async function handle(request: Request): Promise<Response> {
    const host = (request.headers.get('host') ?? '').toLowerCase()
    if (!isOwnHost(host)) return refusal(421, 'No preview has this name.')
    const { pathname } = new URL(request.url)
    const status = refusedStatus(request, pathname, host)
    if (status !== undefined) return refusal(status, 'A preview shows pages, and changes nothing.')
    if (pathname.startsWith(sharePath)) return enter(pathname.slice(sharePath.length))
    const share = shares.find(cookieValue(request.headers.get('cookie'), shareCookie) ?? '')
    if (!share) return endedLinkPage()
    const site = await siteOf(share)
    return sealed(await site.fetch(await asOfBrand(request, share.brand)), pathname)
  }

  return {
    handle,
    closeEnded,
    close: () => {
      for (const { site } of sites.values()) void site.then(({ close }) => close()).catch(() => {})
      sites.clear()
    },
  }
}

/** The status with which a request is refused. Undefined for a page, a file, and an API call from the same origin. */
function refusedStatus(request: Request, path: string, host: string): 400 | 403 | 404 | 405 | 411 | 413 | undefined {
  const { headers, method } = request
  // Only the operator may control the sandbox and use the tools of the preview.
  if (/^\/(?:studio(?:\/|$)|__)/.test(path)) return 404
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST' || !path.startsWith('/api/')) return 405
  const site = headers.get('sec-fetch-site')
  if ((site !== null && site !== 'same-origin') || headers.get('origin')?.toLowerCase() !== `http://${host}`) return 403
  const length = headers.get('content-length')
  if (length === null) return 411
  if (!/^\d+$/.test(length)) return 400
  return Number(length) > largestBody ? 413 : undefined
}

/**
 * The request for the brand's site, with the brand's local host name. Removes the share's token and the headers of
 * proxies. Also removes `if-none-match`, so that the site sends the content, not status 304.
 */
async function asOfBrand(request: Request, brand: string): Promise<Request> {
  const headers = new Headers(request.headers)
  const own = `${brand}.localhost`
  headers.set('host', own)
  if (headers.has('origin')) headers.set('origin', `http://${own}`)
  for (const name of ['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-for', 'x-country', 'if-none-match'])
    headers.delete(name)
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/).filter((one) => !one.startsWith(`${shareCookie}=`))
  headers.set('cookie', cookies.join('; '))
  const { pathname, search } = new URL(request.url)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const body = isReading ? null : await request.arrayBuffer()
  return new Request(`http://${own}${pathname}${search}`, { method: request.method, headers, body })
}

/**
 * Headers of every response: no cache stores it, no search engine lists it, and no page of another origin reads it. A
 * file of the build keeps its own `cache-control`.
 */
const sealing = {
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
} as const

/** The directives of a Content-Security-Policy that limit where a page sends data: here, to its own share only. */
const sendingDirectives = ['connect-src', 'form-action', 'frame-src', 'worker-src']

function sealed(response: Response, path: string): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(sealing))
    if (name !== 'cache-control' || !path.startsWith('/_livery/build/')) headers.set(name, value)
  const policy = headers.get('content-security-policy')
  if (policy?.includes('script-src')) headers.set('content-security-policy', sealedPolicy(policy))
  return new Response(response.body, { status: response.status, headers })
}

const sealedPolicy = (policy: string): string =>
  policy
    .split(';')
    .map((one) => one.trim())
    .map((one) => {
      const [name = ''] = one.split(' ', 1)
      return sendingDirectives.includes(name) ? `${name} 'self'` : one
    })
    .join('; ')

const refusal = (status: number, text: string) => new Response(text, { status, headers: sealing })
