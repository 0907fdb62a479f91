import type { Game } from '../../schemas/generated/records.ts'
import type { PublicQuery, QueryContext } from '../../runtime/widget-api/area.ts'
import type { DataOf, ParametersOf } from '../../runtime/widget-api/data.ts'
import { isGameCategory } from './model/categories.ts'
import { chooseGames, gameSlug } from './model/choose-games.ts'
import { loadGameList } from './model/load-game-list.ts'
import { loadProviderList } from './model/load-provider-list.ts'
import { firstGames, type GamePageStart, othersShown, type SectionStart } from './model/game-starts.ts'

type Load<Name extends 'games/providers' | 'games/section-start' | 'games/list-start' | 'games/list' | 'games/game'> =
  PublicQuery<DataOf<Name>, ParametersOf<Name>>['load']

export const loadProviders: Load<'games/providers'> = ({ reader }) => loadProviderList(reader)

/** The start of a section for the HTML of its page. A category in the address replaces the section's own. */
export const loadSectionStart: Load<'games/section-start'> = async (context, { section: id, category, provider }) => {
  const section = context.site.settings.games.sections[id]
  if (!section) throw new Error(`There is no game section "${id}".`)
  const list = category ?? section.category
  return startOf(chooseGames(await gamesOf(list, context), section, new Set(), provider))
}

export const loadListStart: Load<'games/list-start'> = async (context, { list }) =>
  startOf(await gamesOf(list, context))

export const loadList: Load<'games/list'> = async (context, { category }) => gamesOf(category, context)

/** The game of an address, `/casino/{provider}/{name}` (GAM-06), with other games of its provider. */
export const loadGame: Load<'games/game'> = async (context, { provider, play }): Promise<GamePageStart> => {
  const games = await gamesOf('all_games', context)
  const ofProvider = chooseGames(games, {}, new Set(), provider)
  const game = ofProvider.find((one) => gameSlug(one.game_name) === play)
  return { game: game ?? null, others: ofProvider.filter((one) => one !== game).slice(0, othersShown) }
}

const startOf = (games: readonly Game[]): SectionStart => ({ games: games.slice(0, firstGames), total: games.length })

/** The whole list of a category. Rejects for a missing list, so that a later load tries again (GAM-02). */
async function gamesOf(category: string, { reader }: QueryContext): Promise<readonly Game[]> {
  if (!isGameCategory(category)) throw new Error(`There is no game category "${category}".`)
  const list = await loadGameList(category, reader)
  if (!list.found) throw new Error('')
  return list.games
}
