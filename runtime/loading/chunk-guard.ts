/** The shortest time between two reloads, in ms, which prevents a loop (NAV-06). */
const reloadGuard = 10_000
/** How long a reload counts, in ms. */
const countingPeriod = 600_000
/** The maximum number of reloads within this period. */
const mostReloads = 2

/**
 * Whether a page may reload because its code is missing. It reloads at most every 10 s and twice in ten minutes, to
 * avoid an endless loop.
 *
 * @param earlierReloads the times of earlier reloads, in ms
 */
export function mayReload(earlierReloads: readonly number[], now: number): boolean {
  // A reload in the future does not count: the device's clock has gone back since that reload.
  const counted = earlierReloads.filter((moment) => moment <= now && now - moment < countingPeriod)
  return counted.length < mostReloads && counted.every((moment) => now - moment >= reloadGuard)
}
