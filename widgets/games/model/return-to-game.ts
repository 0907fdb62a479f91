import type { Game } from '../../../schemas/generated/records.ts'
import { storedGameKey } from './forget-stored-game.ts'

/**
 * The last game that this tab opened, in a frame or instead of the site. `utk` is the token of the login at that time.
 */
export interface StoredGame {
  readonly provider_id: string
  readonly game_id: string
  readonly utk?: string
}

/**
 * Decides about a player's return to a game's page (GAM-10). Returns `stay` for another game or the same login,
 * `log-out` for another login, and `home` without a stored token.
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

/**
 * Stores the game that opens in this tab. The entry stays until the tab closes, another game opens in the tab, or
 * `forgetStoredGame` removes it.
 */
export function storeGame(game: StoredGame): void {
  try {
    sessionStorage.setItem(storedGameKey, JSON.stringify(game))
  } catch {
    // Without storage no return is recognised, and the page shows as usual.
  }
}

/** The stored game. Undefined if none is stored, or if the stored value is malformed. */
export function readStoredGame(): StoredGame | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedGameKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { provider_id: provider, game_id: game, utk } = stored as Record<string, unknown>
    if (typeof provider !== 'string' || typeof game !== 'string') return undefined
    return { provider_id: provider, game_id: game, ...(typeof utk === 'string' ? { utk } : {}) }
  } catch {
    return undefined
  }
}
