import type { CatalogueEntry } from '../../issues/catalogue-entry.ts'
import type { Finding } from '../../issues/finding.ts'
import { issueCatalogue } from '../../issues/issue-catalogue.ts'
import type { Check } from './define-check.ts'
import { finding } from './make-finding.ts'

/**
 * The check of an area, as validation runs it: it never throws. A failure becomes a finding, so that Livery still
 * validates all other brands.
 *
 * @param area the name of the area
 * @param issues the issue codes of all areas
 */
export function areaCheck(area: string, check: Check, issues: Readonly<Record<string, CatalogueEntry>>): Check {
  const catalogue: Readonly<Record<string, CatalogueEntry>> = { ...issueCatalogue, ...issues }
  const run: Check['check'] = (value, place) => {
    try {
      const found = check.check(value, place)
      if (!Array.isArray(found)) throw new Error('it returns no list of findings')
      for (const one of found) assertMessage(one, catalogue)
      return found
    } catch (error) {
      const reason = reasonOf(error)
      const failed = finding('area-check-failed', place.pointer, { name: check.at, owner: area, found: reason })
      // If a check of many places fails, it often fails at each place for the same reason.
      return [{ ...failed, fold: `area-check-failed ${area} ${check.at} ${reason}` }]
    }
  }
  return { ...check, check: run }
}

/** Throws if a finding has no message: its code is in no catalogue, or the function for its message throws. */
function assertMessage({ code, context }: Finding, catalogue: Readonly<Record<string, CatalogueEntry>>): void {
  const entry = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined
  if (entry === undefined) throw new Error(`there is no issue with the code "${code}"`)
  entry.message(context)
}

/** The reason for a failure, within a sentence. */
function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line.slice(0, 200).replace(/\.$/, '')
}
