const hour = 3_600_000
const day = 24 * hour
/** The backend writes times in UTC+8 (LOC-07). */
const serverOffset = 8 * hour
/** The site counts its days in Asia/Bangkok, UTC+7 all year (LOC-07). */
const siteOffset = 7 * hour

/** The sandbox's own time: the machine's time plus an offset that the control can set. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** The offset from the machine's time, in ms. */
  offset(): number
  /** Sets the offset from the machine's time, in ms. Replaces the earlier offset. */
  setOffset(milliseconds: number): void
}

export function createClock(machineNow: () => number): Clock {
  let offset = 0
  return {
    now: () => machineNow() + offset,
    offset: () => offset,
    setOffset(milliseconds) {
      offset = milliseconds
    },
  }
}

/** A time in the server's form, UTC+8: `2026-11-21 18:00:00`. */
export function serverTime(milliseconds: number): string {
  return new Date(milliseconds + serverOffset).toISOString().slice(0, 19).replace('T', ' ')
}

/** The day of a time in the site's time zone: `2026-11-21`. */
export function siteDay(milliseconds: number): string {
  return new Date(milliseconds + siteOffset).toISOString().slice(0, 10)
}

/** The start of the day that is `days` after the day of a time, in the site's time zone. Milliseconds since 1970. */
export function siteMidnight(milliseconds: number, days: number): number {
  return Math.floor((milliseconds + siteOffset) / day) * day - siteOffset + days * day
}

/** The days of a month: `2026-11-01` to `2026-11-30` for `2026-11`. */
export function daysOfMonth(month: string): string[] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  return Array.from({ length: 31 }, (_, index) => new Date(first + index * day).toISOString().slice(0, 10)).filter(
    (date) => date.startsWith(month),
  )
}
