import type { PublicReader } from '../api/public-reader.ts'
import type { Session } from '../session/session.ts'
import type { SiteData } from '../site/site-data.ts'

/** A visit in the browser, for the areas that follow it. */
export interface AreaVisit {
  readonly site: SiteData
  /** The queries of the addresses that the tab was opened at since an earlier page's visit, as one, without credentials. */
  readonly search: string
  readonly storage: VisitStorage
  /** Ends with the tab. */
  readonly tabStorage: VisitStorage
  /** Configuration files, and calls for whoever is here. */
  readonly reader: PublicReader
  /** Who is here. */
  readonly session: Pick<Session, 'store'>
}

type VisitStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * An area's `visit.ts`: runs once, when the page has hydrated and the browser is at rest. No page waits for its code. An
 * error in it is reported and ends nothing else.
 */
export type FollowVisit = (visit: AreaVisit) => void | Promise<void>
