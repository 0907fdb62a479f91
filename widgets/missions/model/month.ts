/** The month that is `by` months after `month`. Both are written as `2026-11`. */
export function monthFrom(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The day before a date, both written as `2026-11-21`. Empty for a malformed date. */
export function dayBefore(date: string): string {
  const noon = Date.parse(`${date}T12:00:00Z`)
  return Number.isNaN(noon) ? '' : new Date(noon - 86_400_000).toISOString().slice(0, 10)
}

/** The cell of a date (`2026-11-21`) in the calendar of its month, from 1 on. A week begins on Sunday. */
export function calendarCell(date: string): { readonly row: number; readonly column: number } {
  const day = new Date(`${date}T00:00:00Z`)
  const column = day.getUTCDay() + 1
  // The day of the month on which the week ends. It exceeds the length of the month if the week ends in the next month.
  const saturday = day.getUTCDate() + 7 - column
  return { row: Math.ceil(saturday / 7), column }
}

interface MissionProgress {
  readonly progress: string
  readonly target: string
}

/** The progress of a mission, 0 to 100. 100 only for a complete mission. 0 if a figure is malformed. */
export function missionPercent({ progress, target }: MissionProgress): number {
  const [done, goal] = [Number(progress), Number(target)]
  if (!Number.isFinite(done) || !Number.isFinite(goal)) return 0
  return done >= goal ? 100 : Math.max(0, Math.min(99, Math.floor((done / goal) * 100)))
}
