import type { Misreading } from '../../runtime/api/decode-response.ts'

/** How long a call counts as missing after the backend lacked it, in ms. */
const lifetime = 600_000

/** The maximum number of different notices, so that a hostile backend cannot fill the memory. */
const mostNotices = 1000

/** The maximum number of notices from browsers, so that a hostile visitor cannot displace the host's own. */
const mostOfBrowsers = 200

/** The maximum number of brands whose missing calls the host remembers. */
const mostBrands = 500

/** The reporter of a failure of the backend: the host or a browser. */
type Finder = 'host' | 'browser'

/**
 * Reports each call that a brand's backend lacks, and each value that breaks the specification, once to the operator. A
 * call counts as missing for ten minutes. The numbers of reports and of brands with missing calls are limited.
 */
export function createBackendNotices(print: (line: string) => void, now: () => number) {
  /** The printed lines of each brand. */
  const reported = new Map<string, Set<string>>()
  const counts = { host: 0, browser: 0 }
  let isFull = false
  const missing = new Map<string, Map<string, number>>()

  function once(merchant: string, line: string, finder: Finder): void {
    const lines = reported.get(merchant) ?? new Set()
    if (lines.has(line) || (finder === 'browser' && counts.browser >= mostOfBrowsers)) return
    if (counts.host + counts.browser >= mostNotices) {
      if (!isFull)
        print(`The host has reported ${mostNotices} mistakes of backends, and reports no more until it restarts.`)
      isFull = true
      return
    }
    counts[finder] += 1
    reported.set(merchant, lines.add(line))
    print(`${merchant}: ${line}`)
  }

  return {
    misread: (merchant: string, source: string, misreadings: readonly Misreading[], finder: Finder = 'host'): void => {
      for (const { at, expected } of misreadings) {
        once(merchant, `${source} ${at}: expected ${expected}. Such values are left out.`, finder)
      }
    },
    missing(merchant: string, call: string, finder: Finder = 'host'): void {
      once(
        merchant,
        `the backend has no ${call}. Players do not see the parts of pages that need it. If the backend will not have this call, set "api": { "endpoints": { "${call}": false } }.`,
        finder,
      )
      // A report from one visitor must not change the page of others.
      if (finder === 'browser') return
      const calls = missing.get(merchant) ?? new Map<string, number>()
      missing.delete(merchant)
      missing.set(merchant, calls.set(call, now() + lifetime))
      const [oldest] = missing.keys()
      if (missing.size > mostBrands && oldest !== undefined) missing.delete(oldest)
    },
    /** The calls that the backend lacked in the last ten minutes. */
    missingCallsOf(merchant: string): ReadonlySet<string> {
      const calls = [...(missing.get(merchant) ?? [])]
      return new Set(calls.flatMap(([call, until]) => (now() < until ? [call] : [])))
    },
    /** All notices about a brand's backend, oldest first. */
    linesOf: (merchant: string): readonly string[] => [...(reported.get(merchant) ?? [])],
  }
}

export type BackendNotices = ReturnType<typeof createBackendNotices>
