import { holdAcrossTabs, type TabLocks } from '../tab-lock.ts'
import type { KeptStorage } from '../intent-record.ts'

/** The storage of a tab; a copy of another one's where the tab was duplicated. */
export function createTabStorage(
  values = new Map<string, string>(),
): KeptStorage & { copy(): ReturnType<typeof createTabStorage> } {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    copy: () => createTabStorage(new Map(values)),
  }
}

/** The locks of a browser. What a page holds is let go when the page goes. */
export function createBrowserLocks() {
  const held = new Map<string, symbol>()
  return {
    /** The locks as one page sees them. */
    openPage() {
      const page = Symbol('page')
      const request = async (name: string, _options: unknown, work: (lock: Lock | null) => unknown) => {
        if (held.has(name)) return work(null)
        held.set(name, page)
        try {
          return await work({ name, mode: 'exclusive' })
        } finally {
          if (held.get(name) === page) held.delete(name)
        }
      }
      const locks = { request } as unknown as TabLocks
      return {
        hold: (name: string) => holdAcrossTabs(locks, name),
        leave: () => {
          for (const [name, owner] of held) if (owner === page) held.delete(name)
        },
      }
    },
  }
}
