/** Remembers the result of a function for each object that it was called with, as long as the object is in use. */
export function keptFor<Source extends object, Result>(make: (source: Source) => Result): (source: Source) => Result {
  const kept = new WeakMap<Source, { readonly result: Result }>()
  return (source) => {
    const known = kept.get(source)
    if (known) return known.result
    const result = make(source)
    kept.set(source, { result })
    return result
  }
}
