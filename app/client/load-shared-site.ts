import { loadCode } from '../../runtime/loading/load-code.ts'
import type { SharedSite, SiteState } from '../site-state.ts'

/**
 * The part of a site that its pages share. If it fails to load, a newer release has probably replaced this one. The
 * page then reloads by the rules of `loadCode`.
 */
export async function loadSharedSite(site: SiteState['site']): Promise<SharedSite> {
  if (typeof site !== 'string') return site
  return loadCode(async () => {
    const response = await fetch(site)
    if (!response.ok) throw new Error(`The site did not load: ${response.status}.`)
    // oxlint-disable-next-line input/no-asserted-input -- the address names the content of this build and release
    return (await response.json()) as SharedSite
  })
}
