import type { SiteData } from '../../../runtime/site/site-data.ts'

/** The state in the gallery's HTML from which the browser renders. */
export interface GalleryState {
  readonly site: SiteData
  /** The current time, in ms since 1970. */
  readonly now: number
}

/** The id of the script element with the state. */
export const galleryState = 'livery-gallery-state'
