import { createStore } from 'zustand/vanilla'
import type { KeptStorage } from '../../../../runtime/widget-api/flow.ts'
import { createIntentRecord } from './intent-record.ts'
import { isServerFailure, type MoneyAnswer, outcomeOf } from './money-answer.ts'

/*
 * The life of a confirm:
 *
 *   ready ──confirm──► sending ──answer──► done | refused | ended
 *                         │ no answer
 *                         ▼
 *                      unknown ──the server is asked──► done            it has the intent
 *                         │                         └─► absent          it has not found the intent so far
 *                         ├── reload, closed tab, new tab: still unknown, still asked
 *                         └── the server cannot be asked: a person looks, and goes on with the same intent
 *
 * Nothing is ever sent again by itself. A person may confirm again after `refused`, `absent` and `elsewhere`. An intent that
 * was once left without an answer keeps its id until the server has it: it is asked for before each further send, and what
 * the server then says of it counts, not the answer. So a request that the network kept for longer than anyone thought is
 * still the same one, and an amount that was changed meanwhile is never taken for the one that arrived.
 */

/** The state of the money that a confirm screen moves. */
export type SendState<Answer, Found> =
  | { readonly kind: 'ready' | 'sending' | 'absent' | 'ended' }
  /** The outcome stayed unknown, and the member has gone on. */
  | { readonly kind: 'left' }
  /** Another tab is moving money: nothing was sent from here. */
  | { readonly kind: 'elsewhere' }
  /**
   * No answer came. `asking` is false when the server was asked for long enough and a person may ask again; `blind` where
   * it cannot be asked at all: then a person looks at the balance and says that they go on.
   */
  | { readonly kind: 'unknown'; readonly asking: boolean; readonly blind?: true }
  | { readonly kind: 'done'; readonly answer: Answer }
  /** The answer was lost, and the server has this of it. */
  | { readonly kind: 'done'; readonly found: Found }
  | { readonly kind: 'refused'; readonly answer: Answer }

/** The server's answer to a question for an intent. */
export type Asked<Found> =
  | { readonly kind: 'found'; readonly found: Found }
  /** `missing`: the server knows no such question. */
  | { readonly kind: 'absent' | 'unanswered' | 'ended' | 'missing' }

/** All that a confirm screen touches. Nothing in it may throw or reject but the storage. */
export interface SendWorld<Answer extends MoneyAnswer, Found> {
  /** Sends the money call, once, with the intent in the header that the brand names. No answer is a failed status without a code. */
  send(intent: string): Promise<Answer>
  /** Asks the server what it has of the intent. */
  ask(intent: string): Promise<Asked<Found>>
  /** Of the device: the intent outlives the tab. */
  readonly storage: KeptStorage
  /** Holds a name across the tabs of the brand; undefined if another tab holds it. */
  hold(name: string): Promise<(() => void) | undefined>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  /** A random id of at least 128 bits. */
  readonly newIntent: () => string
}

export interface SendOptions {
  /** Environment, brand, a hash of the member, and the screen: `production:acme:9f2c41aa:withdraw`. */
  readonly scope: string
  /** How long after a send without an answer its request is waited for, in ms. */
  readonly lifetime: number
}

const mayConfirm: ReadonlySet<string> = new Set(['ready', 'refused', 'absent', 'elsewhere', 'left'])

/** Pauses between questions, in ms; the last one repeats. */
const pauses = [1000, 2000, 4000, 8000, 15_000] as const
/** How long beyond the lifetime the server is asked before a person has to ask, in ms. */
const patience = 60_000

/**
 * Creates the intent of one confirm screen. However often the member confirms, in however many tabs and after reloads,
 * the server receives it once, or again with the same intent id (DEP-01, WDR-06).
 */
