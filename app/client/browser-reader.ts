import { callApi } from '../../runtime/api/call-api.ts'
import type { decodeData } from '../../runtime/api/decode-response.ts'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { ServerClock } from '../../runtime/countdown/server-clock.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { decodingOptions } from './decoding-options.ts'
import { reportToHost } from './report-to-host.ts'
import type { StaticFiles } from './static-files.ts'

export interface BrowserReaderDependencies {
  readonly clock: Pick<ServerClock, 'observe'>
  /**
   * Loads the code that decodes data, with the decoders of one call or of everything. The first response with data
   * waits for this code.
   */
  readonly loadDecoding: (endpoint?: string) => Promise<{ readonly decodeData: typeof decodeData }>
  /** Opens the files of the static origin. The first read of a file loads the code that reads files. */
  readonly openFiles: () => Promise<StaticFiles>
  /** Called with each call that the backend does not have. */
  readonly onMissing?: (call: string) => void
}

/** Reads public data in the browser, from the site's own origin. */
export function createBrowserReader(site: SiteData, dependencies: BrowserReaderDependencies): PublicReader {
  const { clock, loadDecoding, openFiles, onMissing } = dependencies
  const decoding = decodingOptions(site)
  /** Resolves with the files, after the code that decodes records in files has loaded. */
  const filesOfRecords = async () => (await Promise.all([openFiles(), loadDecoding()]))[0]
  return {
    locale: site.locale,
    currency: site.currency,
    host: location.hostname,
    decoding,
    call: async (endpoint, payload, options) => {
      const response = await callApi(endpoint, payload, {
        ...options,
        ...decoding,
        decodeData: async (...data) => (await loadDecoding(endpoint)).decodeData(...data),
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
        onMissing?.(endpoint)
        reportToHost({ missing: endpoint })
      }
      return response
    },
    config: async (file) => (await filesOfRecords()).config(file),
    cachedFile: async (path, version, read) => (await filesOfRecords()).cachedFile(path, version, read),
    content: async (page) => {
      const address = `${site.basePath ?? ''}/_livery/content/${site.locale}/${page}`
      const response = await fetch(address, { signal: AbortSignal.timeout(site.settings.api.timeout) })
      if (!response.ok) throw new Error('')
      return response.text()
    },
  }
}
