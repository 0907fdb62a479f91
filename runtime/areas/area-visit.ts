import type { FlagProvider } from '../flags/manifest-provider.ts'
import type { PublicReader } from '../api/public-reader.ts'
import type { Session } from '../session/session.ts'
import type { SiteData } from '../site/site-data.ts'

/** A visit in the browser, for the areas' `visit.ts`. */
export interface AreaVisit {
  readonly site: SiteData
  /**
   * The queries, without credentials, of the addresses that the tab has loaded, from the oldest to the newest. At most
   * 4000 characters, and only whole parameters. Only one page of the tab gets each query: the first that loads the
   * `visit.ts` of every area.
   */
  readonly search: string
  readonly storage: VisitStorage
  /** Storage that ends with the tab. */
  readonly tabStorage: VisitStorage
  /** Configuration files, and calls for the current visitor. */
  readonly reader: PublicReader
  /** The current session. `beforeLogout` adds a step that needs the session and precedes each logout. */
  readonly session: Pick<Session, 'store' | 'beforeLogout'>
  /**
   * Lets a provider of OpenFeature decide the brand's features. Until the provider is ready, and for features that it
   * lacks, the manifest decides. Of several providers, the last one decides.
   */
  readonly decideFeatures: (provider: FlagProvider) => void
}

type VisitStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * An area's `visit.ts`. It runs once: when the hydrated page is idle, or before an earlier logout. No page waits for
 * its code. If it fails, Livery reports the error, and everything else continues.
 */
export type OnVisit = (visit: AreaVisit) => void | Promise<void>
