import { type CatalogueEntry, nullOf, quoted } from '../issues/catalogue-entry.ts'
import { issueCatalogue } from '../issues/issue-catalogue.ts'
import type { Finding } from '../issues/finding.ts'
import type { Fix, Issue, Position } from '../issues/issue.ts'
import { pointerKeys } from './pointer.ts'

/**
 * Adds the place in the file to a finding, which makes it the issue that the operator reads.
 *
 * @param areaIssues the codes of the product's areas
 */
export function issueAt(
  finding: Finding,
  place: Position,
  fix?: Fix,
  areaIssues: Readonly<Record<string, CatalogueEntry>> = {},
): Issue {
  const { code, context, pointer, suggestion } = finding
  const entry: CatalogueEntry | undefined = areaIssues[code] ?? issueCatalogue[code as keyof typeof issueCatalogue]
  if (!entry) throw new Error(`No catalogue has the issue code "${code}".`)
  const { severity, message } = entry
  return {
    code,
    severity,
    message: context.places
      ? `This null removes ${quoted(pointerKeys(pointer).at(-1))}, which other places need: ${context.places}. Remove ${nullOf(pointerKeys(pointer).at(-1))}, or change the values at these places.`
      : message(context),
    file: place.file,
    line: place.line,
    column: place.column,
    pointer,
    ...(suggestion ? { suggestion } : {}),
    ...(fix ? { fix } : {}),
  }
}
