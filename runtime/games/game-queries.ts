import type { Game } from '../../schemas/generated/records.ts'
import type { PublicReader } from '../api/queries.ts'
import { chooseGames, gameSlug, type GameSection } from './choose-games.ts'
import { type GameList, loadGameList } from './game-lists.ts'

/** How many games the server sends with a page; the browser gets the whole list by itself. */
export const firstGames = 24

/** What the server says of a section: its first games, and how many there are. */
export interface SectionStart {
  readonly games: readonly Game[]
  readonly total: number
}

/** The whole list of a category. A list that is not found is a failed query, which can be tried again (GAM-02). */
export function gameListQuery(category: string, reader: PublicReader) {
  return {
    queryKey: ['game-list', reader.currency, category] as const,
    queryFn: async (): Promise<readonly Game[]> => gamesOf(await loadGameList(category, reader)),
    staleTime: 600_000,
    retry: false,
  }
}

/** The start of a section, of one provider where that is named, for the HTML of its page. */
export function sectionStartQuery(
  section: Pick<GameSection, 'category' | 'tag' | 'providers'>,
  provider: string | undefined,
  reader: PublicReader,
) {
  const { category, tag, providers } = section
  return {
    queryKey: ['games', reader.currency, category, tag ?? '', providers?.join() ?? '', provider ?? ''] as const,
    queryFn: async (): Promise<SectionStart> => {
      const games = chooseGames(gamesOf(await loadGameList(category, reader)), section, new Set(), provider)
      return { games: games.slice(0, firstGames), total: games.length }
    },
    staleTime: 600_000,
    retry: false,
  }
}

/** What the page of a game shows: the game, or null where there is none of that name, and others of its provider. */
export interface GamePageStart {
  readonly game: Game | null
  readonly others: readonly Game[]
}

/** How many others of the provider stand on the page of a game. */
const othersShown = 12

/**
 * The game that an address names, `/casino/{provider}/{name}` (GAM-06), for the HTML of its page.
 *
 * @param slug the game's name as `gameSlug` writes it
 */
export function gamePageQuery(provider: string, slug: string, reader: PublicReader) {
  return {
    queryKey: ['game-page', reader.currency, provider, slug] as const,
    queryFn: async (): Promise<GamePageStart> => {
      const games = gamesOf(await loadGameList('all_games', reader))
      const ofProvider = games.filter((one) => one.provider_name === provider)
      const game = ofProvider.find((one) => gameSlug(one.game_name) === slug)
      return { game: game ?? null, others: ofProvider.filter((one) => one !== game).slice(0, othersShown) }
    },
    staleTime: 600_000,
    retry: false,
  }
}

function gamesOf(list: GameList): readonly Game[] {
  if (!list.found) throw new Error('')
  return list.games
}
