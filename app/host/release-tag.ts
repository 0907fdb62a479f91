import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { RenderedResponse } from './page-cache.ts'

/** The address at which a proxy requests the tag of the release that a host name shows. */
export const releaseTagPath = '/_livery/release-tag'

/** The header with the tag, in the response at that address and in the proxy's later requests for pages. */
export const releaseTagHeader = 'x-livery-release'

/**
 * A tag that identifies the manifest of a brand, and the path and share of its canary. The tag changes with every
 * release. A new build does not change it, nor do the bytes of a text page or picture in a folder of brands.
 */
export function releaseTag({ hash, canary }: ResolvedManifest): string {
  return canary ? `${hash.slice(0, 16)}-${canary.basePath}-${canary.share}` : hash.slice(0, 16)
}

/**
 * The response to a proxy that requests the tag. nginx caches it until the end of the current second. That is the
 * shortest time that nginx knows.
 *
 * @param resolved undefined for an unknown host name
 * @param now in ms since 1970, by the clock of the machine
 */
export function releaseTagResponse(resolved: ResolvedManifest | undefined, now: number): Response {
  const headers = { 'cache-control': 'public, max-age=0, s-maxage=1', 'x-accel-expires': `@${Math.floor(now / 1000)}` }
  return new Response(null, {
    status: 204,
    headers: resolved ? { ...headers, [releaseTagHeader]: releaseTag(resolved) } : headers,
  })
}

/**
 * The header that tells nginx how long to cache a page under the tag of its release. It forbids caching for the tag of
 * another release.
 *
 * @param requestedTag the tag in the proxy's request, if any
 * @param page the page, which the host caches until `until`, in ms by the clock of the site
 * @param clockOffset how far the clock of the site is ahead of the machine's, in ms
 */
export function nginxExpiry(
  requestedTag: string | null | undefined,
  resolved: ResolvedManifest,
  page: Pick<RenderedResponse, 'headers' | 'until'>,
  clockOffset: number,
): Readonly<Record<string, string>> {
  // Only pages that shared caches may store have a surrogate key.
  if (!requestedTag || page.headers['surrogate-key'] === undefined) return {}
  if (requestedTag !== releaseTag(resolved)) return { 'x-accel-expires': '0' }
  // nginx serves a page until the end of the named second.
  return { 'x-accel-expires': `@${Math.floor((page.until - clockOffset) / 1000) - 1}` }
}
