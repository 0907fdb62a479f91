import type { Game } from '../../../schemas/generated/records.ts'

/** The game that replaced the site, with the token of its login. */
export interface StoredGame {
  readonly provider_id: string
  readonly game_id: string
  readonly utk?: string
}

/**
 * Handles a player's return to a game's page (GAM-10): with the token of another login it logs the player out,
 * without a token it goes home. Does nothing on any other page, and if no game has replaced the site.
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

/** Stores the game that replaces the site, until the tab closes or the member logs out. */
export function storeGame(game: StoredGame): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(game))
  } catch {
    // Without storage no return is recognised, and the page shows as usual.
  }
}

/** The stored game. Undefined for any other value. */
export function readStoredGame(): StoredGame | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { provider_id: provider, game_id: game, utk } = stored as Record<string, unknown>
    if (typeof provider !== 'string' || typeof game !== 'string') return undefined
    return { provider_id: provider, game_id: game, ...(typeof utk === 'string' ? { utk } : {}) }
  } catch {
    return undefined
  }
}

/** Removes the stored game at a logout (STA-02). */
export function forgetStoredGame(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
