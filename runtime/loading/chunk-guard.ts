/** The shortest time between two reloads, in ms: a faster one would be a loop (NAV-06). */
export const reloadGuard = 10_000
const countedFor = 600_000
const most = 2

/**
 * Whether a page may reload because code of its own is missing: not within 10 s of the last such reload, and at most
 * twice within ten minutes, so that permanently missing code does not reload the page for ever.
 *
 * @param earlier the moments of earlier reloads, in ms
 */
export function mayReload(earlier: readonly number[], now: number): boolean {
  const counted = earlier.filter((moment) => now - moment < countedFor)
  return counted.length < most && counted.every((moment) => now - moment >= reloadGuard)
}
