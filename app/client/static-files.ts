import {
  type ClearableStore,
  createLocalCache,
  fileLimit,
  readStaticBytes,
  readStaticFile,
} from '../../runtime/api/local-cache.ts'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { fetchPieces } from './fetch-pieces.ts'

/** The static origin's files with their cache in the browser. `forget` empties the cache. */
export type StaticFiles = Pick<PublicReader, 'config' | 'cachedFile'> & { readonly forget: () => Promise<void> }

/** Reads the files of a site, cached in a store. */
export function createStaticFiles(
  { environment, settings }: Pick<SiteData, 'environment' | 'settings'>,
  store: ClearableStore,
  now: () => number = Date.now,
): StaticFiles {
  const cache = createLocalCache(store, now)
  const folder = `/static/frontend/${environment === 'production' ? 'production' : 'staging'}`
  return {
    config: (file) =>
      cache.read(
        file,
        () => readStaticFile(fetchPieces(`${folder}/${file}`), location.hostname),
        settings.api.cacheLifetime,
      ),
    cachedFile: (path, version, read) =>
      cache.readVersion(path, version, () => readStaticBytes(fetchPieces(`/static/${path}`), fileLimit), read),
    forget: store.clear,
  }
}
