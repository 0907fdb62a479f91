import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { asciiPath, callApi } from '../../runtime/api/call-api.ts'
import type { PublicReader } from '../../runtime/api/queries.ts'
import { compileMessages } from '../../runtime/i18n/compile-messages.ts'
import { chooseLocale, localeCookies, splitLocale } from '../../runtime/i18n/locale-path.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { PageRequest, SiteData } from '../../runtime/page/site-data.ts'
import { redirectForSlashes } from '../../runtime/routing/normalise-path.ts'
import type { RenderedPage } from '../entry-server.tsx'
import { contentHtml } from './content.ts'
import { htmlDocument } from './document.ts'
import { fontFaces, fontFile } from './fonts.ts'
import { siteData } from './site-data.ts'
import { closePage, loadingGamePage } from './static-pages.ts'

/** What the host needs from around it. */
export interface HostWorld {
  /** The brand of a host name, or undefined: an unknown host is refused. */
  readonly brandOf: (host: string, request: Request) => ResolvedManifest | undefined
  /** The backend: answers `/api/*` and `/static/*`, told the brand by the Host header. */
  readonly backend: (request: Request) => Promise<Response>
  readonly render: (site: SiteData, request: PageRequest, reader: PublicReader) => Promise<RenderedPage>
  /** Markup for the head of a page: styles and scripts. */
  readonly head: () => Promise<string>
  /** Where brands' folders are, for assets and text pages. */
  readonly readFile: (merchant: string, path: string) => Uint8Array<ArrayBuffer> | undefined
  readonly now: () => number
}

type Environment = { Variables: { resolved: ResolvedManifest } }

/** Answers requests for every brand by host name: pages, texts, assets, and the backend behind them. */
export function createHost(world: HostWorld): Hono<Environment> {
  const host = new Hono<Environment>()
  host.use(async (context, next) => {
    const resolved = world.brandOf(hostName(context.req.raw), context.req.raw)
    if (!resolved) return context.text('No site answers to this name.', 421)
    context.set('resolved', resolved)
    await next()
  })
  host.all('/api/*', (context) => world.backend(context.req.raw))
  host.all('/static/*', (context) => world.backend(context.req.raw))
  host.get('/_livery/fonts/:name', (context) => {
    const font = fontFile(context.req.param('name'))
    return font
      ? context.body(font, 200, {
          'content-type': 'font/woff2',
          'cache-control': 'public, max-age=31536000, immutable',
        })
      : context.notFound()
  })
  host.get('/_livery/assets/*', (context) => asset(context.var.resolved, context.req.path, world))
  host.get('/_livery/content/:locale/:page', (context) => {
    const html = contentOf(context.var.resolved, context.req.param('locale'), context.req.param('page'), world)
    return html === undefined ? context.notFound() : context.html(html)
  })
  host.get('/loading_game.html', (context) => context.html(loadingGamePage))
  host.get('/Close', (context) => context.html(closePage))
  host.get('*', (context) => page(context.req.raw, context.var.resolved, world))
  return host
}

/** The host name that a request is for, in lower case and without its port. */
export function hostName(request: Request): string {
  return (request.headers.get('host') ?? new URL(request.url).host).toLowerCase().replace(/:\d+$/, '')
}

async function page(request: Request, resolved: ResolvedManifest, world: HostWorld): Promise<Response> {
  const { manifest } = resolved
  const [, path = '/', search = ''] = /^[a-z]+:\/\/[^/]+([^?#]*)(\?[^#]*)?/i.exec(request.url) ?? []
  const redirect = manifest.site.trailingSlashRedirect ? redirectForSlashes(path || '/', search) : undefined
  if (redirect !== undefined) return new Response(null, { status: 301, headers: { location: redirect } })

  const name = hostName(request)
  const locales = Object.keys(manifest.locales)
  const locale = chooseLocale({
    path,
    cookie: cookieValue(request, localeCookies.selected.name),
    domainLocale: manifest.site.domains[name]?.locale,
    defaultLocale: manifest.defaultLocale,
    locales,
  })
  const site = siteData(resolved, locale)
  const dialog = dialogInstead(splitLocale(path, locales).rest, manifest.pages)
  if (dialog !== undefined)
    return new Response(null, {
      status: 302,
      headers: { location: `/${locale}${dialog}`, 'cache-control': 'no-store' },
    })
  const asked: PageRequest = {
    path,
    search,
    device: /Mobi|Android|iPhone/.test(request.headers.get('user-agent') ?? '') ? 'mobile' : 'desktop',
    country: request.headers.get('x-country') ?? 'TH',
    now: world.now(),
  }
  const rendered = await world.render(site, asked, reader(request, name, resolved, site, asked, world))
  const { match, html, state } = rendered
  const text = (id: string) => {
    const [message] = Object.values(
      compileMessages({ id: site.messages[id] === undefined ? id : String(site.messages[id]) }),
    )
    return typeof message === 'string' ? message : id
  }
  const pageTitle = match ? text(match.route.title) : text('error.page-not-found')
  const body = htmlDocument({
    resolved,
    state,
    html,
    title: match?.id === 'home' ? text(manifest.seo.title) : `${pageTitle} · ${manifest.merchant.name}`,
    description: match?.route.description ? text(match.route.description) : text(manifest.seo.description),
    origin: new URL(request.url).protocol + '//' + (request.headers.get('host') ?? name),
    head: `<style>${fontFaces(manifest.theme.fonts)}</style>\n${await world.head()}`,
    found: match !== undefined,
  })
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    vary: 'cookie, user-agent',
  })
  if (splitLocale(path, locales).locale !== undefined) {
    const { name: cookie, maxAge } = localeCookies.selected
    headers.append('set-cookie', `${cookie}=${locale}; Path=/; Max-Age=${maxAge}; SameSite=Lax`)
  }
  return new Response(body, { status: match ? 200 : 404, headers })
}

