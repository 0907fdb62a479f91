import { createStore } from 'zustand/vanilla'

/** The calls that the brand's backend is known to lack. */
export type LackingState = ReadonlySet<string>

/** How long a call counts as missing after it was found so, in ms: a backend may get it meanwhile. */
const lifetime = 600_000

interface LackingWorld {
  /** Of the tab. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Environment and brand. */
  readonly scope: string
  readonly now: () => number
}

/**
 * Keeps which calls the backend lacks: those that the manifest names, and those that were answered so.
 *
 * @param named those that the manifest names
 */
export function createLackingCalls(named: readonly string[], { storage, scope, now }: LackingWorld) {
  const key = `livery:lacking:${scope}`
  const store = createStore<LackingState>(() => new Set([...named, ...keptCalls(storage, key, now())]))
  return {
    store,
    /** Takes in that a call was answered so. */
    add(call: string): void {
      if (store.getState().has(call)) return
      store.setState(new Set([...store.getState(), call]), true)
      const found = [...store.getState()].filter((one) => !named.includes(one))
      try {
        storage.setItem(key, JSON.stringify({ found, until: now() + lifetime }))
      } catch {
        // The next page finds it out again.
      }
    },
  }
}

export type LackingCalls = ReturnType<typeof createLackingCalls>

function keptCalls(storage: LackingWorld['storage'], key: string, now: number): readonly string[] {
  try {
    const { found, until } = Object(JSON.parse(storage.getItem(key) ?? 'null')) as { found?: unknown; until?: unknown }
    const isGood = typeof until === 'number' && now < until && until <= now + lifetime && Array.isArray(found)
    return isGood ? found.filter((one): one is string => typeof one === 'string') : []
  } catch {
    return []
  }
}
