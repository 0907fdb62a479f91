import type { ResponseOf } from '../../runtime/api/call-api.ts'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { decodingOptions } from './decoding-options.ts'
import { loadOnce } from './load-once.ts'

/**
 * A reader that loads the code of calls on its first use, because a page can respond without this code. If the
 * load fails, calls have no response, other methods reject, and the next use tries again.
 */
export function createLateReader(site: SiteData, load: () => Promise<PublicReader>): PublicReader {
  const whole = loadOnce(load)
  return {
    locale: site.locale,
    currency: site.currency,
    host: location.hostname,
    decoding: decodingOptions(site),
    call: async (endpoint, payload, options) => {
      let reader: PublicReader
      try {
        reader = await whole()
      } catch {
        return { status: false, noResponse: true } as ResponseOf<typeof endpoint>
      }
      return reader.call(endpoint, payload, options)
    },
    config: async (file) => (await whole()).config(file),
    cachedFile: async (path, version, read) => (await whole()).cachedFile(path, version, read),
    content: async (page) => (await whole()).content(page),
  }
}
