import { splitLocale } from '../../runtime/i18n/locale-path.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { type AreaHosts, hostsOfBrand } from '../areas/area-hosts.ts'
import { areasOfBrand } from '../areas/areas-of-brand.ts'
import { bytesOf } from './bytes.ts'
import { hashOfPieces } from './content-hash.ts'
import { type HtmlDocument, wholeDocument } from './document.ts'
import { memoizeByObject } from './memoize-by-object.ts'
import { nextBoundaryOfSite } from './next-boundary-of-site.ts'
import { pageLifetime, type RenderedResponse } from './page-cache.ts'
import type { PageContent, PageHead, PreparedPage } from './page-stages.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { memoizeLastCalls } from './memoize-last-calls.ts'
import type { PopularPages } from './popular-pages.ts'
import { contentSecurityPolicy, pageHeaders } from './security-headers.ts'
import { sharingHeaders } from './sharing.ts'

/** The response with a page: its headers, its body compressed or plain, and its expiry. */
export async function pageResponse(
  page: PreparedPage,
  content: PageContent,
  { titled }: PageHead,
  document: HtmlDocument,
  dependencies: PageDependencies,
  popular: PopularPages | undefined,
): Promise<RenderedResponse> {
  const until = expiryOf(page, content)
  const { lasting, end } = document
  const hash = await hashOfPieces(lasting, dependencies.digest)
  const { compressed, beginning } = await compressedPage(document, hash, dependencies, popular)
  const headers = {
    ...headersOf(page, content, until, dependencies),
    etag: `W/"${await hashOfPieces([bytesOf(hash), end], dependencies.digest)}"`,
    ...(dependencies.isForVisitors
      ? policyOf(page.requested.resolved, dependencies.areaHosts, dependencies.isSandbox ?? false)
      : {}),
  }
  return {
    // The status is 404 and not 410, because a missing page may exist later.
    status: content.rendered.match ? 200 : 404,
    headers,
    // The host builds these headers once for each page, and not for each request.
    compressedHeaders: { ...headers, 'content-encoding': 'br', 'content-length': String(compressed.length) },
    // Few clients request a plain page, which is five times as large.
    body: compressed.length > 0 ? undefined : wholeDocument(document),
    compressed,
    ...(beginning ? { beginning } : {}),
    hash: page.requested.resolved.hash,
    until,
    ...(titled ? { titled } : {}),
  }
}

/**
 * The page in Brotli, empty if the host does not compress, and its beginning if the host may compress the page again.
 */
async function compressedPage(
  document: HtmlDocument,
  hash: string,
  { pages, compress }: PageDependencies,
  popular: PopularPages | undefined,
): Promise<Pick<RenderedResponse, 'compressed' | 'beginning'>> {
  if (!pages || !compress) return { compressed: new Uint8Array() }
  if (!popular) return { compressed: await compress(wholeDocument(document), 'cached') }
  return popular.compressedPage(document, hash)
}

/** When a page expires, in ms since 1970: after its lifetime, or earlier if a part of it begins, ends or expires. */
function expiryOf({ requested, site, request, sharedUntil }: PreparedPage, { rendered }: PageContent): number {
  const { availability } = requested.resolved.manifest
  const timed = [rendered.match?.route.regions, conditionsOf(site.routes), site.shell, site.navigation, availability]
  return Math.min(request.now + pageLifetime, nextBoundaryOfSite(timed, request.now), sharedUntil())
}

/** The conditions of all routes. */
const conditionsOf = memoizeByObject((routes: SiteData['routes']) => Object.values(routes).map(({ when }) => when))

function headersOf(
  { requested, request }: PreparedPage,
  { rendered }: PageContent,
  until: number,
  { pages, sharedFor = 1 }: PageDependencies,
): Readonly<Record<string, string>> {
  const { resolved, path, scheme } = requested
  return {
    ...pageHeaders,
    ...sharingHeaders(resolved, {
      isFound: rendered.match !== undefined,
      hasLocale: splitLocale(path, Object.keys(resolved.manifest.locales)).locale !== undefined,
      lifetime: until - request.now,
      sharedFor: pages ? sharedFor : 0,
    }),
    ...(scheme === 'https' ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** The header with the policy of the brand's pages. */
const policyOf = memoizeLastCalls((resolved: ResolvedManifest, areaHosts: AreaHosts, isSandbox: boolean) => {
  const areas = areasOfBrand(resolved.manifest)
  const hosts = hostsOfBrand(areaHosts, areas)
  return { 'content-security-policy': contentSecurityPolicy(resolved, { areas, hosts, isSandbox }) }
}, 32)
