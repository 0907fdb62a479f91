/** The step after a crash: home after 300 ms (NAV-05), or none if home itself keeps crashing. */
export type AfterCrash = { readonly next: 'home' | 'stay'; readonly crashes: readonly number[] }

/** How long the error screen stays before it leads home, in ms. */
export const homeDelay = 300
const countedFor = 30_000
const most = 3

/**
 * Decides by the moments of earlier crashes, in ms: at the third within 30 s the page stays on the error screen, so that
 * a broken home page does not flicker for ever.
 */
export function afterCrash(earlier: readonly number[], now: number): AfterCrash {
  const crashes = [...earlier.filter((moment) => now - moment < countedFor && moment <= now), now].slice(-most)
  return { next: crashes.length >= most ? 'stay' : 'home', crashes }
}
