import type { WebStorage } from '../../../../runtime/widget-api/flow.ts'
import { createIntentRecord, type StoredIntent } from './intent-record.ts'
import { type MoneyResponse, outcomeOf } from './money-response.ts'
import { intentAfter, storedIntent, unsentIntent } from './open-intent.ts'
import { type LookUpKind, repeatLookUp } from './repeat-look-up.ts'
import { createSendScreen } from './send-screen.ts'
import { type LookUpResult, mayConfirm, type SendState } from './send-state.ts'

/** The dependencies of a confirm screen. Only the storage may throw. */
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
  /**
   * Takes the lock of a name across the brand's tabs. Returns the function that releases the lock, or undefined if
   * another tab holds it.
   */
  hold(name: string): Promise<(() => void) | undefined>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  /** A random id, such as a UUID. */
  readonly newIntent: () => string
}

export interface SendOptions {
  /** Environment, brand, a hash of the member, and the name of the send: `production:acme:9f2c41aa:withdraw`. */
  readonly scope: string
  /** How long after a send its request may still reach the server, in ms. */
  readonly lifetime: number
  /**
   * True if the look-up reports a state, such as a running promotion, and not the intent itself. A later call may
   * change this state again. So the intent ends when its request can no longer arrive.
   */
  readonly looksUpState?: boolean
}

/**
 * Creates the intents of one confirm screen. The server receives an intent's call once, or again with the same
 * idempotency key (DEP-01, WDR-06).
 */
