import { clear, createStore, get, set } from 'idb-keyval'
import { type ClearableStore, createMemoryStore, type KeptValue } from '../../runtime/api/local-cache.ts'

/** Increase this number when the shape of the stored results changes, so that older results are ignored. */
const shape = 1

/**
 * Stores results in a local database (API-03), named for environment and brand, so that brands at one address share
 * nothing. Without a database (a private window, a full disk), values last as long as the page.
 */
export function createDatabaseStore(environment: string, merchant: string): ClearableStore {
  const memory = createMemoryStore()
  const database = open(`livery:${environment}:${merchant}:${shape}`)
  if (!database) return memory
  return {
    get: async (key) => {
      try {
        const kept = await get<unknown>(key, database)
        return isKept(kept) ? kept : await memory.get(key)
      } catch {
        return memory.get(key)
      }
    },
    set: async (key, kept) => {
      await memory.set(key, kept)
      await ifThere(() => set(key, kept, database))
    },
    clear: async () => {
      await memory.clear()
      await ifThere(() => clear(database))
    },
  }
}

/** Waits for a change of the database. Opening a forbidden database throws at once. */
async function ifThere(change: () => Promise<void>): Promise<void> {
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
function isKept(kept: unknown): kept is KeptValue {
  if (typeof kept !== 'object' || kept === null) return false
  const { value, good, until } = kept as Partial<KeptValue>
  return typeof value === 'object' && value !== null && typeof good === 'boolean' && typeof until === 'number'
}
