import { loadCode } from '../../runtime/loading/load-code.ts'
import type { SharedSite, SiteState } from '../site-state.ts'

/** The longest time of the load, in ms. Browsers do not report a dead connection for minutes. */
const longest = 60_000

/**
 * The part of a site that its pages share. If it fails to load, a newer release has probably replaced this one. The
 * page then reloads by the rules of `loadCode`.
 */
export async function loadSharedSite(site: SiteState['site']): Promise<SharedSite> {
  if (typeof site !== 'string') return site
  return loadCode(async () => {
    const response = await fetch(site, { signal: AbortSignal.timeout(longest) })
    if (!response.ok) throw new Error(`The site did not load: ${response.status}.`)
    // oxlint-disable-next-line input/no-asserted-input -- the address names the content of this build and release
    return (await response.json()) as SharedSite
  })
}
