import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { RenderedResponse } from './page-cache.ts'

/** The address at which a proxy requests the tag of the release that a host name shows. */
export const releaseTagPath = '/_livery/release-tag'

/** The header with the tag, in the response at that address and in the proxy's later requests for pages. */
export const releaseTagHeader = 'x-livery-release'

/**
 * Identifies everything that the pages of a brand depend on, except data. It changes with every release, and with a
 * canary's share.
 */
export function releaseTag({ hash, canary }: ResolvedManifest): string {
  return canary ? `${hash.slice(0, 16)}-${canary.basePath}-${canary.share}` : hash.slice(0, 16)
}

/**
 * The response to a proxy that requests the tag. The proxy may cache it until the end of the current second, because
 * nginx counts in whole seconds.
 *
 * @param resolved undefined for an unknown host name, whose requests the proxy passes on
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
 * The header that tells nginx how long to cache a page under the tag of its release: as long as the host does. If the
 * host renders a different release from the one in nginx's request, the header forbids caching.
 *
 * @param requestedTag the tag that the proxy knows; undefined or empty if it knows none
 * @param page the page, whose lifetime in shared caches ends at `until`, in ms by the clock of the site
 * @param clockOffset how far the clock of the site is ahead of the machine's, in ms
 */
export function keepingHeaders(
  requestedTag: string | null | undefined,
  resolved: ResolvedManifest,
  page: Pick<RenderedResponse, 'headers' | 'until'>,
  clockOffset: number,
): Readonly<Record<string, string>> {
  if (!requestedTag || page.headers['surrogate-key'] === undefined) return {}
  if (requestedTag !== releaseTag(resolved)) return { 'x-accel-expires': '0' }
  return { 'x-accel-expires': `@${Math.floor((page.until - clockOffset) / 1000) - 1}` }
}
