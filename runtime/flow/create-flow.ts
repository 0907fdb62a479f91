import { createStore } from 'zustand/vanilla'
import { createStoredValue } from './stored-value.ts'
import type { Flow, FlowRules, FlowView, FlowContext, Persistence, Performers } from './flow-rules.ts'

interface Named {
  readonly type: string
}

/** A running effect, and its cancellation. */
interface Running {
  readonly type: string
  readonly controller: AbortController
}

/**
 * Runs a flow by its rules. A login or logout closes the flow and shows its start state. It also deletes the stored
 * state, unless that state belongs to a member (`Persistence.owner`).
 */
export function createFlow<State, Event extends Named, Effect extends Named>(
  rules: FlowRules<State, Event, Effect>,
  perform: Performers<Event, Effect>,
  context: FlowContext,
): Flow<State, Event> {
  const { start, reduce, persist } = rules
  const locks = new Set<string>(rules.locks)
  const latest = new Set<string>(rules.latest)
  const cancels = new Set<string>(rules.cancels)
  const stored = persist && storedState(persist, context)
  const epoch = context.session.epoch()
  const running = new Set<Running>()
  const store = createStore<FlowView<State>>(() => ({ state: stored?.read() ?? start, isBusy: false }))
  const isLocked = () => [...running].some(({ type }) => locks.has(type))
  let isOpen = true
  const stopListening = context.session.subscribe(() => {
    if (isOpen && context.session.epoch() !== epoch) end()
  })

  function show(state: State): void {
    store.setState({ state, isBusy: isLocked() }, true)
  }

  function take(event: Event): void {
    const { state, effects } = reduce(store.getState().state, event)
    const runs = effects.map(register)
    show(state)
    save(state)
    for (const run of runs) void run()
  }

  function save(state: State): void {
    if (!persist || !stored) return
    const value = persist.save(state)
    if (value === undefined) stored.clear()
    else stored.write(value)
  }

  /**
   * Registers an effect, so that a locking effect locks the flow immediately. The returned function runs the effect.
   */
  function register(effect: Effect): () => Promise<void> {
    if (latest.has(effect.type)) cancel(effect.type)
    const mine: Running = { type: effect.type, controller: new AbortController() }
    running.add(mine)
    return async () => {
      const { signal } = mine.controller
      let event: Event | undefined
      try {
        const work = perform[effect.type as Effect['type']]
        event = (await work(effect as never, { signal })) ?? undefined
      } finally {
        running.delete(mine)
        if (!signal.aborted && event === undefined) show(store.getState().state)
      }
      if (!signal.aborted && event !== undefined) take(event)
    }
  }

  /** Cancels the effects of a type, or all of them. */
  function cancel(type?: string): void {
    for (const one of running) {
      if (type !== undefined && one.type !== type) continue
      running.delete(one)
      one.controller.abort()
    }
  }

  function close(): void {
    isOpen = false
    stopListening()
    cancel()
    show(store.getState().state)
  }

  function end(): void {
    close()
    if (persist?.owner === 'visitor') stored?.clear()
    show(start)
  }

  function whenUnlocked(): Promise<void> {
    return new Promise((resolve) => {
      if (!store.getState().isBusy) return resolve()
      const stop = store.subscribe(({ isBusy }) => {
        if (isBusy) return
        stop()
        resolve()
      })
    })
  }

  return {
    view: store.getState,
    subscribe: (listener) => store.subscribe(() => listener()),
    act(event) {
      const isCancel = cancels.has(event.type)
      if (!isOpen || (isLocked() && !isCancel)) return whenUnlocked()
      if (isCancel) cancel()
      take(event)
      return whenUnlocked()
    },
    receive(event) {
      if (isOpen) take(event)
    },
    close,
    forget() {
      close()
      stored?.clear()
    },
  }
}

function storedState<State>(persist: Persistence<State>, context: FlowContext) {
  const { place, member, storage, now, session } = context
  const owner = persist.owner === 'member' ? member : 'visitor'
  if (owner === undefined) return undefined
  return createStoredValue<State>({
    storage: storage[persist.storage],
    key: `livery:flow:${place}:${owner}:${persist.name}`,
    lifetime: persist.lifetime,
    now,
    read: persist.restore,
    ...(persist.owner === 'visitor' && { turn: session.turn() }),
  })
}