/** Where a page that this brand has as a dialog leads to instead (RTE-14). */
function dialogInstead(path: string, pages: ResolvedManifest['manifest']['pages']): string | undefined {
  if (path === '/login' && !pages.login) return '?login=1'
  if (path === '/register' && !pages.register) return '?signup=1'
  if (path === '/deposit' && !pages.deposit) return '?deposit=1'
  return undefined
}

function reader(
  request: Request,
  name: string,
  resolved: ResolvedManifest,
  site: SiteData,
  asked: PageRequest,
  world: HostWorld,
): PublicReader {
  const origin = new URL(request.url).origin
  const toBackend = async (input: string | URL | Request, init?: RequestInit) => {
    const asking = new Request(input, init)
    const headers = new Headers(asking.headers)
    headers.set('host', name)
    return world.backend(new Request(asking, { headers }))
  }
  return {
    locale: site.locale,
    currency: site.currency,
    host: name,
    call: (endpoint, payload) =>
      callApi(endpoint, payload, {
        origin,
        locale: site.locale,
        page: asciiPath(asked.path),
        host: name,
        device: asked.device,
        fetch: toBackend,
        timeout: 3000,
      }),
    config: async (file) => {
      const folder = resolved.environment === 'production' ? 'production' : 'staging'
      const response = await toBackend(`${origin}/static/frontend/${folder}/${file}`)
      if (response.status === 403 || response.status === 404) return []
      if (!response.ok) throw new Error('')
      return response.json()
    },
    content: async (pageName) => {
      const html = contentOf(resolved, site.locale, pageName, world)
      if (html === undefined) throw new Error('')
      return html
    },
  }
}

function contentOf(resolved: ResolvedManifest, locale: string, pageName: string, world: HostWorld): string | undefined {
  const file = `${locale.slice(0, 2)}/${pageName}.md`
  const merchant = resolved.content.get(file)
  const bytes = merchant === undefined ? undefined : world.readFile(merchant, join('content', file))
  if (!bytes) return undefined
  const { manifest } = resolved
  return contentHtml(new TextDecoder().decode(bytes), {
    merchant: manifest.merchant.name,
    minimumAge: String(manifest.responsible.minimumAge),
    termsVersion: manifest.responsible.termsVersion,
  })
}

const assetTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
}

function asset(resolved: ResolvedManifest, path: string, world: HostWorld): Response {
  const file = path.slice('/_livery/assets/'.length)
  const merchant = resolved.assets.get(file)
  const bytes = merchant === undefined ? undefined : world.readFile(merchant, join('assets', file))
  const type = assetTypes[file.split('.').at(-1) ?? '']
  if (!bytes || !type) return new Response('Not found', { status: 404 })
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=300',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  })
}

/** A cookie of a request, as it was sent. */
export function cookieValue(request: Request, name: string): string | undefined {
  const pair = (request.headers.get('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** Reads files of brands from folders on disk, the first folder that has one. */
export function readBrandFile(folders: readonly string[]): HostWorld['readFile'] {
  return (merchant, path) => {
    for (const folder of folders) {
      try {
        return new Uint8Array(readFileSync(join(folder, merchant, path)))
      } catch {
        // The next folder may have it.
      }
    }
    return undefined
  }
}
