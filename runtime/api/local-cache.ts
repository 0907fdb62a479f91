/** What a load brought: a value, or word that there is none (403 and 404). It throws where nothing could be learnt. */
export type Loaded = { readonly found: true; readonly value: unknown } | { readonly found: false }

/** A kept result. `good` is false for an empty list that stands for a missing file. Moments are ms since 1970. */
export interface KeptValue {
  readonly value: unknown
  readonly good: boolean
  readonly until: number
  /** What the value was when it was kept, for values that are good as long as that stays the same. */
  readonly version?: string
}

/** Where results are kept: memory on the host, a local database in the browser. */
export interface CacheStore {
  get(key: string): Promise<KeptValue | undefined>
  set(key: string, kept: KeptValue): Promise<void>
}

/** How long a result is good for, and how soon a failed load is tried again, in ms (API-03). */
export const cacheLifetime = 600_000
export const retryAfter = 30_000

/** The largest file that is kept as bytes. */
export const fileLimit = 4_000_000

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

    /**
     * The kept bytes of a key while their version is the present one, else what `ask` brings (CFG-07); read by `read`.
     * Bytes that cannot be read are not kept, and kept ones that cannot be read are asked for anew. Throws what `ask` or
     * `read` throws. An empty version is an unknown one: bytes are then good for 10 minutes.
     */
    async readVersion<Content>(
      key: string,
      version: string,
      ask: () => Promise<Uint8Array<ArrayBuffer>>,
      read: (bytes: Uint8Array<ArrayBuffer>) => Promise<Content>,
    ): Promise<Content> {
      const kept = await store.get(key)
      const isRight = kept && (version === '' ? now() < kept.until : kept.version === version)
      if (isRight && kept.value instanceof Uint8Array) {
        const content = await read(kept.value as Uint8Array<ArrayBuffer>).catch(() => undefined)
        if (content !== undefined) return content
      }
      const bytes = await ask()
      const content = await read(bytes)
      await store.set(key, { value: bytes, good: true, until: now() + cacheLifetime, version })
      return content
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

/** Asks for a file of the static origin: 403 and 404 say that there is none, every other failure throws, and what is no file of settings. */
export async function askForFile(asking: Promise<Response>): Promise<Loaded> {
  const response = await asking
  if (response.status === 403 || response.status === 404) return { found: false }
  if (!response.ok) throw new Error(`The static origin answered ${response.status}.`)
  const value: unknown = await response.json()
  if (typeof value !== 'object' || value === null) throw new Error('The file is neither a list nor an object.')
  return { found: true, value }
}

/**
 * Reads a file of the static origin as bytes. Throws where it cannot be had, or is larger than it may be.
 *
 * @param most in bytes
 */
export async function askForBytes(asking: Promise<Response>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const response = await asking
  if (!response.ok || !response.body) throw new Error(`The static origin answered ${response.status}.`)
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += piece.byteLength
    if (size > most) throw new Error('The file is too large.')
    pieces.push(piece)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.byteLength
  }
  return bytes
}
