import type { Game } from '../../../schemas/generated/records.ts'

/** The game that was opened in place of the site, with the token of the login it was opened under. */
export interface StoredGame {
  readonly provider_id: string
  readonly game_id: string
  readonly utk?: string
}

/**
 * Handles a player's return to a game's page (GAM-10): with the token of another login they are logged out,
 * without one they go home. A page that is not the game's, or that nothing was opened from, is no return.
 */
export function checkReturn(
  stored: StoredGame | undefined,
  page: Pick<Game, 'provider_id' | 'game_id'>,
  utk: string | undefined,
): 'stay' | 'log-out' | 'home' {
  if (!stored || stored.provider_id !== page.provider_id || stored.game_id !== page.game_id) return 'stay'
  if (stored.utk === undefined || stored.utk === '') return 'home'
  return stored.utk === utk ? 'stay' : 'log-out'
}

const key = 'livery-game'

/** Keeps the game that is opened in place of the site, until the tab is closed or the member logs out. */
export function storeGame(game: StoredGame): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(game))
  } catch {
    // Without storage a return is not recognised, and the page is simply shown.
  }
}

/** The stored game; what is not one counts as none. */
export function readStoredGame(): StoredGame | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { provider_id: provider, game_id: game, utk } = kept as Record<string, unknown>
    if (typeof provider !== 'string' || typeof game !== 'string') return undefined
    return { provider_id: provider, game_id: game, ...(typeof utk === 'string' ? { utk } : {}) }
  } catch {
    return undefined
  }
}

/** Logging out forgets it (STA-02). */
export function forgetStoredGame(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There is nothing to forget.
  }
}
