/*
 * A flow without React:
 *
 *   the user ─────act─────►┐
 *                          ├─► reduce ──► state ──► saved for a reload
 *   a response ──receive───►┘      │
 *        ▲                        └─► effects ──► performed
 *        └────────────────────────────────────────┘  dropped after a cancel, a close, a login or a logout
 */

interface Typed {
  readonly type: string
}

/** A flow's next state, and the effects of an event. */
export interface Change<State, Effect> {
  readonly state: State
  readonly effects: readonly Effect[]
}

/** The rules of a flow: pure data and functions. */
export interface FlowRules<State, Event extends Typed, Effect extends Typed> {
  readonly start: State
  /** Returns the same state for an event that the current state does not accept. */
  readonly reduce: (state: State, event: Event) => Change<State, Effect>
  /** The locking effects: while one runs, the user's events change nothing. */
  readonly locks?: readonly Effect['type'][]
  /** The user's events that cancel all running effects. They work while the flow is locked, too. */
  readonly cancels?: readonly Event['type'][]
  /** Effects that cancel an earlier running effect of the same type. */
  readonly latest?: readonly Effect['type'][]
  readonly persist?: Persistence<State>
}

/** The part of a flow's state that survives a reload. */
export interface Persistence<State> {
  /** The flow's name in the storage: `sign-up`. */
  readonly name: string
  /**
   * The owner of the saved state.
   *
   * - `visitor`: the person at the device. Every login and logout deletes the state.
   * - `member`: one member. After a logout, the state waits in the storage for the next login of this member.
   */
  readonly owner: 'visitor' | 'member'
  readonly storage: 'tab' | 'device'
  /** How long the saved state is valid, in ms. */
  readonly lifetime: number
  /** The part to save, a value of JSON. Undefined removes the saved state. */
  readonly save: (state: State) => unknown
  /** The state to resume, from the saved part. Undefined for an invalid value. */
  readonly restore: (stored: unknown) => State | undefined
}

/** Tools of a running effect. */
export interface EffectTools {
  /** Aborts at a cancel, a close, a login or a logout, and when a later effect of the same `latest` type begins. */
  readonly signal: AbortSignal
}

/** The effects of a type. A member of the union `Effect` may stand for several types. */
type OfType<Effect extends Typed, Type> = Effect extends Typed ? (Type extends Effect['type'] ? Effect : never) : never

/**
 * The functions that perform a flow's effects, by the type of the effect. The flow passes the returned event to
 * `reduce`, unless the effect was cancelled meanwhile.
 */
export type Performers<Event extends Typed, Effect extends Typed> = {
  readonly [Type in Effect['type']]: (
    effect: OfType<Effect, Type>,
    tools: EffectTools,
    // An effect may end without an event.
  ) => Event | undefined | void | Promise<Event | undefined | void>
}

export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The dependencies of a flow. */
export interface FlowContext {
  /** Environment and brand: `production:acme`. */
  readonly place: string
  /** A short key of the current member, for the storage. Undefined for a guest. */
  readonly member: string | undefined
  readonly storage: Readonly<Record<'tab' | 'device', WebStorage>>
  /** The current time, in ms since 1970. */
  readonly now: () => number
  readonly session: {
    /** Grows with every change of the visitor in this page, such as a login or a logout. */
    epoch(): number
    /** Grows with every login and logout on this device. */
    turn(): number
    /** Calls the listener after each change of the session. Returns a function that removes the listener. */
    subscribe(listener: () => void): () => void
  }
}

/** A running flow. */
export interface Flow<State, Event> {
  readonly view: () => FlowView<State>
  /** Calls the listener after each change of the view. Returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * An event of the user. While the flow is locked, only an event of `cancels` has an effect. Resolves when the flow is
   * unlocked.
   */
  readonly act: (event: Event) => Promise<void>
  /** An event from outside: a response, a countdown's end. */
  readonly receive: (event: Event) => void
  /** Cancels all running effects, and ignores later events. The saved state remains for the next flow. */
  readonly close: () => void
  /** Closes the flow and removes the saved state. */
  readonly forget: () => void
}

export interface FlowView<State> {
  readonly state: State
  /** Whether the flow is locked. */
  readonly isBusy: boolean
}
