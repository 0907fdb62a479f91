import type { PageRequest, SiteData } from '../runtime/site/site-data.ts'

/** The state in the HTML from which the browser hydrates the page. */
export interface SiteState {
  readonly site: SiteData
  readonly request: PageRequest
  /** The public data of the page, each with its key (`publicQuery`). Data that failed to load is left out. */
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** The address of all texts of the page's locale. The page itself contains those that it needs. */
  readonly texts: string
}

/** The id of the script element with the state. */
export const stateElement = 'livery-state'
