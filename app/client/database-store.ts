import { clear, createStore, get, set } from 'idb-keyval'
import type { CachedValue, ClearableStore } from '../../runtime/api/local-cache.ts'

/** Increase this number when the shape of the stored results changes, so that older results are ignored. */
const shapeVersion = 1

/**
 * Stores results in a local database (API-03), named for environment and brand, so that brands at one address share
 * nothing. Values that the database cannot store, as in a private window or on a full disk, last as long as the page.
 */
export function createDatabaseStore(environment: string, merchant: string): ClearableStore {
  const database = createStore(`livery:${environment}:${merchant}:${shapeVersion}`, 'cache')
  /** The values that the database has not stored. They are newer than the values in the database. */
  const unstored = new Map<string, CachedValue>()
  return {
    get: async (key) => {
      const cached = unstored.get(key) ?? (await attempt(() => get<unknown>(key, database)))
      return isCachedValue(cached) ? cached : undefined
    },
    set: async (key, cached) => {
      unstored.set(key, cached)
      await attempt(async () => {
        await set(key, cached, database)
        if (unstored.get(key) === cached) unstored.delete(key)
      })
    },
    clear: async () => {
      unstored.clear()
      await attempt(() => clear(database))
    },
  }
}

/**
 * The result of work on the database. Undefined if the work rejects, as on a full disk, or throws, as in a browser that
 * forbids databases.
 */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** Validates a stored value, which any person or program on the device may have written. */
function isCachedValue(cached: unknown): cached is CachedValue {
  if (typeof cached !== 'object' || cached === null) return false
  const { value, good, until } = cached as Partial<CachedValue>
  return typeof value === 'object' && value !== null && typeof good === 'boolean' && typeof until === 'number'
}
