import type { PageRequest, SiteData } from '../runtime/site/site-data.ts'

/** The regions of pages, by the id of their route. */
export type RegionsOfRoutes = Readonly<Record<string, NonNullable<SiteData['routes'][string]['regions']>>>

/**
 * The state in the HTML from which the browser hydrates the page. Its site has the texts and the menus that the page may
 * show at once, and no regions of pages: those of this page are beside it.
 */
export interface SiteState {
  readonly site: SiteData
  /** The regions of the page's own route. */
  readonly regions: RegionsOfRoutes
  readonly request: PageRequest
  /** The public data of the page, each with its key (`publicQuery`). Data that failed to load is left out. */
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** The address of the whole site in the page's locale (`WholeSite`). */
  readonly whole: string
}

/** The parts of a site that a page contains in part only. */
export interface WholeSite {
  readonly messages: SiteData['messages']
  readonly navigation: SiteData['navigation']
  readonly regions: RegionsOfRoutes
}

/** The id of the script element that holds the state. */
export const stateElement = 'livery-state'
