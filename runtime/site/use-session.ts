import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SessionState } from '../session/session-state.ts'
import { useSite } from './site-context.ts'
import { useIsHydrating } from './use-is-hydrating.ts'

/** Subscribes to a part of the session. */
export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return select(useSessionState((state, before) => Object.is(select(state), select(before))))
}

/**
 * The session of the current rendering. A block hydrates with the session of the host's HTML.
 *
 * Changes render as a transition, in short tasks. A hook for external stores would render each change in one task. A
 * change that may hide the member's parts, such as a logout, renders immediately.
 *
 * @param isSame whether a change needs no rendering
 */
export function useSessionState(isSame: (state: SessionState, before: SessionState) => boolean): SessionState {
  const { store } = useSite().session
  const isHydrating = useIsHydrating()
  const [state, setState] = useState(() => (isHydrating ? store.getInitialState() : store.getState()))
  const last = useRef(state)
  const update = useEffectEvent((next: SessionState) => {
    const before = last.current
    if (isSame(next, before)) return
    last.current = next
    if (hidesMember(next, before)) setState(next)
    else startTransition(() => setState(next))
  })
  useEffect(() => store.subscribe((next) => update(next)), [store])
  // Compares after each rendering: the session may have changed before the subscription, or `isSame` may have changed.
  useEffect(() => update(store.getState()))
  return state
}

const hidesMember = (state: SessionState, before: SessionState): boolean =>
  state.pendingLogout !== before.pendingLogout || (before.loggedIn && state.epoch !== before.epoch)
