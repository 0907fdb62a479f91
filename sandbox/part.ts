import type { Member } from '../schemas/generated/records.ts'
import type { ApiCalls } from '../schemas/generated/api.ts'
import type { SandboxData } from '../schemas/generated/sandbox.ts'
import type { Call, Endpoint } from './api/endpoint.ts'
import type { FaultKindFacts } from './faults/fault.ts'
import type { SandboxMerchant } from './sandbox-options.ts'
import type { SeededMember, SeedMember } from './seed/seed-members.ts'
import type { MemberRow } from './session/members.ts'
import type { StaticFile, WriteFile } from './static/static-file.ts'
import type { Text } from './localised-text.ts'
import type { SandboxContext } from './sandbox-context.ts'

/**
 * An area's part of the sandbox, the default export of `widgets/<area>/sandbox/part.ts`. Only brands with the area have
 * it. Every property except `name` is optional:
 *
 *     const part: SandboxPart = {
 *       name: 'coffee',
 *       data: ['drinks'],
 *       tables: { sql: 'CREATE TABLE IF NOT EXISTS orders (merchant_id TEXT NOT NULL, …) STRICT;', names: ['orders'] },
 *       endpoints: [coffeeListDrinks, coffeePlaceOrder],
 *       seed: (sandbox, merchant, members) => seedOrders(sandbox, merchant, members),
 *       drawings: { drinks: (id, sandbox) => drawDrink(id, sandbox.seed) },
 *     }
 *     export default part
 *
 * A part runs after the parts of the areas that its area requires, so that it finds their data.
 */
export interface SandboxPart {
  /** The area. */
  readonly name: string
  /** Required keys of `sandbox.json` for brands with this area. */
  readonly data?: readonly (keyof SandboxData)[]
  readonly tables?: PartTables
  /**
   * Fills the tables for a brand after its members are seeded, in the same transaction. If a brand adds the area later,
   * the members may already have changed data of other areas.
   */
  readonly seed?: (sandbox: SandboxContext, merchant: SandboxMerchant, members: readonly SeededMember[]) => void
  /** The purpose of a seeded member in the list of members: `drinks tea`. */
  readonly seedNote?: (member: SeedMember) => string | undefined
  readonly endpoints?: readonly Endpoint[]
  /** Pages under their own host names, such as a payment provider's. */
  readonly hosts?: readonly PartHost[]
  /** Configuration files by name without `.json`: `/static/frontend/{environment}/{name}.json`. */
  readonly files?: Readonly<Record<string, WriteFile>>
  /** Further folders of the static bucket. The path begins after the folder: `THB/slot.json.gz`. */
  readonly folders?: Readonly<
    Record<string, (path: string, sandbox: SandboxContext, merchant: SandboxMerchant) => StaticFile | undefined>
  >
  /**
   * Pictures as SVG, `/static/art/{kind}/{id}.svg`. If several parts draw one kind, the first part that returns a
   * picture counts.
   */
  readonly drawings?: Readonly<Record<string, Draw>>
  /** The area's fields of the logged-in user, in login and dashboard. */
  readonly member?: (sandbox: SandboxContext, merchant: SandboxMerchant, member: MemberRow) => Partial<Member>
  /** The area's fields of `user/dashboard`, for a member or a guest. */
  readonly dashboard?: (
    call: Call<'user/dashboard'>,
  ) => Partial<NonNullable<ApiCalls['user/dashboard']['response']['data']>>
  /** Settles due events by the sandbox's clock, before each call of the brand. */
  readonly settleDue?: (sandbox: SandboxContext, merchant: SandboxMerchant) => void
  /** Further handlers of `/__sandbox/*`, by method and path: `GET ledger`. */
  readonly controls?: Readonly<Record<string, ControlHandler>>
  /** Further kinds of faults. An endpoint finds those that apply to its call in `call.faults`. */
  readonly faults?: readonly FaultKindFacts[]
  /** Listeners to events of the kernel and of other parts. They run synchronously, in the transaction of the event. */
  readonly on?: {
    readonly [Name in keyof SandboxEvents]?: (
      sandbox: SandboxContext,
      merchant: SandboxMerchant,
      event: SandboxEvents[Name],
    ) => void
  }
  /** Objections to intents of the kernel and of other parts. They run in the action's transaction, if it has one. */
  readonly objections?: {
    readonly [Name in keyof SandboxIntents]?: (
      sandbox: SandboxContext,
      merchant: SandboxMerchant,
      intent: SandboxIntents[Name],
    ) => Objection | undefined
  }
}

/**
 * The intents that parts may object to, by name. An area adds its own in its `exports.ts`, and asks {@link objectionTo}
 * before it acts:
 *
 *     declare module '../../../sandbox/part.ts' {
 *       interface SandboxIntents { 'coffee/order': Ordering }
 *     }
 */
export interface SandboxIntents {
  /** A member with the correct password is about to get a session. */
  'log-in': { readonly member: MemberRow; readonly at: number }
  /** A member calls with an active session. After an objection, the session counts as ended. */
  stay: { readonly uid: string; readonly started: number; readonly at: number }
}

/** The reason for an objection. */
export interface Objection {
  /** Permanent, because clients depend on it. The end of a session always has the code 1003. */
  readonly code: number
  readonly text: Text
}

/**
 * The events of the kernel and of parts, by name. An area adds its own in its `exports.ts`:
 *
 *     declare module '../../../sandbox/part.ts' {
 *       interface SandboxEvents { 'coffee/collected': Collected }
 *     }
 */
export interface SandboxEvents {
  /**
   * A new member, from the seed or from an area's call. If a brand adds an area later, the area's part also gets each
   * earlier member.
   */
  'member-joined': JoinedMember
}

/** A new member. */
export interface JoinedMember {
  readonly member: MemberRow
  /**
   * The time of joining, in ms since 1970. For a member who joined before the brand added the area, the time at which
   * the brand added it.
   */
  readonly at: number
  /**
   * The code in the address of the sign-up. Empty if the address has none, or if the member joined before the brand
   * added the area.
   */
  readonly ref: string
  /** The seed of the member. Undefined for a member from a call. */
  readonly seed: SeedMember | undefined
}

/** Tables of a part. Each row belongs to one merchant, whose id is in the column `merchant_id`. */
export interface PartTables {
  /** `CREATE TABLE IF NOT EXISTS …`. The tables may refer to tables of the kernel and of required areas. */
  readonly sql: string
  /** The names of the tables, in the order in which their rows are deleted. */
  readonly names: readonly string[]
}

/** Pages under their own host name. */
export interface PartHost {
  /** A name below `localhost`, which browsers resolve to their own machine: `pay.localhost`. */
  readonly name: string
  readonly handle: (sandbox: SandboxContext, request: Request) => Response | Promise<Response>
}

/**
 * Draws a picture as an SVG document. Undefined for an unknown id. The same id, brand and `sandbox.seed` give the same
 * bytes.
 */
export type Draw = (id: string, sandbox: SandboxContext, merchant: SandboxMerchant) => string | undefined

/** The handler of one control request. `body` is the JSON object in the request, or an empty object for GET. */
export type ControlHandler = (
  sandbox: SandboxContext,
  body: Readonly<Record<string, unknown>>,
) => Response | Promise<Response>
