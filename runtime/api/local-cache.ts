/**
 * The outcome of a load: a value with its tag, an unchanged file, or a missing file (403 and 404). For any other
 * failure, the load rejects.
 */
export type LoadResult =
  | { readonly found: true; readonly value: unknown; readonly tag?: string }
  | { readonly found: true; readonly isUnchanged: true }
  | { readonly found: false }

/** A cached result. Times are in ms since 1970. */
export interface CachedValue {
  readonly value: unknown
  /** False for the empty list that replaces a missing file or a failed load. */
  readonly good: boolean
  readonly until: number
  /** The version of the cached value. The value is valid while this is the current version. */
  readonly version?: string
  /** The server's tag of the value (`ETag`), for a conditional request. */
  readonly tag?: string
}

/** Storage of cached results: memory on the host, a local database in the browser. */
export interface CacheStore {
  get(key: string): Promise<CachedValue | undefined>
  set(key: string, cached: CachedValue): Promise<void>
}

/** A storage that can forget all results. */
export interface ClearableStore extends CacheStore {
  clear(): Promise<void>
}

/** How long a result is valid by default, and the delay before a failed load is tried again, in ms (API-03). */
const cacheLifetime = 600_000
const retryAfter = 30_000

/** The largest file that the cache stores as bytes, in bytes. */
export const fileLimit = 4_000_000

/**
 * Caches results by key (API-03). If a file is missing or fails to load, the last good copy serves for another 30 s
 * (CFG-03). Without a copy, the result is an empty list for 30 s, or, if the file is missing, for the whole lifetime.
 */
export function createLocalCache(store: CacheStore, now: () => number) {
  const running = new Map<string, Promise<unknown>>()

  function nextOf(good: CachedValue | undefined, loaded: LoadResult | undefined, lifetime: number): CachedValue {
    const until = now() + lifetime
    if (loaded?.found && 'isUnchanged' in loaded) return good ? { ...good, until } : emptyUntil(now() + retryAfter)
    if (loaded?.found && (!good || isAlike(loaded.value, good.value))) {
      const { value, tag } = loaded
      return { value, good: true, until, ...(tag === undefined ? {} : { tag }) }
    }
    if (good) return { ...good, until: now() + retryAfter }
    return emptyUntil(loaded ? until : now() + retryAfter)
  }

  /** A result that expires more than one lifetime from now is stale: the device's clock has gone back. */
  function isFresh({ until }: CachedValue, lifetime: number): boolean {
    return now() < until && until <= now() + lifetime
  }

  async function load(key: string, ask: Ask, lifetime: number): Promise<unknown> {
    const cached = await store.get(key)
    if (cached && isFresh(cached, lifetime)) return cached.value
    const good = cached?.good ? cached : undefined
    const next = nextOf(good, await ask(good?.tag).catch(() => undefined), lifetime)
    await store.set(key, next)
    return next.value
  }

  return {
    /**
     * Returns the cached result of a key, or loads it with `ask`. Concurrent reads of a key share one load. If the load
     * fails and no copy exists, the result is an empty list.
     */
    read(key: string, ask: Ask, lifetime = cacheLifetime): Promise<unknown> {
      const known = running.get(key)
      if (known) return known
      const loading = load(key, ask, lifetime).finally(() => running.delete(key))
      running.set(key, loading)
      return loading
    },

    /**
     * Returns the content of a key, parsed by `read`: from the cache while `version` matches, else fetched by `ask`
     * (CFG-07). With an empty version, bytes are valid for 10 minutes. Concurrent reads of one version share one load.
     * Does not cache unreadable bytes. Throws the errors of both functions.
     */
    async readVersion<Content>(
      key: string,
      version: string,
      ask: () => Promise<Uint8Array<ArrayBuffer>>,
      read: (bytes: Uint8Array<ArrayBuffer>) => Promise<Content>,
    ): Promise<Content> {
      const cached = await store.get(key)
      const isRight = cached && (version === '' ? isFresh(cached, cacheLifetime) : cached.version === version)
      if (isRight && cached.value instanceof Uint8Array) {
        const content = await read(cached.value as Uint8Array<ArrayBuffer>).catch(() => undefined)
        if (content !== undefined) return content
      }
      const versionKey = `${key} ${version}`
      const known = running.get(versionKey)
      if (known) return known as Promise<Content>
      const load = async () => {
        const bytes = await ask()
        const content = await read(bytes)
        await store.set(key, { value: bytes, good: true, until: now() + cacheLifetime, version })
        return content
      }
      const loading = load().finally(() => running.delete(versionKey))
      running.set(versionKey, loading)
      return loading
    },
  }
}

/** Loads a file. `tag` is the tag of the good copy, if there is a copy and it has a tag. */
type Ask = (tag?: string) => Promise<LoadResult>

const emptyUntil = (until: number): CachedValue => ({ value: [], good: false, until })

/**
 * Whether both values are lists, or neither is a list. An empty list counts as either, because a backend may write {}
 * as [].
 */
const isAlike = (one: unknown, other: unknown) =>
  Array.isArray(one) === Array.isArray(other) || isEmptyList(one) || isEmptyList(other)

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

export type LocalCache = ReturnType<typeof createLocalCache>

/** Caches results in memory until the process ends. */
export function createMemoryStore(): ClearableStore {
  const values = new Map<string, CachedValue>()
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => void values.set(key, value),
    clear: async () => values.clear(),
  }
}

/**
 * Reads a JSON file from the static origin's response. Leaves out the rows of other hosts in a list that brands share.
 * Throws for a failure other than 403 and 404, and for a malformed file.
 *
 * @param host name without port
 */
export async function readStaticFile(fetching: Promise<Response>, host: string): Promise<LoadResult> {
  const response = await fetching
  if (response.status === 304) return { found: true, isUnchanged: true }
  if (!response.ok) {
    discardBody(response)
    if (response.status === 403 || response.status === 404) return { found: false }
    throw new Error(`The static origin responded with ${response.status}.`)
  }
  const value: unknown = await response.json()
  if (typeof value !== 'object' || value === null) throw new Error('The file is neither a list nor an object.')
  const tag = response.headers.get('etag')
  return { found: true, value: rowsOfHost(value, host), ...(tag === null ? {} : { tag }) }
}

/** Reads a body to its end. An unread body blocks its connection, and cancelling the body closes the connection. */
function discardBody(response: Response): void {
  response.arrayBuffer().catch(() => {})
}

/**
 * Removes from a shared list the rows whose `domain` names only other hosts, or is an empty list. Keeps a row without a
 * `domain` or with a malformed one, because the reader of the list decides about the row.
 */
function rowsOfHost(value: object, host: string): object {
  if (!Array.isArray(value)) return value
  return value.filter((row: unknown) => {
    const { domain } = Object(row) as { readonly domain?: unknown }
    const names: readonly unknown[] = [domain].flat()
    return !names.every((name) => typeof name === 'string') || names.includes(host)
  })
}

/**
 * Reads a file from the static origin's response as bytes. Throws if the request fails or the file is too large.
 *
 * @param most the largest allowed size, in bytes
 */
export async function readStaticBytes(fetching: Promise<Response>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetching
  if (!response.ok || !response.body) {
    discardBody(response)
    throw new Error(`The static origin responded with ${response.status}.`)
  }
  const pieces: Uint8Array[] = []
  let size = 0
  // Streams in Safari are not iterable.
  const reader = response.body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.byteLength
    if (size > most) {
      reader.cancel().catch(() => {})
      throw new Error('The file is too large.')
    }
    pieces.push(piece.value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.byteLength
  }
  return bytes
}
