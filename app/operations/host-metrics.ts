import { createMetrics } from './metrics.ts'
import { memoizeByKey } from './memoize-by-key.ts'
import { type FinishedRequest, kindOf, type RequestKind } from './request-log.ts'

/** The state of a host that its metrics read at each scrape. */
export interface HostState {
  readonly served: () => number
  readonly broken: () => number
  readonly inFlight: () => number
  /** Rendered pages in memory: their number and size in bytes. */
  readonly pages: () => { readonly count: number; readonly bytes: number }
  /**
   * The size of everything that the host caches for brands, in bytes. This includes pages, blocks, shared parts of
   * sites, public data and configuration files.
   */
  readonly cachedBytes: () => number
  /** The sequence of each brand's release. */
  readonly sequences: () => ReadonlyMap<string, number>
  /** When the release store stopped responding, in ms since 1970. Undefined while it responds, and without a store. */
  readonly awaySince: () => number | undefined
  readonly now: () => number
}

/** The metrics of a host. */
export function createHostMetrics(state: HostState) {
  const metrics = createMetrics()
  const requests = metrics.counter('livery_requests_total', 'Finished requests, by brand and class of status.')
  const durations = metrics.histogram('livery_request_seconds', 'Time from a request to the end of its response.')
  const cut = metrics.counter(
    'livery_requests_cut_total',
    'Requests whose visitor left before the end of the response.',
  )
  metrics.gauge('livery_requests_in_flight', 'Requests in flight.', () => [[{}, state.inFlight()]])
  metrics.gauge('livery_brands', 'Brands, by whether the host serves them.', () => [
    [{ state: 'served' }, state.served()],
    [{ state: 'broken' }, state.broken()],
  ])
  metrics.gauge('livery_pages_kept', 'Rendered pages in memory.', () => [[{}, state.pages().count]])
  metrics.gauge('livery_pages_kept_bytes', 'Size of the rendered pages in memory.', () => [[{}, state.pages().bytes]])
  metrics.gauge('livery_cached_bytes', 'Size of the pages, data and files of all brands in memory.', () => [
    [{}, state.cachedBytes()],
  ])
  metrics.gauge('livery_release', 'The number of the release in service, by brand.', () =>
    [...state.sequences()].map(([merchant, sequence]) => [{ merchant }, sequence] as const),
  )
  metrics.gauge(
    'livery_store_away_seconds',
    'How long the release store has not responded; 0 while it responds.',
    () => {
      const since = state.awaySince()
      return [[{}, since === undefined ? 0 : (state.now() - since) / 1000]]
    },
  )
  metrics.gauge('process_resident_memory_bytes', 'Resident memory of the process.', () => [
    [{}, process.memoryUsage.rss()],
  ])
  metrics.gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', () => [
    [{}, Math.round(Date.now() / 1000 - process.uptime())],
  ])
  // Caches the series, because finding a series by its labels takes longer than counting a request. A map for each
  // brand would take more memory than the brand's counters.
  const requestsOf = memoizeByKey((series: string) => {
    const [merchant = '', statusClass] = series.split('\n')
    return requests({ merchant, status: `${statusClass}xx` })
  })
  const durationsOf = memoizeByKey((kind: RequestKind) => durations({ kind }))
  const cutOf = memoizeByKey((kind: RequestKind) => cut({ kind }))
  return {
    text: metrics.text,
    requestFinished({ merchant = '', url, status, seconds, isCut }: FinishedRequest): void {
      const kind = kindOf(url)
      requestsOf(`${merchant}\n${Math.floor(status / 100)}`).add()
      durationsOf(kind).observe(seconds)
      if (isCut) cutOf(kind).add()
    },
  }
}
