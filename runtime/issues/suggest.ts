import leven from 'leven'

/**
 * Suggests the most similar name: `Did you mean "home"?`. A third of the letters may differ, or two in a short name.
 * Undefined if no name is similar, or if the name itself is known.
 */
export function suggestName(name: string, knownNames: Iterable<string>): string | undefined {
  const candidates = [...knownNames]
  const match = nearest(name, candidates) ?? candidates.find((one) => one.toLowerCase() === name.toLowerCase())
  if (match === undefined || match === name) return undefined
  return `Did you mean "${match}"?`
}

/**
 * The name with the fewest changed letters. Of several such names, prefers a name that only lacks letters or only adds
 * some.
 */
function nearest(name: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  const mostOfName = Math.max(2, Math.floor(name.length / 3))
  for (const candidate of candidates) {
    // Names differ in at least as many letters as their lengths differ. This test is much faster than those below.
    if (Math.abs(name.length - candidate.length) > Math.min(mostOfName, least)) continue
    const [written, meant] = differingParts(name, candidate)
    const most = Math.max(2, Math.floor(written.length / 3))
    const distance = leven(written, meant, { maxDistance: Math.min(most, least) + 1 })
    if (distance > most || distance > least) continue
    if (distance === least && (isWithin(name, best ?? '') || !isWithin(name, candidate))) continue
    best = candidate
    least = distance
  }
  return best
}

/** The parts in which two names differ. The whole names if they differ in the number of their parts. */
function differingParts(name: string, candidate: string): [string, string] {
  const written = name.split('.')
  const meant = candidate.split('.')
  if (written.length !== meant.length) return [name, candidate]
  const differs = (_part: string, at: number) => written[at] !== meant[at]
  return [written.filter(differs).join('.'), meant.filter(differs).join('.')]
}

/** Whether one of two names has all letters of the other, in the same order. */
function isWithin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return at === short.length
}