export function createSendOnce<Answer extends MoneyAnswer, Found>(
  world: SendWorld<Answer, Found>,
  { scope, lifetime }: SendOptions,
) {
  type State = SendState<Answer, Found>
  const record = createIntentRecord(world.storage, scope, world.now)
  const kept = record.read()
  const store = createStore<State>(() =>
    !kept ? { kind: 'ready' } : kept.left ? { kind: 'left' } : { kind: 'unknown', asking: true },
  )
  let intent = kept?.intent ?? world.newIntent()
  /** When a send of this intent was left without an answer. */
  let unansweredSince = kept && momentOf(kept.sent)
  /** Whether the server cannot be asked. */
  let isBlind = kept?.left === true
  let release: (() => void) | undefined
  let isOpen = true

  /** A clock that was set back in between must not make the server be asked for a day. */
  function momentOf(sent: number): number {
    return Math.min(sent, world.now())
  }

  const show = (state: State) => {
    if (isOpen) store.setState(state, true)
  }

  function letGo(): void {
    release?.()
    release = undefined
  }

  /** The tabs are free. The intent stays what it is. */
  function rest(state: State): void {
    letGo()
    show(state)
  }

  /** The intent is over, and the next confirm is another one. */
  function settle(state: State): void {
    record.clear()
    intent = world.newIntent()
    unansweredSince = undefined
    isBlind = false
    rest(state)
  }

  async function askOnce(): Promise<Asked<Found>['kind']> {
    const asked = await world.ask(intent)
    if (asked.kind === 'found' && isOpen) settle({ kind: 'done', found: asked.found })
    if (asked.kind === 'missing') isBlind = true
    return asked.kind
  }

  /** Asks until the server has answered for good, or patience ends. */
  async function resolve(since: number): Promise<void> {
    show({ kind: 'unknown', asking: true })
    for (let round = 0; isOpen; round++) {
      const isOver = world.now() >= since + lifetime
      const asked = await askOnce()
      if (!isOpen || asked === 'found') return
      if (asked === 'ended') return rest({ kind: 'ended' })
      if (asked === 'missing') return waitBlindly(since)
      if (asked === 'absent' && isOver) return rest({ kind: 'absent' })
      if (world.now() >= since + lifetime + patience) return show({ kind: 'unknown', asking: false })
      await world.wait(pauses[Math.min(round, pauses.length - 1)] ?? 0)
    }
  }

  /** A request that may still be on its way is waited for; then it is a person's turn. */
  async function waitBlindly(since: number): Promise<void> {
    await world.wait(Math.max(0, since + lifetime - world.now()))
    show({ kind: 'unknown', asking: false, blind: true })
  }

  /**
   * Asks for what is unsettled before anything is sent. An intent of another tab is taken over: its outcome is shown, and
   * nothing is sent by this confirm.
   */
  async function isFree(): Promise<boolean> {
    const open = record.read()
    if (open && open.intent !== intent) {
      intent = open.intent
      unansweredSince = momentOf(open.sent)
      await resolve(unansweredSince)
      return false
    }
    if (unansweredSince === undefined || isBlind) return true
    const asked = await askOnce()
    if (!isOpen || asked === 'found') return false
    if (asked === 'absent' || asked === 'missing') return true
    if (asked === 'ended') rest({ kind: 'ended' })
    else await resolve(unansweredSince)
    return false
  }

  async function send(): Promise<void> {
    release = await world.hold(`livery:money:${scope}`)
    if (!isOpen) return letGo()
    if (!release) return show({ kind: 'elsewhere' })
    if (!(await isFree())) return isOpen ? undefined : letGo()
    if (!isOpen) return letGo()
    const sent = world.now()
    record.write({ intent, sent })
    const answer = await world.send(intent)
    const outcome = outcomeOf(answer)
    if (!isOpen) {
      // The next screen tells what became of it, unless there is nothing to tell.
      const isNothing = outcome === 'refused' && unansweredSince === undefined && !isServerFailure(answer)
      if (isNothing && record.read()?.intent === intent) record.clear()
      return letGo()
    }
    if (outcome === 'unknown') {
      unansweredSince = sent
      return resolve(sent)
    }
    if (outcome === 'done') return takeDone(answer)
    // A server that failed while it refused may have moved the money before.
    if (isServerFailure(answer)) unansweredSince ??= sent
    const state: State = outcome === 'ended' ? { kind: 'ended' } : { kind: 'refused', answer }
    if (unansweredSince === undefined) return settle(state)
    // A refusal says nothing of an earlier send of the same intent that was left without an answer.
    const asked = await askOnce()
    if (!isOpen || asked === 'found') return
    if (asked === 'unanswered') return resolve(sent)
    rest(asked === 'ended' ? { kind: 'ended' } : state)
  }

  /** The answer to a repeated send may be that of the first one, whose amount was another. */
  async function takeDone(answer: Answer): Promise<void> {
    if (unansweredSince === undefined || isBlind) return settle({ kind: 'done', answer })
    const asked = await askOnce()
    if (!isOpen || asked === 'found') return
    if (asked === 'unanswered') return resolve(world.now())
    settle({ kind: 'done', answer })
  }

  async function resume(since: number): Promise<void> {
    release = await world.hold(`livery:money:${scope}`)
    if (!isOpen) return letGo()
    await resolve(since)
  }

  if (unansweredSince !== undefined && !isBlind) void resume(unansweredSince)

  return {
    store,
    /** The id that the next confirm is sent with. */
    intent: () => intent,
    /** Sends the money call, unless one is under way or its outcome is not known. Takes effect before it returns. */
    confirm(): void {
      const { kind } = store.getState()
      if (!isOpen || !mayConfirm.has(kind)) return
      show({ kind: 'sending' })
      void send()
    },
    /** Asks the server again, where it was asked for long enough by itself. */
    check(): void {
      const state = store.getState()
      if (!isOpen || state.kind !== 'unknown' || state.asking || state.blind || unansweredSince === undefined) return
      void resolve(unansweredSince)
    },
    /** A person has looked where the server cannot be asked, and goes on. The next confirm is the same intent. */
    goOn(): void {
      const state = store.getState()
      if (!isOpen || state.kind !== 'unknown' || !state.blind) return
      record.write({ intent, sent: unansweredSince ?? world.now(), left: true })
      rest({ kind: 'left' })
    },
    /** Begins the next intent after one that is done. */
    again(): void {
      if (store.getState().kind === 'done') show({ kind: 'ready' })
    },
    /**
     * Called when the member leaves the screen. An open intent stays in the record, and the next screen of this scope
     * asks for its outcome.
     */
    close(): void {
      isOpen = false
      // A running call keeps the lock on the other tabs until its answer has arrived.
      if (store.getState().kind !== 'sending') letGo()
    },
  }
}
