import type { FlagProvider } from '../flags/manifest-provider.ts'
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
  /** Configuration files, and calls for the current visitor. */
  readonly reader: PublicReader
  /** Who is here. */
  readonly session: Pick<Session, 'store'>
  /**
   * Lets a provider of OpenFeature decide the brand's features in place of its manifest. The page shows what the manifest
   * shows until the provider is ready, and whatever the provider has no answer for. The last provider counts.
   */
  readonly decideFeatures: (provider: FlagProvider) => void
}

type VisitStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * An area's `visit.ts`: runs once, when the page has hydrated and the browser is at rest. No page waits for its code. An
 * error in it is reported and ends nothing else.
 */
export type FollowVisit = (visit: AreaVisit) => void | Promise<void>
