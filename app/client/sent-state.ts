import type { SharedSite, SiteState } from '../site-state.ts'
import { stateElement } from '../../runtime/head/state-element.ts'
import { loadSharedSite } from './load-shared-site.ts'

/** The state that the host wrote into the page, and the shared part of the site, which is still loading. */
export interface SentState {
  readonly state: SiteState
  readonly shared: Promise<SharedSite>
}

/** Reads the state in the page, and begins to load the shared part of the site. Throws if the state is damaged. */
export function readSentState(): SentState {
  // oxlint-disable-next-line input/no-asserted-input -- the host of this build wrote the element
  const state = JSON.parse(document.getElementById(stateElement)?.textContent ?? '') as SiteState
  const shared = loadSharedSite(state.site)
  // The start of the page handles a failure, unless the page's code fails first.
  shared.catch(() => {})
  return { state, shared }
}
