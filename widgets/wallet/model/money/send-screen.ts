import { createStore } from 'zustand/vanilla'

/**
 * The state that a confirm screen shows, and the lock that keeps other tabs from sending. Once closed, the screen shows
 * no further state.
 *
 * @param hold takes the lock and returns its release; undefined if another tab holds the lock
 */
export function createSendScreen<State extends { readonly kind: string }>(
  initialState: State,
  hold: () => Promise<(() => void) | undefined>,
) {
  const store = createStore<State>(() => initialState)
  let release: (() => void) | undefined
  let isOpen = true

  function show(state: State): void {
    if (isOpen) store.setState(state, true)
  }

  function releaseLock(): void {
    release?.()
    release = undefined
  }

  return {
    store,
    isOpen: () => isOpen,
    show,
    releaseLock,

    /** Takes the lock. Returns whether this tab has it. */
    async lock(): Promise<boolean> {
      release = await hold()
      return release !== undefined
    },

    showAndRelease(state: State): void {
      releaseLock()
      show(state)
    },

    close(): void {
      isOpen = false
      // A running send keeps the lock until it has ended.
      if (store.getState().kind !== 'sending') releaseLock()
    },
  }
}
