import type { PublicReader } from '../api/public-reader.ts'
import type { RouteMatch } from '../routing/match-route.ts'
import type { Dashboard } from '../session/read-visitor.ts'
import type { Call, SessionState } from '../session/session-state.ts'
import type { SiteData } from '../site/site-data.ts'
import type { DataOf, PublicName, PublicQueries } from './public-data.ts'

/** The input of a guard. */
export interface GuardFacts {
  readonly session: 'guest' | 'member'
  /**
   * Undefined in the first rendering, which is the same for all devices. A guard that needs the device then returns
   * `wait`: after any other decision, the page does not look up the device.
   */
  readonly device: 'mobile' | 'desktop' | undefined
  readonly site: SiteData
  readonly match: RouteMatch
  readonly member: SessionState['member']
  /**
   * Public data that the guard needs. Undefined while the data loads, and after a failed load. If the guard then
   * returns `wait`, the page offers to load the data again.
   */
  readonly data: <Name extends PublicName>(name: Name) => DataOf<Name> | undefined
}

/**
 * A guard's decision. `login` sends visitors to the login and back. `home-with-toast` says that the page is not
 * available, and `home-on-phone` that it needs a wider screen. `wait` shows a placeholder until the next decision.
 */
export type GuardDecision = 'enter' | 'login' | 'home' | 'home-with-toast' | 'home-on-phone' | 'not-found' | 'wait'

/** The visitor, as input of `visitorFacts`. */
export interface Visitor extends Pick<SessionState, 'loggedIn' | 'member' | 'parts'> {
  readonly site: SiteData
  /** Public data of the area's `factNeeds`. Undefined while the data loads, after a failed load, and for guests. */
  readonly data: GuardFacts['data']
}

/** Public data that a guard needs. */
export interface GuardNeed {
  readonly name: PublicName
  readonly parameters?: object
}

/** Decides who enters a page (GRD-01). */
export interface Guard {
  /** The public data that the guard needs: its names, or a function that returns names with parameters for a page. */
  readonly needs?: readonly PublicName[] | ((match: RouteMatch) => readonly GuardNeed[])
  readonly decide: (facts: GuardFacts) => GuardDecision
}

/** The areas' parts of the session, by the name of the area. Each area adds its part by augmenting this interface. */
export interface SessionParts {}

/** The decoded data from which areas read their parts: the data of `user/dashboard`, or `{ user }` after a login. */
export type PartSource = Partial<Dashboard>

/** An area's part of the session. */
export interface SessionPart<Value = unknown> {
  /** The value until the backend has responded. Guests keep this value, unless the part is public (`isPublic`). */
  readonly empty: Value
  /**
   * Reads the part from the backend's response. Never throws.
   *
   * @param before the part before this response
   */
  readonly read: (data: PartSource, before: Value, loggedIn: boolean) => Value
  /** Whether guests have the part too, so that a logout keeps it. */
  readonly isPublic?: boolean
  /** Fetches this part alone. A result without a value counts as failed. */
  readonly refresh?: (call: Call) => Promise<{ readonly response: PartResponse; readonly value?: Value }>
}

/** The fields of a response that show whether a refresh succeeded. */
export interface PartResponse {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
}

/** The small part of an area's code that server and browser load before the first rendering. */
export interface AreaCode {
  /** The name of the area. Its folder has this name, and so does `name` in its `area.json`. */
  readonly name: string
  /** Guards that routes may list. */
  readonly guards?: Readonly<Record<string, Guard>>
  /** Tests of the form of route parameters (NAV-02). They are pure functions. */
  readonly parameterTests?: Readonly<Record<string, (value: string) => boolean>>
  /** Public data by name. */
  readonly queries?: PublicQueries
  /**
   * Drawings of icons by name. Each is the path of an SVG on a grid of 24 by 24. Pages stroke the path in the colour of
   * the text.
   */
  readonly icons?: Readonly<Record<string, string>>
  readonly session?: SessionPart
  /** Facts about the current visitor for conditions. */
  readonly visitorFacts?: (visitor: Visitor) => Readonly<Record<string, unknown>>
  /** Public data that `visitorFacts` reads for a member. Pages load it for members only. */
  readonly factNeeds?: (site: SiteData) => readonly PublicName[]
  /** Converts the account name in a login link to the name that the login form sends. Never throws. */
  readonly accountName?: (
    typed: string,
    site: { readonly site: SiteData; readonly reader: PublicReader },
  ) => Promise<string>
  /** Runs when the member has logged out or the session has ended. */
  readonly onSessionEnd?: () => void
}

/** Declares an area's code. */
export const defineArea = (area: AreaCode): AreaCode => area
