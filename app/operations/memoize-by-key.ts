/** Caches the results of a function of one key. Keeps all of them, so the number of keys must be limited. */
export function memoizeByKey<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>()
  return (key) => {
    const known = results.get(key)
    if (known !== undefined) return known
    const result = make(key)
    results.set(key, result)
    return result
  }
}
