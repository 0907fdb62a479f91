import type { CachedValue, CacheStore } from '../../runtime/api/local-cache.ts'
import type { ByteCache } from './byte-cache.ts'
import { estimateMemory } from './estimate-memory.ts'

/**
 * A storage of configuration files in the memory of the host. The host loads a file again if the memory had no room for
 * it. A good copy stays after its expiry, because it serves visitors while the backend fails.
 */
export function createBoundedStore(memory: ByteCache): CacheStore {
  const cached = memory.part<CachedValue>('file', estimateMemory, ({ good, until }) =>
    good ? Number.POSITIVE_INFINITY : until,
  )
  return {
    get: async (key) => cached.get(key),
    set: async (key, value) => cached.set(key, value),
  }
}
