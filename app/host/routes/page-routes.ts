import { dialogAddress, dialogAt } from '../../../runtime/dialogs/dialog-pages.ts'
import { splitLocale } from '../../../runtime/i18n/locale-path.ts'
import type { ResolvedManifest } from '../../../runtime/manifest/index.ts'
import { redirectForSlashes } from '../../../runtime/routing/redirect-for-slashes.ts'
import { type AreaHosts, hostsOfBrand } from '../../areas/area-hosts.ts'
import { areasOfBrand } from '../../areas/areas-of-brand.ts'
import { dialogPages } from '../build-site-data.ts'
import type { RenderedResponse } from '../page-cache.ts'
import { plainBody } from '../plain-body.ts'
import { nginxExpiry, releaseTagHeader } from '../release-tag.ts'
import { acceptsBrotli, matchesTag } from '../request-headers.ts'
import type { Pages } from '../serve-pages.ts'
import type { HostDependencies } from './host-dependencies.ts'
import { pageRequest, type SiteContext, type SiteRouter } from './site-router.ts'

/** Adds the routes of pages: areas' pages at their own paths, redirects, and rendered pages. */
export function addPageRoutes(host: SiteRouter, dependencies: HostDependencies, pages: Pages): void {
  host.get('*', async (context) => {
    const own = areaPage(context, dependencies.areaHosts)
    if (own) return own
    const { path, search } = addressOf(context.req.url)
    const redirect = redirectFor(path, search, context.var.resolved)
    if (redirect) return redirect
    return responseOf(await pages.serve(pageRequest(context, path), context.req.raw.signal), context, dependencies)
  })
  host.all('*', (context) => context.text('Pages are read with GET or HEAD.', 405, { allow: 'GET, HEAD' }))
}

/** The response with a rendered page: in the encoding that the client accepts, or 304 if the client has the page. */
async function responseOf(
  page: RenderedResponse,
  context: SiteContext,
  dependencies: HostDependencies,
): Promise<Response> {
  const tag = context.req.header(releaseTagHeader)
  const expiry = nginxExpiry(tag, context.var.resolved, page, dependencies.now() - Date.now())
  const isKnown = page.status === 200 && matchesTag(context.req.header('if-none-match'), page.headers.etag)
  if (isKnown) return new Response(null, { status: 304, headers: { ...page.headers, ...expiry } })
  const brotli = page.compressed.length > 0 && acceptsBrotli(context.req.header('accept-encoding'))
  return new Response(brotli ? page.compressed : await plainBody(page, dependencies), {
    status: page.status,
    headers: { ...(brotli ? page.compressedHeaders : page.headers), ...expiry },
  })
}

/** A page that an area of the brand adds at its own path. */
function areaPage(context: SiteContext, hosts: AreaHosts): Response | undefined {
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

/**
 * A redirect to the address of a dialog (RTE-14), or a permanent one that removes needless slashes (NAV-01). One
 * redirect can do both (LOC-02). Undefined if the request needs no redirect.
 */
export function redirectFor(path: string, search: string, { manifest }: ResolvedManifest): Response | undefined {
  const slashless = redirectForSlashes(path)
  const { rest, locale } = splitLocale(slashless ?? path, Object.keys(manifest.locales))
  const dialog = dialogAt({ dialogPages: dialogPages(manifest) }, rest)
  if (dialog) {
    const location = dialogAddress(dialog, locale, search)
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
  }
  if (slashless === undefined || !manifest.site.trailingSlashRedirect) return undefined
  return new Response(null, { status: 301, headers: { location: `${slashless}${search}` } })
}
