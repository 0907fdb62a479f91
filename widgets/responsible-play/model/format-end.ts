import { formatDate, parseServerTime } from '../../../runtime/widget-api/text.ts'

const minute = 60_000

/**
 * Formats the end of a limit or a pause in a time zone: `2026-11-22 18:01`. Rounds up to a whole minute, because the
 * backend refuses the member in the seconds before the end. Returns `-` for a malformed time.
 *
 * @param end a time of the server, as in `2026-11-22 19:00:30`
 */
export function formatEnd(end: string, timeZone: string): string {
  return formatDate(Math.ceil(parseServerTime(end) / minute) * minute, timeZone, true)
}
