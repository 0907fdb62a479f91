import { createStore } from 'zustand/vanilla'
import type { WebStorage } from '../../../../runtime/widget-api/flow.ts'
import { createIntentRecord } from './intent-record.ts'
import { isServerFailure, type MoneyResponse, outcomeOf } from './money-response.ts'

/*
 * The states of a call that a member confirms:
 *
 *   ready ──confirm──► sending ─response─► done | refused | ended
 *                         │ no response
 *                         ▼
 *                      unknown ──look-up on the server──► done            the server has the intent
 *                         │                         └─► absent          the server does not have the intent so far
 *                         ├── reload, closed tab, new tab: still unknown, and the look-ups continue
 *                         └── the server has no look-up: a person checks, and continues with the same intent
 *
 * The page never sends a call again automatically. A person may confirm again after `refused`, `absent`, `elsewhere`
 * and `continued`. An intent without a response keeps its id until the server has it. Before each further send the page
 * reads the server's record of the intent, and this record counts, not the response. A request that arrives late
 * therefore still has the same intent, and the page never mistakes an amount that the member has changed meanwhile for
 * the amount that arrived.
 */

/** The state of the money that a confirm screen moves. */
export type SendState<CallResponse, Found> =
  | { readonly kind: 'ready' | 'sending' | 'absent' | 'ended' }
  /** The outcome stayed unknown, and the member has continued. */
  | { readonly kind: 'continued' }
  /** Another tab is moving money. This tab has sent nothing. */
  | { readonly kind: 'elsewhere' }
  /**
   * No response came. `isLookingUp` is false once the automatic look-ups have ended and a person may look it up again.
   * `blind` means that the server has no look-up: a person checks the balance and confirms to continue.
   */
  | { readonly kind: 'unknown'; readonly isLookingUp: boolean; readonly blind?: true }
  | { readonly kind: 'done'; readonly response: CallResponse }
  /** The response was lost, and the server has this record. */
  | { readonly kind: 'done'; readonly found: Found }
  | { readonly kind: 'refused'; readonly response: CallResponse }

/** The outcome of a look-up of an intent. */
export type LookUpResult<Found> =
  | { readonly kind: 'found'; readonly found: Found }
  /** `missing`: the server has no look-up. */
  | { readonly kind: 'absent' | 'no-response' | 'ended' | 'missing' }

/** The effects of a confirm screen. Only the storage may throw. */
export interface SendDependencies<CallResponse extends MoneyResponse, Found> {
  /**
   * Sends the money call once, with the intent in the brand's header. A lost response is a failed status with
   * `noResponse`.
   */
  send(intent: string): Promise<CallResponse>
  /** Asks the server for its record of the intent. */
  lookUp(intent: string): Promise<LookUpResult<Found>>
  /** The device's storage, so that the intent outlives the tab. */
  readonly storage: WebStorage
  /** Locks a name across the tabs of the brand. Undefined if another tab holds the lock. */
  hold(name: string): Promise<(() => void) | undefined>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  /** A random id of at least 128 bits. */
  readonly newIntent: () => string
}

export interface SendOptions {
  /** Environment, brand, a hash of the member, and the name of the send: `production:acme:9f2c41aa:withdraw`. */
  readonly scope: string
  /** How long after a send without a response its request may still arrive, in ms. */
  readonly lifetime: number
}

const mayConfirm: ReadonlySet<string> = new Set(['ready', 'refused', 'absent', 'elsewhere', 'continued'])

/** Pauses between look-ups, in ms. The last one repeats. */
const pauses = [1000, 2000, 4000, 8000, 15_000] as const
/** How long the automatic look-ups continue after the lifetime, in ms. Then a person has to ask. */
const lookupTime = 60_000

/**
 * Creates the intent of one confirm screen. For any number of confirms, tabs and reloads, the server receives it
 * once, or again with the same intent id (DEP-01, WDR-06).
 */
