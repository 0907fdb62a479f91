/**
 * Caches the results of the last calls of a function, by the identity of all arguments. Identity is enough, because the
 * manifests of several environments share their equal parts. Does not cache a rejected promise.
 *
 * @param size the number of cached results
 */
export function memoizeLastCalls<Given extends readonly unknown[], Result>(
  compute: (...args: Given) => Result,
  size = 4,
): (...args: Given) => Result {
  const last: { args: Given; result: Result }[] = []
  const forget = (one: (typeof last)[number]) => {
    const index = last.indexOf(one)
    if (index !== -1) last.splice(index, 1)
  }
  return (...args) => {
    const index = last.findIndex((one) => one.args.every((value, at) => value === args[at]))
    const known = index === -1 ? { args, result: compute(...args) } : last[index]
    if (!known) return compute(...args)
    if (index !== -1) last.splice(index, 1)
    else if (known.result instanceof Promise) known.result.catch(() => forget(known))
    last.unshift(known)
    if (last.length > size) last.pop()
    return known.result
  }
}
