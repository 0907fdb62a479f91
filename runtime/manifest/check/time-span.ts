import type { Finding } from '../../issues/finding.ts'
import { finding } from './make-finding.ts'

/** A span between two times. Either may be missing. */
interface TimeSpan {
  readonly from?: string
  readonly until?: string
}

/** The ambiguous times of a span: without a time zone, so that each device reads its own, or centuries away. */
export function wrongSpan(span: TimeSpan, pointer: string): Finding[] {
  return (['from', 'until'] as const).flatMap((key) => {
    const text = span[key]
    if (text === undefined) return []
    const year = Number(text.slice(0, 4))
    if (year > 2400) {
      const expected = String(year - 543)
      return [finding('year-of-another-calendar', `${pointer}/${key}`, { found: String(year), expected })]
    }
    if (/(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return []
    const expected = 'a time with its offset from UTC, such as "2026-12-01T00:00:00+07:00"'
    return [finding('bad-form', `${pointer}/${key}`, { name: key, found: JSON.stringify(text), expected })]
  })
}
