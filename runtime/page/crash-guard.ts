/** The step after a crash: home after 300 ms (NAV-05), or none after the third crash within 30 s. */
export type AfterCrash = { readonly next: 'home' | 'stay'; readonly crashes: readonly number[] }

/** How long the error screen shows before it leads home, in ms. */
export const homeDelay = 300
const countedFor = 30_000
const most = 3

/**
 * Decides the step after a crash from the times of the earlier ones, in ms. After the third crash within 30 s the error
 * screen remains, so that a broken home page does not reload endlessly.
 */
export function afterCrash(earlierCrashes: readonly number[], now: number): AfterCrash {
  const crashes = [...earlierCrashes.filter((moment) => now - moment < countedFor && moment <= now), now].slice(-most)
  return { next: crashes.length >= most ? 'stay' : 'home', crashes }
}
