import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { widgetMessages } from '../../schemas/generated/widget-messages.ts'
import type { RegionsOfRoutes, WholeSite } from '../site-state.ts'
import { buildSiteData } from './build-site-data.ts'
import { contentHash } from './content-hash.ts'
import { bytesOf } from './bytes.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { memoizeLastCalls } from './memoize-last-calls.ts'
import { acceptsBrotli } from './request-headers.ts'

/**
 * The address of a brand's whole site in one locale. It changes with the inputs of the site, so that the host can
 * compute it without writing the site. The bytes are not cached, because a browser requests each address once.
 *
 * @param build the name of the build. Without one, the address changes with the content
 */
export const wholeSiteAddress = memoizeLastCalls(addressOf, 16)

/** A request for a file with the data of a site. */
export interface SiteFileRequest {
  readonly resolved: ResolvedManifest
  /** The code of the locale in the address. */
  readonly locale: string
  readonly path: string
  /** The encodings that the client accepts, or an empty text. */
  readonly encodings: string
}

/** Serves the whole site at an address from `wholeSiteAddress`. Undefined if the brand lacks the locale. */
export async function serveWholeSite(
  { resolved, locale, path, encodings }: SiteFileRequest,
  { compress, build }: Pick<PageDependencies, 'compress' | 'build'>,
): Promise<Response | undefined> {
  if (!Object.hasOwn(resolved.manifest.locales, locale)) return undefined
  const body = jsonOf(resolved, locale)
  const brotli = acceptsBrotli(encodings) ? compress : undefined
  // A page that was rendered before a change requests an old address. The browser must not cache the current site under
  // that address.
  const isCurrent = (await wholeSiteAddress(resolved, locale, build)) === path
  return new Response(brotli ? await brotli(bytesOf(body), 'cached') : body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(brotli ? { 'content-encoding': 'br' } : {}),
    },
  })
}

/** The regions of all pages. A page itself contains only those of its route. */
export function regionsOf(routes: SiteData['routes']): RegionsOfRoutes {
  return Object.fromEntries(Object.entries(routes).flatMap(([id, { regions }]) => (regions ? [[id, regions]] : [])))
}

function jsonOf(resolved: ResolvedManifest, locale: string): string {
  const { messages, routes } = buildSiteData(resolved, locale)
  return JSON.stringify({ messages, regions: regionsOf(routes) } satisfies WholeSite)
}

async function addressOf(resolved: ResolvedManifest, locale: string, build: string | undefined): Promise<string> {
  const source = build === undefined ? jsonOf(resolved, locale) : `${resolved.hash} ${build} ${await widgetTexts()}`
  return `/_livery/site/${locale}/${await contentHash(source, 16)}.json`
}

/** The hash of the widgets' own texts, which the name of a build does not cover. */
const widgetTexts = memoizeLastCalls(() => contentHash(JSON.stringify(widgetMessages)), 1)
