import type { CachedValue, CacheStore } from '../../runtime/api/local-cache.ts'
import type { ByteCache } from './byte-cache.ts'
import { estimateMemory } from './estimate-memory.ts'

/** The expiry of each missing file of a site, by the name of the file, in ms since 1970. */
type MissingFiles = Readonly<Record<string, number>>

/** Bytes that the name and the expiry of a missing file take. Sites share the text of the name. */
const missingFileBytes = 48

/**
 * Stores configuration files in the memory of the host. A good copy stays after its expiry, for the time when the
 * backend fails.
 *
 * The missing files of a site are one small value. Otherwise, a backend without such files would fill the memory of a
 * host with many brands.
 */
export function createBoundedStore(memory: ByteCache): CacheStore {
  const cached = memory.part<CachedValue>('file', estimateMemory, ({ good, until }) =>
    good ? Number.POSITIVE_INFINITY : until,
  )
  const missing = memory.part<MissingFiles>(
    'missing',
    (files) => Object.keys(files).length * missingFileBytes,
    (files) => Math.max(...Object.values(files)),
  )

  function missingFile(key: string): CachedValue | undefined {
    const { site, file } = splitKey(key)
    const files = missing.get(site)
    const until = files && Object.hasOwn(files, file) ? files[file] : undefined
    return until === undefined ? undefined : { value: [], good: false, until }
  }

  /** @param until undefined for a file that exists */
  function setMissing(key: string, until: number | undefined): void {
    const { site, file } = splitKey(key)
    const { [file]: before, ...others } = missing.get(site) ?? {}
    if (until !== undefined) missing.set(site, { ...others, [file]: until })
    else if (before === undefined) return
    else if (Object.keys(others).length > 0) missing.set(site, others)
    else missing.delete(site)
  }

  return {
    get: async (key) => cached.get(key) ?? missingFile(key),
    set: async (key, value) => {
      const isMissing = isEmptyList(value)
      setMissing(key, isMissing ? value.until : undefined)
      if (isMissing) cached.delete(key)
      else cached.set(key, value)
    },
  }
}

/** Whether the value is an empty list that represents a missing file. */
const isEmptyList = ({ value, good }: CachedValue) => !good && Array.isArray(value) && value.length === 0

/** The site and the name of the file in a key such as `acme/production/acme.example/menu.json`. */
function splitKey(key: string): { readonly site: string; readonly file: string } {
  const end = key.lastIndexOf('/')
  return { site: key.slice(0, end), file: key.slice(end + 1) }
}
