/** Formats a time in ms since 1970 as calls contain it, in server time (UTC+8): `2026-11-21 18:00:00`. */
export function serverTimeText(moment: number): string {
  return new Date(moment + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
