import type { ResolvedManifest } from '../../runtime/manifest/index.ts'

/** A request for a file with the data of a site. */
export interface SiteFileRequest {
  readonly resolved: ResolvedManifest
  /** The code of the locale in the address. */
  readonly locale: string
  readonly path: string
  /** The encodings that the client accepts, or an empty text. */
  readonly encodings: string
}

/**
 * A response with the data of a site, as JSON.
 *
 * @param isLasting whether the address names this content, so that caches may keep it
 */
export function siteFileResponse(
  body: BodyInit,
  { isBrotli, isLasting }: { readonly isBrotli: boolean; readonly isLasting: boolean },
): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'no-store',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(isBrotli ? { 'content-encoding': 'br' } : {}),
    },
  })
}