export function createSendOnce<CallResponse extends MoneyResponse, Found>(
  dependencies: SendDependencies<CallResponse, Found>,
  { scope, lifetime, looksUpState = false }: SendOptions,
) {
  type State = SendState<CallResponse, Found>
  const { now, wait } = dependencies
  const record = createIntentRecord(dependencies.storage, scope, now)
  const stored = openRecord()
  let intent = stored ? storedIntent(stored, now()) : unsentIntent(dependencies.newIntent())
  const screen = createSendScreen<State>(
    !stored ? { kind: 'ready' } : stored.left ? { kind: 'continued' } : { kind: 'unknown', isLookingUp: true },
    () => dependencies.hold(`livery:money:${scope}`),
  )
  const { store, isOpen, show, showAndRelease } = screen

  /** The open intent on the device. Forgets an intent that has ended. */
  function openRecord(): StoredIntent | undefined {
    const open = record.read()
    if (!open || !hasEnded(open.sent)) return open
    record.clear()
    return undefined
  }

  /**
   * Whether an intent that was sent at this time has ended. Only an intent whose look-up reports a state ends by time,
   * when its request can no longer arrive.
   */
  function hasEnded(since: number): boolean {
    return looksUpState && now() >= since + lifetime
  }

  /** Ends the intent. The next confirm has a new intent. */
  function settle(state: State): void {
    record.clear()
    intent = unsentIntent(dependencies.newIntent())
    showAndRelease(state)
  }

  async function lookUp(): Promise<LookUpKind> {
    const result = await dependencies.lookUp(intent.id)
    if (result.kind === 'found' && isOpen()) settle({ kind: 'done', found: result.found })
    // An unreadable record does not mean that the server lacks a look-up: the record may become readable later.
    if (result.kind === 'missing' && !result.isUnreadable) intent = { ...intent, lacksLookup: true }
    return result.kind
  }

  /** Looks up an unknown outcome repeatedly, and shows the result. */
  async function resolve(since: number): Promise<void> {
    show({ kind: 'unknown', isLookingUp: true })
    const result = await repeatLookUp({ lookUp, isOpen, now, wait }, since + lifetime)
    if (result === 'absent' && looksUpState) return settle({ kind: result })
    if (result === 'ended' || result === 'absent') return showAndRelease({ kind: result })
    if (result === 'no-response') return show({ kind: 'unknown', isLookingUp: false })
    if (result !== 'missing') return
    // Without a look-up, the member decides, but only when the request can no longer arrive.
    await wait(Math.max(0, since + lifetime - now()))
    show({ kind: 'unknown', isLookingUp: false, blind: true })
  }

  /**
   * Looks up an open intent before any send. Returns whether this confirm may send. If another tab has left an intent,
   * this tab takes it over, shows its outcome and sends nothing.
   */
  async function isFree(): Promise<boolean> {
    const open = openRecord()
    if (open && open.intent !== intent.id) {
      const { id, unknownSince = now() } = storedIntent(open, now())
      intent = { ...intent, id, unknownSince }
      await resolve(unknownSince)
      return false
    }
    const { unknownSince, lacksLookup } = intent
    if (unknownSince === undefined || lacksLookup) return true
    const isOver = hasEnded(unknownSince)
    const result = await lookUp()
    if (!isOpen() || result === 'found') return false
    if (result === 'absent' && isOver) intent = unsentIntent(dependencies.newIntent())
    if (result === 'absent' || result === 'missing') return true
    if (result === 'ended') showAndRelease({ kind: 'ended' })
    else await resolve(unknownSince)
    return false
  }

  async function send(): Promise<void> {
    const isLocked = await screen.lock()
    if (!isOpen()) return
    if (!isLocked) return show({ kind: 'elsewhere' })
    if (!(await isFree())) return
    const sent = now()
    record.write({ intent: intent.id, sent })
    const response = await dependencies.send(intent.id)
    intent = intentAfter(intent, response, sent)
    if (isOpen()) return takeResponse(response, sent)
    // The record stays if the call may have moved money. The next screen then reports the outcome.
    const isNothing = outcomeOf(response) === 'refused' && intent.unknownSince === undefined
    if (isNothing && record.read()?.intent === intent.id) record.clear()
  }

  async function takeResponse(response: CallResponse, sent: number): Promise<void> {
    const outcome = outcomeOf(response)
    if (outcome === 'unknown') return resolve(sent)
    const isDone = outcome === 'done'
    const state: State = outcome === 'ended' ? { kind: outcome } : { kind: outcome, response }
    if (intent.unknownSince === undefined || (isDone && intent.lacksLookup)) return settle(state)
    // The response to a repeated send may belong to the first send, with another amount. So the server's record counts.
    const result = await lookUp()
    if (!isOpen() || result === 'found') return
    if (result === 'no-response') return resolve(isDone ? now() : sent)
    if (isDone) return settle(state)
    showAndRelease(result === 'ended' ? { kind: result } : state)
  }

  async function resume(since: number): Promise<void> {
    await screen.lock()
    if (!isOpen()) return screen.releaseLock()
    await resolve(since)
  }

  if (intent.unknownSince !== undefined && !intent.lacksLookup) void resume(intent.unknownSince)

  return {
    store,
    /** The id of the intent that the next confirm sends. */
    intent: () => intent.id,
    /** Sends the money call, unless a call is running or has an unknown outcome. The state is `sending` on return. */
    confirm(): void {
      const { kind } = store.getState()
      if (!isOpen() || !mayConfirm.has(kind)) return
      show({ kind: 'sending' })
      void send().finally(() => {
        if (!isOpen()) screen.releaseLock()
      })
    },
    /** Asks the server again after the automatic look-ups have ended. */
    check(): void {
      const state = store.getState()
      const { unknownSince } = intent
      if (!isOpen() || state.kind !== 'unknown' || state.isLookingUp || state.blind) return
      if (unknownSince !== undefined) void resolve(unknownSince)
    },
    /**
     * Called when a person has checked the balance, because the server has no look-up. The next confirm has the same
     * intent.
     */
    proceed(): void {
      const state = store.getState()
      if (!isOpen() || state.kind !== 'unknown' || !state.blind) return
      record.write({ intent: intent.id, sent: intent.unknownSince ?? now(), left: true })
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
    close: screen.close,
  }
}
