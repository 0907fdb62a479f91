import { siteDay, siteMidnight } from '../../../../sandbox/index.ts'

/** A week in the site's time zone, from Monday to Sunday. Times are in ms since 1970. */
export interface Week {
  /** The Monday of the week: `2026-11-16`. */
  readonly id: string
  readonly starts: number
  /** End of the week, exclusive. */
  readonly ends: number
}

const daysSinceMonday = (now: number) => (new Date(`${siteDay(now)}T00:00:00Z`).getUTCDay() + 6) % 7

/** The week of a given time, or the week `ago` weeks earlier. */
export function weekOf(now: number, ago = 0): Week {
  const daysToMonday = -daysSinceMonday(now) - 7 * ago
  const starts = siteMidnight(now, daysToMonday)
  return { id: siteDay(starts), starts, ends: siteMidnight(now, daysToMonday + 7) }
}
