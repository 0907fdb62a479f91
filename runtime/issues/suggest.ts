import { closestMatch } from 'leven'

/**
 * The name that was probably meant, in a sentence: `Did you mean "home"?`. Undefined where nothing is near: a third of
 * the letters, at least two, may differ.
 */
export function suggestName(name: string, known: Iterable<string>): string | undefined {
  const candidates = [...known]
  const near = closestMatch(name, candidates, { maxDistance: Math.max(2, Math.floor(name.length / 3)) })
  const match = near ?? candidates.find((one) => one.toLowerCase() === name.toLowerCase())
  if (match === undefined || match === name) return undefined
  return `Did you mean "${match}"?`
}
