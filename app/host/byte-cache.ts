/** The number of values of one kind, and their size in bytes. */
interface Sum {
  count: number
  bytes: number
}

interface Entry {
  readonly value: unknown
  readonly bytes: number
  /** The sum of all values of the same kind. */
  readonly all: Sum
  /** When the value expires, in ms since 1970. */
  readonly until: number
}

/** Bytes that each entry takes apart from its value and the characters of its key. */
const entryBytes = 256

/**
 * Caches values of all kinds within one limit for all brands. Beyond the limit, removes the least
 * recently used value. Does not store a value larger than the limit.
 *
 * @param limit in bytes
 */
export function createByteCache(limit: number) {
  const entries = new Map<string, Entry>()
  let size = 0
  /** The key of the value that was used last. */
  let newest: string | undefined

  function remove(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    size -= entry.bytes
    entry.all.count -= 1
    entry.all.bytes -= entry.bytes
  }

  return {
    /**
     * The values of one kind.
     *
     * @param kind the beginning of their keys
     * @param measure the size of a value, in bytes
     * @param expiryOf when a value expires, in ms since 1970; never by default
     */
    part<Value>(
      kind: string,
      measure: (value: Value) => number,
      expiryOf: (value: Value) => number = () => Number.POSITIVE_INFINITY,
    ) {
      const ownKey = (key: string) => `${kind} ${key}`
      const all: Sum = { count: 0, bytes: 0 }
      return {
        get(key: string): Value | undefined {
          const own = ownKey(key)
          const entry = entries.get(own)
          if (!entry) return undefined
          // A Map keeps the order of insertion, so a used entry moves to the end.
          if (own !== newest) {
            entries.delete(own)
            entries.set(own, entry)
            newest = own
          }
          return entry.value as Value
        },
        set(key: string, value: Value): void {
          // A template string would keep all its parts in memory, which take three times the memory of the key.
          const own = [kind, key].join(' ')
          const bytes = measure(value) + own.length + entryBytes
          remove(own)
          if (bytes > limit) return
          entries.set(own, { value, bytes, all, until: expiryOf(value) })
          newest = own
          size += bytes
          all.count += 1
          all.bytes += bytes
          for (const oldest of entries.keys()) {
            if (size <= limit) break
            remove(oldest)
          }
        },
        delete: (key: string) => remove(ownKey(key)),
        count: () => all.count,
        /** The bytes of these values with their keys. */
        size: () => all.bytes,
      }
    },
    /**
     * Removes the expired values. Otherwise, values that nothing reads any more would fill the memory of a host with
     * many brands.
     *
     * @param now in ms since 1970
     */
    removeExpired(now: number): void {
      for (const [key, { until }] of entries) if (now >= until) remove(key)
    },
    /** The limit of `size`, in bytes. */
    limit,
    /** The bytes of all values with their keys. */
    size: () => size,
  }
}

export type ByteCache = ReturnType<typeof createByteCache>
