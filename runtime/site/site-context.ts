import { createContext, useContext } from 'react'
import type { MissingCalls } from '../api/missing-calls.ts'
import type { ErrorPlace } from '../errors/error-reports.ts'
import type { PublicReader } from '../api/public-reader.ts'
import type { VisitorFacts } from '../manifest/index.ts'
import type { Countdowns } from '../countdown/countdowns.ts'
import type { ServerClock } from '../countdown/server-clock.ts'
import type { UrlLogin } from '../session/url-login.ts'
import type { AreaCode, Visitor } from '../areas/area.ts'
import { registeredAreas } from '../areas/registered-areas.ts'
import type { Session } from '../session/session.ts'
import type { Toasts } from '../state/toasts.ts'
import type { PageRequest, SiteData } from './site-data.ts'

/** The parts of a site that exist only in a browser. */
export interface Visit {
  readonly clock: ServerClock
  readonly countdowns: Countdowns
  readonly urlLogin: UrlLogin
  /** Reports an unhandled error to the host (ERR-01). Never throws. */
  readonly reportError: (error: unknown, place?: ErrorPlace) => void
  /**
   * The query parameters of the addresses that the tab has loaded since the areas last read them. They form one query,
   * without credentials.
   */
  readonly search: string
  /** The storage of this device, and of this tab. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** The site, for every part of a page. */
export interface Site {
  readonly data: SiteData
  readonly request: PageRequest
  readonly reader: PublicReader
  readonly session: Session
  readonly toasts: Toasts
  /** Calls that the backend lacks; in the browser only. */
  readonly missingCalls?: MissingCalls
  /** Navigates to a path of the site, which includes the locale. Only in the browser. */
  readonly navigate?: (path: string) => void
  /**
   * Looks up the public data that the host sent with the page, by the key of its query (`publicQuery`). Undefined for
   * data that the host did not load.
   */
  readonly sent?: (key: readonly unknown[]) => unknown
  /**
   * Loads the regions of all pages. The data of the first page contains only the regions of that page. Only in the
   * browser.
   */
  readonly wholeSite?: () => Promise<void>
  /** The visit in the browser. Undefined on the server. */
  readonly visit?: Visit
  /** Cleans external HTML. Only on the server, which renders a page synchronously. */
  readonly sanitize?: (html: string) => string
}

export const SiteContext = createContext<Site | undefined>(undefined)

export const SiteProvider = SiteContext.Provider

/** The site around a component. Throws outside of a site, which is a developer's mistake. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site)
    throw new Error('This component is outside of a site. Render it in a widget, or in a test with renderWidget.')
  return site
}

/** The facts of the visitor, for conditions. */
export function visitorFacts(
  { data, request }: Site,
  state: Omit<Visitor, 'site'>,
  { device, now }: Pick<VisitorFacts, 'device' | 'now'>,
): VisitorFacts {
  return {
    session: state.loggedIn ? 'member' : 'guest',
    device,
    locale: data.locale,
    country: request.country,
    features: data.features,
    now,
    ...areaFacts({ ...state, site: data }),
  }
}

function areaFacts(visitor: Visitor): object {
  return Object.assign({}, ...areasOf(visitor.site).map((area) => area.visitorFacts?.(visitor))) as object
}

/** The code of the areas that the brand uses. */
export function areasOf({ areas }: SiteData): readonly AreaCode[] {
  const registered = registeredAreas()
  const known = used.get(areas)
  if (known?.registered === registered) return known.found
  const found = registered.filter(({ name }) => areas.includes(name))
  used.set(areas, { registered, found })
  return found
}

/** Caches the areas by the list of their names, because many components of a page read the areas. */
const used = new WeakMap<
  SiteData['areas'],
  { readonly registered: readonly AreaCode[]; readonly found: readonly AreaCode[] }
>()
