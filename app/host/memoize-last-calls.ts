/**
 * Caches the results of a function's last calls, by the identity of all arguments. Environments mostly pass the same
 * arguments, because layers share the parts that they do not change.
 *
 * @param size the number of cached results
 */
export function memoizeLastCalls<Given extends readonly unknown[], Answer>(
  answer: (...given: Given) => Answer,
  size = 4,
): (...given: Given) => Answer {
  const last: { given: Given; answer: Answer }[] = []
  return (...given) => {
    const index = last.findIndex((one) => one.given.every((value, at) => value === given[at]))
    const known = index === -1 ? { given, answer: answer(...given) } : last[index]
    if (!known) return answer(...given)
    if (index !== -1) last.splice(index, 1)
    last.unshift(known)
    if (last.length > size) last.pop()
    return known.answer
  }
}
