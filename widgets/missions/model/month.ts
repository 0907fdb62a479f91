/** The month that is `by` months after `month`. Both are written as `2026-11`. */
export function monthFrom(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** Number of empty cells before the first day of a month (`2026-11`) in a week that begins on Sunday: 0 to 6. */
export function emptyCellsBefore(month: string): number {
  return new Date(`${month}-01T00:00:00Z`).getUTCDay()
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
