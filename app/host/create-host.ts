import { type Context, Hono } from 'hono'
import { splitLocale } from '../../runtime/i18n/locale-path.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { workerPath } from '../../runtime/web-app/register-worker.ts'
import { redirectForSlashes } from '../../runtime/routing/redirect-for-slashes.ts'
import { type AreaHosts, hostsOfBrand } from '../areas/area-hosts.ts'
import { areasOfBrand } from '../areas/areas-of-brand.ts'
import type { AreaHostName } from './brand-store.ts'
import { createPages, type Pages } from './serve-pages.ts'
import { plainBody } from './plain-body.ts'
import type { PageDependencies } from './page-dependencies.ts'
import type { RequestedPage } from './choose-visit.ts'
import { assetVersion, readAssetPath } from './asset-version.ts'
import { brandAsset, brandContent } from './brand-content.ts'
import { closedResponse } from './closed-site.ts'
import { closureOf } from './closure.ts'
import type { ErrorRelay } from './error-relay.ts'
import { failureNotice, noticeResponse } from './notice-response.ts'
import { createLinkPictures, type DrawLinkPicture } from './link-picture/link-pictures.ts'
import { hostName, matchesTag } from './request-headers.ts'
import { releaseTagResponse, nginxExpiry, releaseTagHeader, releaseTagPath } from './release-tag.ts'
import { robots, sitemap, sitemapPath } from './search-engines.ts'
import { assetsFolder, dialogPages, buildSiteData } from './build-site-data.ts'
import { webManifestPath, isInstallable } from './web-app-markup.ts'
import { responseHeaders } from './security-headers.ts'
import { offlinePage, webManifest, workerScript } from './web-app.ts'
import { fontFile } from './fonts.ts'
import { takeNotice } from './take-notice.ts'
import { createSharedSites } from './serve-shared-site.ts'
import { isSharedSite } from './shared-site.ts'
import { serveWholeSite } from './serve-whole-site.ts'

/** The dependencies of the host. */
export interface HostDependencies extends PageDependencies {
  /** The paths of a site's pages that a guest can open. */
  readonly guestPaths: (site: SiteData, now: number) => readonly string[] | Promise<readonly string[]>
  /** Forwards the errors of pages. Without it, the host drops them. */
  readonly errorReports?: ErrorRelay
  /** The brand of a host name. Undefined for an unknown name. */
  readonly brandOf: (host: string, request: Request) => ResolvedManifest | undefined
  /** The brand that has a host name through one of its areas, and the area's handler for it. */
  readonly areaNameOf: (host: string) => AreaHostName | undefined
  /** Called with a request that failed because of a bug. */
  readonly failed?: (merchant: string | undefined, path: string, error: unknown) => void
  /** Draws the pictures for links to pages. Without it, links have no picture. */
  readonly drawLinkPicture?: DrawLinkPicture
  /** A file of the build by its address. Undefined if the host runs without a build. */
  readonly builtFile?: (path: string, encodings: string) => Response | undefined
}

type Environment = { Variables: { resolved: ResolvedManifest } }

