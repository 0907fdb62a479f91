/**
 * Caches the result of a function of one object, as long as that object is in use. For a function of several arguments,
 * use `memoizeLastCalls`.
 */
export function memoizeByObject<Source extends object, Result>(
  make: (source: Source) => Result,
): (source: Source) => Result {
  const results = new WeakMap<Source, { readonly result: Result }>()
  return (source) => {
    const known = results.get(source)
    if (known) return known.result
    const result = make(source)
    results.set(source, { result })
    return result
  }
}
