import type { ByteCache } from './byte-cache.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { plainBody } from './plain-body.ts'
import { acceptsBrotli } from './request-headers.ts'
import { sharedSite } from './shared-site.ts'
import { type SiteFileRequest, siteFileResponse } from './site-file.ts'
import { siteOfBrand } from './site-of-brand.ts'

/** How long the host serves the shared part of an earlier release to its open pages, in ms. */
const earlierLifetime = 600_000

/** Whether an address is that of a shared part. The whole sites of `serve-whole-site.ts` are in the same folder. */
export const isSharedSite = (path: string): boolean => /\/shared-[^/]+\.json$/.test(path)

/** The shared part of a site: its plain bytes, or its compressed bytes if the host compresses. */
interface Body {
  readonly body: Uint8Array<ArrayBuffer> | undefined
  readonly compressed: Uint8Array<ArrayBuffer>
  /** When the host forgets these bytes, in ms since 1970. */
  readonly until: number
}

/**
 * Serves the shared parts of sites. Serves the part of an earlier release for up to ten minutes after the host has
 * stored it.
 */
export function createSharedSites(memory: ByteCache | undefined) {
  const served = memory?.part<Body>(
    'site',
    ({ body, compressed }) => (body?.length ?? 0) + compressed.length,
    ({ until }) => until,
  )

  /** The parts that the host writes and compresses now. Concurrent requests for one part share this work. */
  const running = new Map<string, Promise<Body | undefined>>()

  function bodyOf(request: SiteFileRequest, dependencies: PageDependencies): Promise<Body | undefined> | Body {
    const key = `${request.resolved.merchant} ${request.path}`
    const known = served?.get(key)
    if (known) return known
    const writing = running.get(key) ?? write(key, request, dependencies).finally(() => running.delete(key))
    running.set(key, writing)
    return writing
  }

  async function write(
    key: string,
    { resolved, locale, path }: SiteFileRequest,
    dependencies: PageDependencies,
  ): Promise<Body | undefined> {
    const { address, json } = await sharedSite(await siteOfBrand(resolved, locale, dependencies), dependencies.digest)
    if (address !== `${resolved.basePath ?? ''}${path}`) return undefined
    const compressed = await dependencies.compress?.(json, 'popular')
    const body = {
      body: compressed ? undefined : json,
      compressed: compressed ?? new Uint8Array(),
      until: dependencies.now() + earlierLifetime,
    }
    served?.set(key, body)
    return body
  }

  return {
    /**
     * Serves the shared part at an address. Undefined for an unknown locale, and for another release whose part is not
     * in memory. The page then loads again.
     */
    async serve(request: SiteFileRequest, dependencies: PageDependencies): Promise<Response | undefined> {
      if (!Object.hasOwn(request.resolved.manifest.locales, request.locale)) return undefined
      const found = await bodyOf(request, dependencies)
      if (!found) return undefined
      const brotli = found.compressed.length > 0 && acceptsBrotli(request.encodings)
      const body = brotli ? found.compressed : await plainBody(found, dependencies)
      return siteFileResponse(body, { isBrotli: brotli, isLasting: true })
    },
  }
}
