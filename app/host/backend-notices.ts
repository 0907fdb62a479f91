import type { Misreading } from '../../runtime/api/read-answer.ts'

/** How long a call counts as missing after it was found so, in ms. */
const lifetime = 600_000

/** Most different notices that are kept: a hostile backend must not fill the memory. */
const mostNotices = 1000

/**
 * Tells the operator, once for each, what a brand's backend lacks or writes in another way than the specification; and
 * remembers for ten minutes which calls it lacks.
 */
export function createBackendNotices(tell: (line: string) => void, now: () => number) {
  const told = new Set<string>()
  const missing = new Map<string, Map<string, number>>()

  function once(line: string): void {
    if (told.has(line) || told.size >= mostNotices) return
    told.add(line)
    tell(line)
  }

  return {
    misread: (merchant: string, source: string, misreadings: readonly Misreading[]): void => {
      for (const { at, expected } of misreadings) {
        once(`${merchant}: ${source} ${at}: expected ${expected}. What cannot be read is left out.`)
      }
    },
    missing(merchant: string, call: string): void {
      once(
        `${merchant}: the backend has no ${call}. Players do not see what needs it. To say so beforehand: "api": { "endpoints": { "${call}": false } }.`,
      )
      const calls = missing.get(merchant) ?? new Map<string, number>()
      missing.set(merchant, calls.set(call, now() + lifetime))
    },
    /** The calls that were found missing lately. */
    lackingOf(merchant: string): ReadonlySet<string> {
      const calls = [...(missing.get(merchant) ?? [])]
      return new Set(calls.flatMap(([call, until]) => (now() < until ? [call] : [])))
    },
  }
}

export type BackendNotices = ReturnType<typeof createBackendNotices>
