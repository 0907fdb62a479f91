/**
 * Caches the result of a function of one object, as long as that object is in use. The result must not depend on the
 * further arguments. If the result depends on several arguments, use `memoizeLastCalls`.
 */
export function memoizeByObject<Source extends object, Result, Further extends readonly unknown[] = []>(
  make: (source: Source, ...further: Further) => Result,
): (source: Source, ...further: Further) => Result {
  const results = new WeakMap<Source, { readonly result: Result }>()
  return (source, ...further) => {
    const known = results.get(source)
    if (known) return known.result
    const result = make(source, ...further)
    results.set(source, { result })
    return result
  }
}
