import type { Finding } from '../../issues/finding.ts'
import { finding } from './make-finding.ts'

/** A span between two times. One or both of the times may be missing. */
interface TimeSpan {
  readonly from?: string
  readonly until?: string
}

/**
 * Reports a time in a wrong year, and a time without an offset from UTC. Without an offset, each device would read the
 * time in its own time zone.
 */
export function wrongSpan(span: TimeSpan, pointer: string): Finding[] {
  if (span.from === undefined && span.until === undefined) return []
  return (['from', 'until'] as const).flatMap((key) => {
    const text = span[key]
    if (text === undefined) return []
    const wrong = wrongYear(key, text, `${pointer}/${key}`)
    if (wrong.length > 0) return wrong
    if (/(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return []
    const expected = 'a time with its offset from UTC, such as "2026-12-01T00:00:00+07:00"'
    return [finding('bad-form', `${pointer}/${key}`, { name: key, found: JSON.stringify(text), expected })]
  })
}

/**
 * Reports a day or time whose year is after 2400. A year up to 2700 counts as one of the Thai calendar, whose years are
 * greater by 543. A later year counts as a mistake.
 */
export function wrongYear(name: string, text: string, pointer: string): Finding[] {
  const year = Number(text.slice(0, 4))
  if (year <= 2400) return []
  if (year <= 2700)
    return [finding('year-of-another-calendar', pointer, { found: String(year), expected: String(year - 543) })]
  const suggestion = name === 'until' ? 'For a span without an end, remove "until".' : undefined
  const context = { name, found: JSON.stringify(text), expected: 'before the year 2401' }
  return [finding('bad-form', pointer, context, suggestion)]
}
