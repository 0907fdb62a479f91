import { createLocalCache } from '../../runtime/api/local-cache.ts'
import type { ServerClock } from '../../runtime/countdown/server-clock.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { createBrowserReader } from './browser-reader.ts'
import { createDatabaseStore } from './database-store.ts'

/**
 * The reader of a page with its cache. `forget` empties the cache.
 *
 * @param onMissing called with each call that the backend does not have
 */
export function openReader(site: SiteData, clock: ServerClock, onMissing: (call: string) => void) {
  const database = createDatabaseStore(site.environment, site.merchant.id)
  const cache = createLocalCache(database, Date.now)
  return { reader: createBrowserReader(site, cache, clock, onMissing), forget: database.clear }
}
