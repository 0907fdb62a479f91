/** A record, and the keys that code has read from the record. */
export function watchReads<Value>(entries: Readonly<Record<string, Value>>): {
  readonly record: Record<string, Value>
  readonly readKeys: ReadonlySet<string>
} {
  const readKeys = new Set<string>()
  const record = new Proxy(entries, {
    get(all, key) {
      if (typeof key === 'string') readKeys.add(key)
      return Reflect.get(all, key)
    },
  })
  return { record, readKeys }
}