export function createSendOnce<CallResponse extends MoneyResponse, Found>(
  dependencies: SendDependencies<CallResponse, Found>,
  { scope, lifetime }: SendOptions,
) {
  type State = SendState<CallResponse, Found>
  const record = createIntentRecord(dependencies.storage, scope, dependencies.now)
  const stored = record.read()
  const store = createStore<State>(() =>
    !stored ? { kind: 'ready' } : stored.left ? { kind: 'continued' } : { kind: 'unknown', isLookingUp: true },
  )
  let intent = stored?.intent ?? dependencies.newIntent()
  /** Time of a send of this intent without a response. */
  let unresolvedSince = stored && momentOf(stored.sent)
  /** Whether the server has no look-up. */
  let lacksLookup = stored?.left === true
  let release: (() => void) | undefined
  let isOpen = true

  /**
   * The time of a send, but at most now. After the clock was set back, a later time would make the tab ask the server
   * for too long.
   */
  function momentOf(sent: number): number {
    return Math.min(sent, dependencies.now())
  }

  const show = (state: State) => {
    if (isOpen) store.setState(state, true)
  }

  function releaseLock(): void {
    release?.()
    release = undefined
  }

  /** Shows a state and releases the lock on the other tabs. The intent does not change. */
  function showAndRelease(state: State): void {
    releaseLock()
    show(state)
  }

  /** Ends the intent. The next confirm has a new intent. */
  function settle(state: State): void {
    record.clear()
    intent = dependencies.newIntent()
    unresolvedSince = undefined
    lacksLookup = false
    showAndRelease(state)
  }

  async function lookUpOnce(): Promise<LookUpResult<Found>['kind']> {
    const result = await dependencies.lookUp(intent)
    if (result.kind === 'found' && isOpen) settle({ kind: 'done', found: result.found })
    if (result.kind === 'missing') lacksLookup = true
    return result.kind
  }

  /** Repeats the look-up until the server gives a final result, or until the time is over. */
  async function resolve(since: number): Promise<void> {
    show({ kind: 'unknown', isLookingUp: true })
    for (let round = 0; isOpen; round++) {
      const isOver = dependencies.now() >= since + lifetime
      const result = await lookUpOnce()
      if (!isOpen || result === 'found') return
      if (result === 'ended') return showAndRelease({ kind: 'ended' })
      if (result === 'missing') return waitOutRequest(since)
      if (result === 'absent' && isOver) return showAndRelease({ kind: 'absent' })
      if (dependencies.now() >= since + lifetime + lookupTime) return show({ kind: 'unknown', isLookingUp: false })
      await dependencies.wait(pauses[Math.min(round, pauses.length - 1)] ?? 0)
    }
  }

  /** Waits until no request can still arrive. Then the member decides. */
  async function waitOutRequest(since: number): Promise<void> {
    await dependencies.wait(Math.max(0, since + lifetime - dependencies.now()))
    show({ kind: 'unknown', isLookingUp: false, blind: true })
  }

  /**
   * Looks up an open intent before any send. Returns whether this confirm may send. If another tab has left an intent,
   * this tab takes it over, shows its outcome and sends nothing.
   */
  async function isFree(): Promise<boolean> {
    const open = record.read()
    if (open && open.intent !== intent) {
      intent = open.intent
      unresolvedSince = momentOf(open.sent)
      await resolve(unresolvedSince)
      return false
    }
    if (unresolvedSince === undefined || lacksLookup) return true
    const result = await lookUpOnce()
    if (!isOpen || result === 'found') return false
    if (result === 'absent' || result === 'missing') return true
    if (result === 'ended') showAndRelease({ kind: 'ended' })
    else await resolve(unresolvedSince)
    return false
  }

  async function send(): Promise<void> {
    release = await dependencies.hold(`livery:money:${scope}`)
    if (!isOpen) return
    if (!release) return show({ kind: 'elsewhere' })
    if (!(await isFree())) return
    const sent = dependencies.now()
    record.write({ intent, sent })
    const response = await dependencies.send(intent)
    const outcome = outcomeOf(response)
    if (!isOpen) {
      // The record stays if the call may have moved money. The next screen then reports the outcome.
      const isNothing = outcome === 'refused' && unresolvedSince === undefined && !isServerFailure(response)
      if (isNothing && record.read()?.intent === intent) record.clear()
      return
    }
    if (outcome === 'unknown') {
      unresolvedSince = sent
      return resolve(sent)
    }
    if (outcome === 'done') return takeDone(response)
    // A server that failed while it refused may have moved the money before.
    if (isServerFailure(response)) unresolvedSince ??= sent
    const state: State = outcome === 'ended' ? { kind: 'ended' } : { kind: 'refused', response }
    if (unresolvedSince === undefined) return settle(state)
    // A refusal does not settle an earlier send of the same intent without a response.
    const result = await lookUpOnce()
    if (!isOpen || result === 'found') return
    if (result === 'no-response') return resolve(sent)
    showAndRelease(result === 'ended' ? { kind: 'ended' } : state)
  }

  /**
   * Takes a successful response. The response to a repeated send may belong to the first send, with another amount, so
   * the server's record counts.
   */
  async function takeDone(response: CallResponse): Promise<void> {
    if (unresolvedSince === undefined || lacksLookup) return settle({ kind: 'done', response })
    const result = await lookUpOnce()
    if (!isOpen || result === 'found') return
    if (result === 'no-response') return resolve(dependencies.now())
    settle({ kind: 'done', response })
  }

  async function resume(since: number): Promise<void> {
    release = await dependencies.hold(`livery:money:${scope}`)
    if (!isOpen) return releaseLock()
    await resolve(since)
  }

  if (unresolvedSince !== undefined && !lacksLookup) void resume(unresolvedSince)

  return {
    store,
    /** The id of the next confirm. */
    intent: () => intent,
    /** Sends the money call, unless a call is running or has an unknown outcome. Takes effect before it returns. */
    confirm(): void {
      const { kind } = store.getState()
      if (!isOpen || !mayConfirm.has(kind)) return
      show({ kind: 'sending' })
      void send().finally(() => {
        if (!isOpen) releaseLock()
      })
    },
    /** Asks the server again after the automatic look-ups have ended. */
    check(): void {
      const state = store.getState()
      if (!isOpen || state.kind !== 'unknown' || state.isLookingUp || state.blind || unresolvedSince === undefined)
        return
      void resolve(unresolvedSince)
    },
    /**
     * Called when a person has checked the balance, because the server has no look-up. The next confirm has the same
     * intent.
     */
    proceed(): void {
      const state = store.getState()
      if (!isOpen || state.kind !== 'unknown' || !state.blind) return
      record.write({ intent, sent: unresolvedSince ?? dependencies.now(), left: true })
      showAndRelease({ kind: 'continued' })
    },
    /** Starts the next intent after a completed one. */
    again(): void {
      if (store.getState().kind === 'done') show({ kind: 'ready' })
    },
    /**
     * Called when the member leaves the screen. An open intent stays in the record, and the next screen of this scope
     * asks for its outcome.
     */
    close(): void {
      isOpen = false
      // A running send keeps the lock on the other tabs until it has ended.
      if (store.getState().kind !== 'sending') releaseLock()
    },
  }
}
