import { closestMatch } from 'leven'

/**
 * Suggests the most similar name: `Did you mean "home"?`. A third of the letters may differ, or two in a short name,
 * and the case of every letter. Undefined if no name is similar.
 */
export function suggestName(name: string, known: Iterable<string>): string | undefined {
  const candidates = [...known]
  const near = closestMatch(name, candidates, { maxDistance: Math.max(2, Math.floor(name.length / 3)) })
  const match = near ?? candidates.find((one) => one.toLowerCase() === name.toLowerCase())
  if (match === undefined || match === name) return undefined
  return `Did you mean "${match}"?`
}
