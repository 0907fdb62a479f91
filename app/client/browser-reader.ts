import { callApi } from '../../runtime/api/call-api.ts'
import { readStaticBytes, readStaticFile, fileLimit, type LocalCache } from '../../runtime/api/local-cache.ts'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { ServerClock } from '../../runtime/countdown/server-clock.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { decodingOptions } from './decoding-options.ts'
import { reportToHost } from './report-to-host.ts'

/** Reads public data in the browser, from the site's own origin. */
export function createBrowserReader(
  site: SiteData,
  cache: LocalCache,
  clock: ServerClock,
  onMissing: (call: string) => void = () => {},
): PublicReader {
  const decoding = decodingOptions(site)
  const folder = `/static/frontend/${site.environment === 'production' ? 'production' : 'staging'}`
  return {
    locale: site.locale,
    currency: site.currency,
    host: location.hostname,
    decoding,
    call: async (endpoint, payload, options) => {
      const response = await callApi(endpoint, payload, {
        ...options,
        ...decoding,
        origin: '',
        locale: site.locale,
        page: location.pathname,
        host: location.hostname,
        device: window.innerWidth < 768 ? 'mobile' : 'desktop',
        fetch: (input, init) => fetch(input, init),
        timeout: site.settings.api.timeout,
        onDate: clock.observe,
      })
      if (response.missing) {
        onMissing(endpoint)
        reportToHost({ missing: endpoint })
      }
      return response
    },
    config: async (file) => {
      return cache.read(
        file,
        () => readStaticFile(fetch(`${folder}/${file}`), location.hostname),
        site.settings.api.cacheLifetime,
      )
    },
    cachedFile: async (path, version, read) => {
      return cache.readVersion(path, version, () => readStaticBytes(fetch(`/static/${path}`), fileLimit), read)
    },
    content: async (page) => {
      const response = await fetch(`${site.basePath ?? ''}/_livery/content/${site.locale}/${page}`)
      if (!response.ok) throw new Error('')
      return response.text()
    },
  }
}
