import { parseServerTime } from '../../runtime/i18n/locale-formats.ts'
import type { ByteCache } from './byte-cache.ts'
import { nextBoundary, pageLifetime } from './page-cache.ts'
import { estimateMemory } from './estimate-memory.ts'

interface LoadedData {
  readonly data: unknown
  /** When the data expires, in ms since 1970. */
  readonly until: number
}

/**
 * Public data that the host's pages share, such as a menu. It expires after a page's lifetime, or when one of its
 * entries begins or ends. A page expires no later than its data. Does not cache a failed load.
 */
export function createPageData(now: () => number, memory: ByteCache) {
  const cached = memory.part<LoadedData>(
    'data',
    ({ data }) => estimateMemory(data),
    ({ until }) => until,
  )
  const running = new Map<string, Promise<LoadedData>>()

  async function load(key: string, ask: () => Promise<unknown>): Promise<LoadedData> {
    const start = now()
    const data = await ask()
    const loaded = { data, until: Math.min(start + pageLifetime, nextBoundary(data, start, parseServerTime)) }
    cached.set(key, loaded)
    return loaded
  }

  return {
    /**
     * The cached data of a key, or the result of `ask`. Concurrent loads of one key share one call of `ask`. Rejects as
     * `ask` does.
     */
    get(key: string, ask: () => Promise<unknown>): Promise<LoadedData> | LoadedData {
      const known = cached.get(key)
      if (known && now() < known.until) return known
      const loading = running.get(key) ?? load(key, ask).finally(() => running.delete(key))
      running.set(key, loading)
      return loading
    },
  }
}

export type PageData = ReturnType<typeof createPageData>
