import type { Session } from '../../runtime/session/session.ts'

/**
 * Renews the page when the browser restores it from its back-forward cache. After a login or logout meanwhile, the page
 * reloads, because it still has the data of the earlier visitor. Otherwise, it calls `refreshAfterNavigation`.
 */
export function renewRestoredPage({ turn, refreshAfterNavigation }: Pick<Session, 'turn' | 'refreshAfterNavigation'>) {
  let left = turn()
  addEventListener('pagehide', () => {
    left = turn()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (turn() === left) return void refreshAfterNavigation()
    // Until the new page arrives, nobody must see the earlier visitor's data.
    document.documentElement.hidden = true
    location.reload()
  })
}
