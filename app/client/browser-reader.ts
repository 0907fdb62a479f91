import { type AnswerOf, callApi } from '../../runtime/api/call-api.ts'
import { askForBytes, askForFile, fileLimit, type LocalCache } from '../../runtime/api/local-cache.ts'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { ReadWorld } from '../../runtime/api/read-answer.ts'
import type { ServerClock } from '../../runtime/countdown/server-clock.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { tellHost } from './tell-host.ts'

/**
 * Reads public data in the browser, from the site's own origin.
 *
 * @param readings resolves when the readings of all records and answers have loaded; reading waits for it
 */
export function createBrowserReader(
  site: SiteData,
  cache: LocalCache,
  clock: ServerClock,
  onMissing: (call: string) => void = () => {},
  readings: Promise<unknown> = Promise.resolve(),
): PublicReader {
  const reading: ReadWorld = {
    imageHosts: site.settings.hosts.image,
    onMisread: (source, misreadings) => tellHost({ source, misreadings }),
  }
  const folder = `/static/frontend/${site.environment === 'production' ? 'production' : 'staging'}`
  return {
    locale: site.locale,
    currency: site.currency,
    host: location.hostname,
    reading,
    call: async (endpoint, payload, options) => {
      try {
        await readings
      } catch {
        // A call waits for the reading of its answer.
        return { status: false, unanswered: true } as AnswerOf<typeof endpoint>
      }
      const answer = await callApi(endpoint, payload, {
        ...options,
        ...reading,
        origin: '',
        locale: site.locale,
        page: location.pathname,
        host: location.hostname,
        device: window.innerWidth < 768 ? 'mobile' : 'desktop',
        fetch: (input, init) => fetch(input, init),
        timeout: site.settings.api.timeout,
        onDate: clock.observe,
      })
      if (answer.missing) {
        onMissing(endpoint)
        tellHost({ missing: endpoint })
      }
      return answer
    },
    config: async (file) => {
      await readings
      return cache.read(
        file,
        () => askForFile(fetch(`${folder}/${file}`), location.hostname),
        site.settings.api.cacheLifetime,
      )
    },
    keptFile: async (path, version, read) => {
      await readings
      return cache.readVersion(path, version, () => askForBytes(fetch(`/static/${path}`), fileLimit), read)
    },
    content: async (page) => {
      const response = await fetch(`${site.below ?? ''}/_livery/content/${site.locale}/${page}`)
      if (!response.ok) throw new Error('')
      return response.text()
    },
  }
}
