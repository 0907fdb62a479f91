import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import type { RegionsOfRoutes, WholeSite } from '../site-state.ts'
import { buildSiteData } from './build-site-data.ts'
import type { Compress } from './compress-page.ts'
import { contentHash } from './content-hash.ts'
import { bytesOf } from './bytes.ts'

/** Addresses by manifest and locale. The bytes are not cached, because a browser requests each address once. */
const addresses = new WeakMap<ResolvedManifest, Map<string, string>>()

/** The address of a brand's whole site in one locale, of which a page contains a part. It changes with the content. */
export async function wholeSiteAddress(resolved: ResolvedManifest, locale: string): Promise<string> {
  const known = addresses.get(resolved) ?? new Map<string, string>()
  addresses.set(resolved, known)
  const address = known.get(locale) ?? (await addressOf(locale, jsonOf(buildSiteData(resolved, locale))))
  known.set(locale, address)
  return address
}

/** Answers at such an address. Undefined if the brand lacks the locale. */
export async function answerWholeSite(
  resolved: ResolvedManifest,
  locale: string,
  path: string,
  encodings: string,
  compress: Compress | undefined,
): Promise<Response | undefined> {
  if (!Object.hasOwn(resolved.manifest.locales, locale)) return undefined
  const body = jsonOf(buildSiteData(resolved, locale))
  const brotli = encodings.includes('br') ? compress : undefined
  // A page from before a change gets the current site. Its browser must not cache that under the old address.
  const isCurrent = (await addressOf(locale, body)) === path
  return new Response(brotli ? await brotli(bytesOf(body), true) : body, {
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

function jsonOf({ messages, navigation, routes }: SiteData): string {
  return JSON.stringify({ messages, navigation, regions: regionsOf(routes) } satisfies WholeSite)
}

async function addressOf(locale: string, json: string): Promise<string> {
  return `/_livery/site/${locale}/${await contentHash(json, 16)}.json`
}
