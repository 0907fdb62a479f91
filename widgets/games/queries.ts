import type { Game } from '../../schemas/generated/records.ts'
import type { PublicQuery, QueryContext } from '../../runtime/widget-api/area.ts'
import { CallFailed, type DataOf, type ParametersOf } from '../../runtime/widget-api/data.ts'
import { chooseGames, gameSlug } from './model/choose-games.ts'
import { loadGameList } from './model/load-game-list.ts'
import { loadProviderList } from './model/load-provider-list.ts'
import { providerSegment } from './model/provider-segment.ts'
import { firstGames, type GamePageStart, othersShown, type SectionStart } from './model/game-starts.ts'

type Load<Name extends 'games/providers' | 'games/section-start' | 'games/list-start' | 'games/list' | 'games/game'> =
  PublicQuery<DataOf<Name>, ParametersOf<Name>>['load']

export const loadProviders: Load<'games/providers'> = ({ reader }) => loadProviderList(reader)

/**
 * The first games of a section, for the HTML of its page. A category in the address replaces the section's category.
 * The provider in the address is a provider's name in the list of games, or a provider's key.
 */
export const loadSectionStart: Load<'games/section-start'> = async (context, { section: id, category, provider }) => {
  const section = context.site.settings.games.sections[id]
  if (!section) throw new Error(`There is no game section "${id}".`)
  const list = category ?? section.category
  const games = chooseGames(await gamesOf(list, context), section, nobody)
  if (provider === undefined) return startOf(games)
  const named = chooseGames(games, {}, nobody, { name: provider })
  if (named.length > 0) return startOf(named)
  const providerId = await idOfKey(provider, context)
  if (providerId === undefined) return startOf([])
  return { ...startOf(chooseGames(games, {}, nobody, { id: providerId })), providerId }
}

/**
 * The id of the provider with a key. Undefined for an unknown key, and if the backend has no list of providers. Rejects
 * if the list fails to load, because the provider may be in the list.
 */
async function idOfKey(key: string, { reader }: QueryContext): Promise<string | undefined> {
  const providers = await loadProviderList(reader).catch((error: unknown) => {
    if (error instanceof CallFailed && error.missing) return []
    throw error
  })
  const segment = providerSegment(key)
  return providers.find(({ providerKey }) => providerSegment(providerKey) === segment)?.provider_id
}

/**
 * The first games of a list of the static bucket. A player's own lists start empty, because only the browser has them.
 */
export const loadListStart: Load<'games/list-start'> = async (context, { list }) =>
  startOf(list === 'recent' || list === 'favourites' ? [] : await gamesOf(list, context))

export const loadList: Load<'games/list'> = async (context, { category }) => gamesOf(category, context)

/** The game of an address, `/casino/{provider}/{play}` (GAM-06), with other games of its provider. */
export const loadGame: Load<'games/game'> = async (context, { provider, play }): Promise<GamePageStart> => {
  const games = await gamesOf('all_games', context)
  const ofProvider = chooseGames(games, {}, nobody, { name: provider })
  const game = ofProvider.find((one) => gameSlug(one.game_name) === play)
  return { game: game ?? null, others: ofProvider.filter((one) => one !== game).slice(0, othersShown) }
}

/**
 * Blocks no provider, because the host renders for guests. The widgets leave out the providers that are blocked for a
 * member.
 */
const nobody: ReadonlySet<string> = new Set()

const startOf = (games: readonly Game[]): SectionStart => ({ games: games.slice(0, firstGames), total: games.length })

/** The whole list of a category. Rejects for a missing list or category, so that a later load tries again (GAM-02). */
async function gamesOf(category: string, { reader }: QueryContext): Promise<readonly Game[]> {
  const list = await loadGameList(category, reader)
  if (!list.found) throw new Error('')
  return list.games
}
