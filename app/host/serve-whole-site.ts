import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { widgetMessages } from '../../schemas/generated/widget-messages.ts'
import type { RegionsOfRoutes, WholeSite } from '../site-state.ts'
import { buildSiteData } from './build-site-data.ts'
import type { ByteCache } from './byte-cache.ts'
import { contentHash } from './content-hash.ts'
import { bytesOf } from './bytes.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { memoizeLastCalls } from './memoize-last-calls.ts'
import { acceptsBrotli } from './request-headers.ts'
import { type SiteFileRequest, siteFileResponse } from './site-file.ts'

/**
 * The address of a brand's whole site in one locale. It changes with the inputs of the site, so that the host can
 * compute it without writing the site.
 *
 * @param build the name of the build. Without one, the address changes with the content
 */
export const wholeSiteAddress = memoizeLastCalls(addressOf, 16)

/** How long the host caches a compressed site, in ms. A browser requests each address once. */
const compressedLifetime = 600_000

/** A compressed site. */
interface Compressed {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** When the host forgets these bytes, in ms since 1970. */
  readonly until: number
}

/** The dependencies for serving whole sites. */
type WholeSiteDependencies = Pick<PageDependencies, 'compress' | 'build' | 'now'>

/** Serves whole sites. All visitors of a site share one compression of it. */
export function createWholeSites(memory: ByteCache | undefined) {
  const compressed = memory?.part<Compressed>(
    'whole-site',
    ({ bytes }) => bytes.length,
    ({ until }) => until,
  )

  /** The sites that the host compresses now. */
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  function compressedOf(
    key: string,
    { resolved, locale }: SiteFileRequest,
    compress: NonNullable<PageDependencies['compress']>,
    now: () => number,
  ): Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> {
    const known = compressed?.get(key) ?? running.get(key)
    if (known) return 'bytes' in known ? known.bytes : known
    const compressing = compress(bytesOf(jsonOf(resolved, locale)), 'cached')
      .then((bytes) => {
        compressed?.set(key, { bytes, until: now() + compressedLifetime })
        return bytes
      })
      .finally(() => running.delete(key))
    running.set(key, compressing)
    return compressing
  }

  return {
    /** Serves the whole site at an address from `wholeSiteAddress`. Undefined if the brand lacks the locale. */
    async serve(
      request: SiteFileRequest,
      { compress, build, now }: WholeSiteDependencies,
    ): Promise<Response | undefined> {
      const { resolved, locale, path, encodings } = request
      if (!Object.hasOwn(resolved.manifest.locales, locale)) return undefined
      const address = await wholeSiteAddress(resolved, locale, build)
      const brotli = acceptsBrotli(encodings) ? compress : undefined
      // The address that is valid now, because any requested address gets the current site.
      const key = `${resolved.merchant} ${resolved.basePath ?? ''}${address}`
      const body = brotli ? await compressedOf(key, request, brotli, now) : jsonOf(resolved, locale)
      // A page that was rendered before a change requests an old address. The browser must not cache the current site
      // under that address.
      return siteFileResponse(body, { isBrotli: brotli !== undefined, isLasting: address === path })
    },
  }
}

/** The regions of all pages. A page itself contains only the regions of its route. */
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
