import type { PublicReader } from '../api/public-reader.ts'
import type { RouteMatch } from '../routing/match-route.ts'
import type { Dashboard } from '../session/who-is-here.ts'
import type { Call, SessionState } from '../session/session-state.ts'
import type { SiteData } from '../site/site-data.ts'
import type { DataOf, PublicName, PublicQueries } from './public-data.ts'

/** The facts that a guard may use. */
export interface GuardFacts {
  readonly session: 'guest' | 'member'
  /** Undefined in the first rendering, which is the same for all devices: a guard that needs it answers `wait`. */
  readonly device: 'mobile' | 'desktop' | undefined
  readonly site: SiteData
  readonly match: RouteMatch
  readonly member: SessionState['member']
  /** Public data that the guard needs; undefined while it is not there. */
  readonly data: <Name extends PublicName>(name: Name) => DataOf<Name> | undefined
}

/** A guard's decision: in, to the login and back, home, as if there were no such page, or not decided yet. */
export type GuardAnswer = 'enter' | 'login' | 'home' | 'home-with-toast' | 'not-found' | 'wait'

/** The visitor, as facts for conditions are read from it. */
export interface Visitor extends Pick<SessionState, 'loggedIn' | 'member' | 'parts'> {
  readonly site: SiteData
  /** Public data that the area's `factNeeds` name; undefined while it is not there, and for guests. */
  readonly data: GuardFacts['data']
}

/** Public data that a guard needs. */
export interface GuardNeed {
  readonly name: PublicName
  readonly parameters?: object
}

/** Decides who enters a page (GRD-01). */
export interface Guard {
  /** Public data that it decides by: names, or with parameters from the page. */
  readonly needs?: readonly PublicName[] | ((match: RouteMatch) => readonly GuardNeed[])
  readonly ask: (facts: GuardFacts) => GuardAnswer
}

/** The parts of the session that areas add by augmentation, by area. */
// An empty interface is what augmentation needs.
// oxlint-disable-next-line typescript/no-empty-object-type
export interface SessionParts {}

/** The data that parts are read from: of `user/dashboard`, or `{ user }` after a login. Read by its schema before. */
export type PartSource = Partial<Dashboard>

/** An area's part of what the backend says of the visitor. */
export interface SessionPart<Value = unknown> {
  /** The value of a guest, and of everybody until the backend has answered. */
  readonly empty: Value
  /**
   * Reads the part out of the backend's answer. Never throws.
   *
   * @param before the part so far
   */
  readonly read: (data: PartSource, before: Value, loggedIn: boolean) => Value
  /** Whether it holds for guests too and outlives a logout. */
  readonly isPublic?: boolean
  /** Asks the backend for this part alone. Without a value, the answer has failed. */
  readonly refresh?: (call: Call) => Promise<{ readonly answer: PartAnswer; readonly value?: Value }>
}

/** As much of an answer as says whether a part was refreshed. */
export interface PartAnswer {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
}

/** An area's hooks into a visit. For the browser only. */
export interface AreaVisit {
  readonly site: SiteData
  /** The query of the address that the page was opened at. */
  readonly search: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly call: Call
}

/**
 * The small part of an area's code that server and browser have at hand from the first rendering on. All else of an area
 * is imported where it is used.
 */
export interface AreaCode {
  /** The folder's name, as in `area.json`. */
  readonly name: string
  /** Guards that routes may list. */
  readonly guards?: Readonly<Record<string, Guard>>
  /** Tests of route parameters: pure tests of form (NAV-02). */
  readonly parameterTests?: Readonly<Record<string, (value: string) => boolean>>
  /** Public data by name. */
  readonly queries?: PublicQueries
  /** Drawings of icons by name: each the one path of an SVG on a grid of 24, stroked in the colour of the text. */
  readonly icons?: Readonly<Record<string, string>>
  /** The area's part of the session. */
  readonly session?: SessionPart
  /** Facts that conditions may ask for, of the visitor who is here. */
  readonly visitorFacts?: (visitor: Visitor) => Readonly<Record<string, unknown>>
  /** Public data that `visitorFacts` reads for a member. It is loaded for members only. */
  readonly factNeeds?: (site: SiteData) => readonly PublicName[]
  /** The name of an account as the login form sends it, of one that an address names in any form. Never throws. */
  readonly accountName?: (
    typed: string,
    site: { readonly site: SiteData; readonly reader: PublicReader },
  ) => Promise<string>
  /** Runs once after the page's hydration. */
  readonly onVisit?: (visit: AreaVisit) => void
  /** Runs when the member has logged out or the session has ended. */
  readonly onSessionEnd?: () => void
}

/** Names an area's code. */
export const defineArea = (area: AreaCode): AreaCode => area
