import { createStore } from 'zustand/vanilla'

/** The calls that the brand's backend does not have. */
export type MissingCallSet = ReadonlySet<string>

/**
 * How long the next pages of the tab skip a call that was missing, in ms. The backend may add the call later. An open
 * page skips the call until the page unloads.
 */
const lifetime = 600_000

interface MissingCallsOptions {
  /** The tab's storage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Environment and brand. */
  readonly scope: string
  readonly now: () => number
}

/**
 * Stores the calls that the backend does not have.
 *
 * @param named the calls that the manifest marks as missing; responses may add others
 */
export function createMissingCalls(named: readonly string[], { storage, scope, now }: MissingCallsOptions) {
  const key = `livery:missingCalls:${scope}`
  const first: MissingCallSet = new Set(named)
  const stored = storedCalls(storage, key, now())
  const store = createStore<MissingCallSet>(() => (stored.length === 0 ? first : new Set([...named, ...stored])))
  return {
    /** The calls that the manifest marks as missing. During hydration, only these count, as on the host. */
    first,
    store,
    /** Marks a call as missing. */
    add(call: string): void {
      if (store.getState().has(call)) return
      store.setState(new Set([...store.getState(), call]), true)
      const found = [...store.getState()].filter((one) => !named.includes(one))
      try {
        storage.setItem(key, JSON.stringify({ found, until: now() + lifetime }))
      } catch {
        // Without storage, the next page calls the backend again.
      }
    },
  }
}

export type MissingCalls = ReturnType<typeof createMissingCalls>

function storedCalls(storage: MissingCallsOptions['storage'], key: string, now: number): readonly string[] {
  try {
    const { found, until } = Object(JSON.parse(storage.getItem(key) ?? 'null')) as { found?: unknown; until?: unknown }
    const isGood = typeof until === 'number' && now < until && until <= now + lifetime && Array.isArray(found)
    return isGood ? found.filter((one): one is string => typeof one === 'string') : []
  } catch {
    return []
  }
}
