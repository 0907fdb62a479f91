/** The current session. */
import { useCallback, useSyncExternalStore } from 'react'
import type { SessionParts } from '../areas/area.ts'
import { useSite } from '../site/site-context.ts'
import { useSession } from '../site/use-session.ts'

export { accountKey } from '../countdown/account-key.ts'
export type { Session } from '../session/session.ts'
export type { SessionState } from '../session/session-state.ts'
export { useSession } from '../site/use-session.ts'

/** An area's part of the session (`AreaCode.session`). */
export function useSessionPart<Area extends keyof SessionParts>(area: Area): SessionParts[Area] {
  return useSession((state) => state.parts[area])
}

/** The functions that change the session, and the function that shows a toast. */
export function useSessionActions() {
  const { session, toasts } = useSite()
  const { login, logout, logoutEverywhere, refresh, refreshPart } = session
  return { login, logout, logoutEverywhere, refresh, refreshPart, showToast: toasts.getState().show }
}

/**
 * A login by the address that waits for the visitor (QRY-04): its masked account (`asked`), and functions that confirm
 * and refuse it.
 */
export function useUrlLogin() {
  const { visit } = useSite()
  const asked = useSyncExternalStore(
    useCallback((listener) => visit?.urlLogin.store.subscribe(listener) ?? (() => {}), [visit]),
    () => visit?.urlLogin.store.getState().asked,
    () => undefined,
  )
  return { asked, confirm: visit?.urlLogin.confirm, refuse: visit?.urlLogin.refuse }
}
