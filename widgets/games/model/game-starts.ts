import type { Game } from '../../../schemas/generated/records.ts'

/** How many games the server sends with a page; the browser loads the whole list by itself. */
export const firstGames = 24

/** How many others of the provider the page of a game shows. */
export const othersShown = 12

/** The start of a section: its first games, and how many there are. */
export interface SectionStart {
  readonly games: readonly Game[]
  readonly total: number
}

/** The start of a game's page: the game, or null where there is none of that name, and others of its provider. */
export interface GamePageStart {
  readonly game: Game | null
  readonly others: readonly Game[]
}
