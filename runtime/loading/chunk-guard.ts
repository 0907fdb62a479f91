/** The shortest time between two reloads, in ms, which prevents a loop (NAV-06). */
export const reloadGuard = 10_000
const countedFor = 600_000
const most = 2

/**
 * Whether a page may reload because its code is missing: not within 10 s of the last such reload, and at most twice
 * in ten minutes, so that permanently missing code does not cause an endless loop.
 *
 * @param earlier the times of earlier reloads, in ms
 */
export function mayReload(earlier: readonly number[], now: number): boolean {
  const counted = earlier.filter((moment) => now - moment < countedFor)
  return counted.length < most && counted.every((moment) => now - moment >= reloadGuard)
}
