import type { CacheStore, KeptValue } from '../../runtime/api/local-cache.ts'
import type { ByteCache } from './byte-cache.ts'
import { weighData } from './weigh-data.ts'

/**
 * A storage of configuration files in the memory of the host. The host loads a file again if the memory had no room for
 * it.
 */
export function createBoundedStore(memory: ByteCache): CacheStore {
  const kept = memory.part<KeptValue>('file', weighData)
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => kept.set(key, value),
  }
}
