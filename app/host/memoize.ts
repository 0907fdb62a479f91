/** Caches the result of a function for each object that it is called with, as long as the object is in use. */
export function memoize<Source extends object, Result>(make: (source: Source) => Result): (source: Source) => Result {
  const results = new WeakMap<Source, { readonly result: Result }>()
  return (source) => {
    const known = results.get(source)
    if (known) return known.result
    const result = make(source)
    results.set(source, { result })
    return result
  }
}