/** Handles requests for every brand by host name: for pages, texts and assets, and for the backend. */
export function createHost(dependencies: HostDependencies): Hono<Environment> & { readonly pages: Pages } {
  const pages = createPages(dependencies)
  const sharedSites = createSharedSites(dependencies.memory)
  const linkPictures = createLinkPictures(dependencies.readFile, dependencies.drawLinkPicture)
  const host = new Hono<Environment>()

  /** The picture for links to a page. For a page with its own title, the host renders the page to find the title. */
  async function linkPicture(context: Context<Environment>) {
    const { resolved } = context.var
    const [, locale = '', isPage, name = ''] =
      /^\/_livery\/link-pictures\/([a-z-]+)\/(page(?=\/))?(.+)\.png$/.exec(context.req.path) ?? []
    if (isPage === undefined) return linkPictures.find(resolved, locale, name)
    if (!Object.hasOwn(resolved.manifest.locales, locale)) return undefined
    const { titled } = await pages.serve(pageRequest(context, `/${locale}${name}`))
    return titled && linkPictures.find(resolved, locale, titled.route, titled.title)
  }

  host.use(async (context, next) => {
    await next()
    const { res: response, req: request } = context
    const isSecure = request.header('x-forwarded-proto') === 'https'
    for (const [name, value] of Object.entries(responseHeaders(response.status, isSecure)))
      if (!response.headers.has(name)) context.header(name, value)
  })
  host.use(async (context, next) => {
    const name = hostName(context.req.header('host'))
    const resolved = dependencies.brandOf(name, context.req.raw)
    if (context.req.path === releaseTagPath) return releaseTagResponse(resolved, Date.now())
    const own = resolved ? undefined : dependencies.areaNameOf(name)
    if (own) return own.handle(own.resolved, context.req.path) ?? context.notFound()
    if (!resolved) return context.text('No site has this name.', 421)
    context.set('resolved', resolved)
    await next()
  })
  host.use(async (context, next) => {
    const requested = pageRequest(context, context.req.path)
    const isOpen = /^\/(?:_livery|static)\//.test(requested.path)
    const closure = isOpen ? undefined : closureOf(requested.resolved, requested.country, dependencies.now())
    return closure ? closedResponse(requested, closure, dependencies.now()) : next()
  })
  host.post('/_livery/notices', async (context) =>
    dependencies.notices
      ? await takeNotice(context.req.raw, context.var.resolved.merchant, dependencies.notices)
      : new Response(null, { status: 204 }),
  )
  host.post('/_livery/errors', async (context) =>
    dependencies.errorReports
      ? await dependencies.errorReports.take(context.req.raw, context.var.resolved)
      : new Response(null, { status: 204 }),
  )
  host.all('/api/*', async (context) => withNoStore(await dependencies.backend(context.req.raw)))
  host.all('/static/*', async (context) => withoutPowers(await dependencies.backend(context.req.raw)))
  host.get('/_livery/build/*', (context) => {
    const file = dependencies.builtFile?.(context.req.path, context.req.header('accept-encoding') ?? '')
    return file ?? context.notFound()
  })
  host.get('/_livery/fonts/:name', (context) => {
    const font = fontFile(context.req.param('name'))
    const headers = { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' }
    return font ? context.body(font, 200, headers) : context.notFound()
  })
  host.get(`${assetsFolder}*`, async (context) => {
    const { resolved } = context.var
    const { file, version } = readAssetPath(context.req.path.slice(assetsFolder.length))
    const isCurrent = version !== undefined && version === (await assetVersion(resolved, dependencies.readFile))
    return brandAsset(resolved, file, dependencies.readFile, isCurrent)
  })
  host.get('/_livery/content/:locale/:page', (context) => {
    const { locale, page } = context.req.param()
    const html = brandContent(context.var.resolved, locale, page, dependencies.readFile)
    return html === undefined
      ? context.notFound()
      : context.html(html, 200, { ...powerless, 'cache-control': 'no-cache' })
  })
  host.get('/_livery/site/:locale/:file', async (context) => {
    const encodings = context.req.header('accept-encoding') ?? ''
    const { locale } = context.req.param()
    const serve = isSharedSite(context.req.path) ? sharedSites.serve : serveWholeSite
    return (await serve(context.var.resolved, locale, context.req.path, encodings, dependencies)) ?? context.notFound()
  })
  // Browsers request this path on pages without an icon, such as an area's placeholder.
  host.get('/favicon.ico', (context) =>
    brandAsset(context.var.resolved, context.var.resolved.manifest.merchant.icon, dependencies.readFile),
  )
  host.get(webManifestPath, (context) =>
    isInstallable(context.var.resolved)
      ? context.body(JSON.stringify(webManifest(context.var.resolved)), 200, {
          ...forAnHour,
          'content-type': 'application/manifest+json; charset=utf-8',
        })
      : context.notFound(),
  )
  host.get(workerPath, (context) => {
    const { resolved } = context.var
    const hosts = hostsOfBrand(dependencies.areaHosts, areasOfBrand(resolved.manifest))
    return dependencies.build === undefined ? context.notFound() : workerScript(resolved, dependencies.build, hosts)
  })
  host.get('/_livery/link-pictures/:locale/*', async (context) => {
    const picture = await linkPicture(context)
    return picture ? context.body(picture, 200, { ...forAnHour, 'content-type': 'image/png' }) : context.notFound()
  })
  host.get('/_livery/offline/:locale', (context) => offlinePage(pageRequest(context, '/'), context.req.param('locale')))
  host.get('/robots.txt', (context) => {
    return context.text(robots(context.var.resolved, originOf(context)), 200, forAnHour)
  })
  host.get(sitemapPath, async (context) => {
    const { resolved } = context.var
    const paths = await dependencies.guestPaths(
      buildSiteData(resolved, resolved.manifest.defaultLocale),
      dependencies.now(),
    )
    const headers = { ...forAnHour, 'content-type': 'application/xml; charset=utf-8' }
    return context.body(sitemap(resolved, originOf(context), paths), 200, headers)
  })
  host.get('*', async (context) => {
    const own = areaPage(context, dependencies.areaHosts)
    if (own) return own
    const { path, search } = addressOf(context.req.url)
    const redirect = redirectFor(path, search, context.var.resolved)
    if (redirect) return redirect
    const page = await pages.serve(pageRequest(context, path))
    const tag = context.req.header(releaseTagHeader)
    const headers = {
      ...page.headers,
      ...nginxExpiry(tag, context.var.resolved, page, dependencies.now() - Date.now()),
    }
    const isKnown = page.status === 200 && matchesTag(context.req.header('if-none-match'), page.headers.etag)
    if (isKnown) return new Response(null, { status: 304, headers })
    const brotli = page.compressed.length > 0 && (context.req.header('accept-encoding') ?? '').includes('br')
    return new Response(brotli ? page.compressed : await plainBody(page, dependencies), {
      status: page.status,
      headers: brotli ? { ...headers, 'content-encoding': 'br' } : headers,
    })
  })
  host.all('*', (context) => context.text('Pages are read with GET or HEAD.', 405, { allow: 'GET, HEAD' }))
  host.onError((error, context) => {
    const { path } = context.req
    const { failed = failedInWords } = dependencies
    failed(context.var.resolved?.merchant, path, error)
    const isFile = context.var.resolved === undefined || /^\/(static|_livery)\//.test(path)
    return isFile ? context.text('The request failed.', 500) : noticeResponse(pageRequest(context, path), failureNotice)
  })
  return Object.assign(host, { pages })
}

const failedInWords: NonNullable<HostDependencies['failed']> = (merchant = 'no brand', path, error) =>
  console.error(`${merchant}: ${path} failed.`, error)

const forAnHour = { 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' } as const

function originOf(context: Context<Environment>): string {
  const { scheme, host } = pageRequest(context, '/')
  return `${scheme}://${host}`
}

/**
 * Headers for files at the site's address that are not pages. A browser that opens such a file directly runs and loads
 * nothing of it.
 */
const powerless = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
} as const

/**
 * Forbids caches to store a response of the backend, whatever its cache headers say, because it may contain a member's
 * data.
 */
function withNoStore(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'private, no-store')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** A file of the static origin, with headers under which even an SVG runs and loads nothing. */
function withoutPowers(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(powerless)) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

/** A page that an area of the brand adds at its own path. */
function areaPage(context: Context<Environment>, hosts: AreaHosts): Response | undefined {
  const { resolved } = context.var
  const { path } = context.req
  const { scheme, host } = pageRequest(context, path)
  const route = hostsOfBrand(hosts, areasOfBrand(resolved.manifest)).find(
    ({ routes }) => routes && Object.hasOwn(routes, path),
  )?.routes?.[path]
  return route?.({ resolved, origin: { protocol: `${scheme}:`, host } })
}

function addressOf(url: string): { path: string; search: string } {
  const [, path = '', search = ''] = /^[a-z]+:\/\/[^/]+([^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  return { path: path || '/', search }
}

function pageRequest(context: Context<Environment>, path: string): RequestedPage {
  return {
    resolved: context.var.resolved,
    scheme: context.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http',
    host: context.req.header('host') ?? '',
    path,
    cookie: context.req.header('cookie'),
    country: context.req.header('x-country'),
  }
}

/** The redirect of a request, if any: permanent for needless slashes (NAV-01), or to a dialog (RTE-14). */
function redirectFor(path: string, search: string, { manifest }: ResolvedManifest): Response | undefined {
  const slashless = manifest.site.trailingSlashRedirect ? redirectForSlashes(path, search) : undefined
  if (slashless !== undefined) return new Response(null, { status: 301, headers: { location: slashless } })
  const { rest, locale } = splitLocale(path, Object.keys(manifest.locales))
  const dialog = Object.values(dialogPages(manifest)).find((page) => page.path === rest && !page.isOn)
  if (dialog === undefined) return undefined
  const location = `/${locale ?? ''}?${mergeQuery(dialog.query, search)}`
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

/** The request's query with the dialog's name added, so that a campaign code remains. */
function mergeQuery(dialog: string, search: string): string {
  const query = new URLSearchParams(search)
  query.set(dialog, '1')
  return query.toString()
}
