import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { StructuredData } from '../../runtime/areas/area-host.ts'
import type { PageRequest, SiteData } from '../../runtime/site/site-data.ts'
import type { RenderedPage } from '../server/entry-server.tsx'
import type { BlockStore } from '../server/shared-blocks.tsx'
import type { RequestedPage, Visit } from './choose-visit.ts'
import type { RenderedResponse } from './page-cache.ts'
import type { MetadataLists, PageMetadata } from './page-metadata.ts'

/*
 * The stages of a page from the request to the response:
 *
 *   RequestedPage, Visit --preparePage--> PreparedPage --renderContent--> PageContent --describeHead--> PageHead
 *     --writeDocument--> HtmlDocument --pageResponse--> RenderedResponse
 */

/** A page before rendering: the site that it belongs to, and the reader of its public data. */
export interface PreparedPage {
  readonly requested: RequestedPage
  readonly visit: Visit
  /** Host name without port. */
  readonly host: string
  /** The site before the host adapts it to the calls that its backend lacks. */
  readonly siteOfBrand: SiteData
  /** The site with the list of all missing calls, and without the routes that show nothing without these calls. */
  readonly site: SiteData
  readonly request: PageRequest
  readonly reader: PublicReader
  /** The blocks of earlier pages. Undefined for a page that renders all of its blocks itself. */
  readonly blocks: BlockStore | undefined
  /**
   * The earliest expiry of the shared data and blocks that the page has used so far, in ms since 1970. Infinity if it
   * has used none.
   */
  readonly sharedUntil: () => number
}

/** A page's rendered content, and the brand's lists of metadata. */
export interface PageContent {
  readonly rendered: RenderedPage
  readonly lists: MetadataLists
}

/** The parts of a page's head that depend on the page. */
export interface PageHead {
  readonly metadata: PageMetadata
  readonly structuredData: readonly StructuredData[]
  /** The page's route and title, if an area has given the page its own title. */
  readonly titled: RenderedResponse['titled']
}
