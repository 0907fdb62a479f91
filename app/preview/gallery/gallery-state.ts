import type { SiteData } from '../../../runtime/site/site-data.ts'

/** What stands in the gallery's HTML for the browser to render from. */
export interface GalleryState {
  readonly site: SiteData
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The id of the script element that holds it. */
export const galleryState = 'livery-gallery-state'
