import type { Game } from '../../../schemas/generated/records.ts'

/** Number of games in the server's page. The browser loads the whole list itself. */
export const firstGames = 24

/** Number of other games of the provider on the page of a game. */
export const othersShown = 12

/** The start of a section: its first games, and the total number. */
export interface SectionStart {
  readonly games: readonly Game[]
  readonly total: number
  /** The id of the provider, if the address has the provider's key instead of its name. */
  readonly providerId?: string
}

/** The start of a game's page: the game, or null for an unknown name, and other games of its provider. */
export interface GamePageStart {
  readonly game: Game | null
  readonly others: readonly Game[]
}
