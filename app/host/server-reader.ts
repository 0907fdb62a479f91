import { callApi } from '../../runtime/api/call-api.ts'
import { readStaticBytes, readStaticFile, fileLimit, type LocalCache } from '../../runtime/api/local-cache.ts'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import { decodeData, type DecodingOptions } from '../../runtime/api/decode-response.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { PageRequest, SiteData } from '../../runtime/site/site-data.ts'
import type { BackendNotices } from './backend-notices.ts'
import { limitResponse } from './limit-response.ts'
import { brandContent, type ReadBrandFile } from './brand-content.ts'

/** The dependencies of a reader of public data on the server. */
export interface ServerReaderDependencies {
  readonly backend: (request: Request) => Promise<Response>
  readonly readFile: ReadBrandFile
  readonly configCache: LocalCache
  /** Receives the calls that a brand's backend lacks, and the unreadable parts of responses. */
  readonly notices?: BackendNotices
}

/**
 * How long the host waits for each response with data of a page, in ms. Then the host renders the page without the
 * data, and the browser fetches the data.
 */
const dataTimeout = 3000

/** The largest response that the host reads for a page, in bytes. */
const largestResponse = 16_000_000

/** Reads public data for a page that the host renders, as a guest of the brand with this host name. */
export function createServerReader(
  { resolved, site, request, host }: { resolved: ResolvedManifest; site: SiteData; request: PageRequest; host: string },
  dependencies: ServerReaderDependencies,
): PublicReader {
  const origin = `http://${host}`
  const toBackend = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    request.headers.set('host', host)
    return limitResponse(await dependencies.backend(request), largestResponse)
  }
  const { merchant } = resolved
  const decoding: DecodingOptions = {
    imageHosts: site.settings.hosts.image,
    onMisread: (source, misreadings) => dependencies.notices?.misread(merchant, source, misreadings),
  }
  const folder = resolved.environment === 'production' ? 'production' : 'staging'
  return {
    locale: site.locale,
    currency: site.currency,
    host,
    decoding,
    call: async (endpoint, payload, options) => {
      const response = await callApi(endpoint, payload, {
        ...options,
        ...decoding,
        decodeData,
        origin,
        locale: site.locale,
        page: request.path,
        host,
        // The page is the same for all devices, and most visitors use a phone.
        device: 'mobile',
        fetch: toBackend,
        timeout: dataTimeout,
      })
      if (response.missing) dependencies.notices?.missing(merchant, endpoint)
      return response
    },
    config: (file) =>
      dependencies.configCache.read(
        `${resolved.merchant}/${resolved.environment}/${host}/${file}`,
        (tag) =>
          readStaticFile(
            toBackend(`${origin}/static/frontend/${folder}/${file}`, {
              headers: tag === undefined ? {} : { 'if-none-match': tag },
              signal: AbortSignal.timeout(dataTimeout),
            }),
            host,
          ),
        resolved.manifest.api.cacheLifetime,
      ),
    cachedFile: (path, version, read) =>
      dependencies.configCache.readVersion(
        `${resolved.merchant}/${resolved.environment}/${host}/${path}`,
        version,
        () =>
          readStaticBytes(
            toBackend(`${origin}/static/${path}`, { signal: AbortSignal.timeout(dataTimeout) }),
            fileLimit,
          ),
        read,
      ),
    content: async (page) => {
      const html = brandContent(resolved, site.locale, page, dependencies.readFile)
      if (html === undefined) throw new Error('')
      return html
    },
  }
}
