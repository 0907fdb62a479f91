/** What a load brought: a value, or word that there is none (403 and 404). It throws where nothing could be learnt. */
export type Loaded = { readonly found: true; readonly value: unknown } | { readonly found: false }

/** A kept result. `good` is false for an empty list that stands for a missing file. Moments are ms since 1970. */
export interface KeptValue {
  readonly value: unknown
  readonly good: boolean
  readonly until: number
}

/** Where results are kept: memory on the host, a local database in the browser. */
export interface CacheStore {
  get(key: string): Promise<KeptValue | undefined>
  set(key: string, kept: KeptValue): Promise<void>
}

/** How long a result is good for, and how soon a failed load is tried again, in ms (API-03). */
export const cacheLifetime = 600_000
export const retryAfter = 30_000

/**
 * Keeps results by key (API-03). A missing file is an empty list, unless a good copy is at hand: then that one, and the
 * next try comes in 30 s (CFG-03). So it is with a load that fails. Loads of one key at a time are one.
 */
export function createLocalCache(store: CacheStore, now: () => number) {
  const running = new Map<string, Promise<unknown>>()

  async function load(key: string, ask: () => Promise<Loaded>, lifetime: number): Promise<unknown> {
    const kept = await store.get(key)
    if (kept && now() < kept.until) return kept.value
    const loaded = await ask().catch(() => undefined)
    const next: KeptValue = loaded?.found
      ? { value: loaded.value, good: true, until: now() + lifetime }
      : kept?.good
        ? { ...kept, until: now() + retryAfter }
        : { value: [], good: false, until: now() + (loaded ? lifetime : retryAfter) }
    await store.set(key, next)
    return next.value
  }

  return {
    /** The kept result of a key, or what `ask` brings now. Never throws: without any copy it is an empty list. */
    read(key: string, ask: () => Promise<Loaded>, lifetime = cacheLifetime): Promise<unknown> {
      const known = running.get(key)
      if (known) return known
      const loading = load(key, ask, lifetime).finally(() => running.delete(key))
      running.set(key, loading)
      return loading
    },
  }
}

export type LocalCache = ReturnType<typeof createLocalCache>

/** Keeps results as long as the process or the page lives. */
export function createMemoryStore(): CacheStore {
  const kept = new Map<string, KeptValue>()
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
  }
}

/** Asks for a file of the static origin: 403 and 404 say that there is none, every other failure throws. */
export async function askForFile(asking: Promise<Response>): Promise<Loaded> {
  const response = await asking
  if (response.status === 403 || response.status === 404) return { found: false }
  if (!response.ok) throw new Error(`The static origin answered ${response.status}.`)
  return { found: true, value: await response.json() }
}
