import { clear, createStore, get, set } from 'idb-keyval'
import { type CachedValue, type ClearableStore, createMemoryStore } from '../../runtime/api/local-cache.ts'

/** Increase this number when the shape of the stored results changes, so that older results are ignored. */
const shapeVersion = 1

/**
 * Stores results in a local database (API-03), named for environment and brand, so that brands at one address share
 * nothing. Without a database (a private window, a full disk), values last as long as the page.
 */
export function createDatabaseStore(environment: string, merchant: string): ClearableStore {
  const memory = createMemoryStore()
  const database = open(`livery:${environment}:${merchant}:${shapeVersion}`)
  if (!database) return memory
  return {
    get: async (key) => {
      try {
        const cached = await get<unknown>(key, database)
        return isCachedValue(cached) ? cached : await memory.get(key)
      } catch {
        return memory.get(key)
      }
    },
    set: async (key, cached) => {
      await memory.set(key, cached)
      await ignoringFailure(() => set(key, cached, database))
    },
    clear: async () => {
      await memory.clear()
      await ignoringFailure(() => clear(database))
    },
  }
}

/**
 * Changes the database and ignores a failure. `change` rejects if the database is full, and throws if the browser
 * forbids databases.
 */
async function ignoringFailure(change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch {
    // Without a database, the values last as long as the page.
  }
}

function open(name: string) {
  try {
    return createStore(name, 'cache')
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
