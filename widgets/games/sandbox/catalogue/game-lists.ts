import type { Game } from '../../../../schemas/generated/records.ts'
import type { Catalogue } from './game-catalogue.ts'
import type { CatalogueGame } from './games.ts'
import { catalogueCategories, isCatalogueCategory } from './providers.ts'

/** The lists that select from all games (GAM-01). */
const chosenLists = ['show_game', 'slot_recommend', 'live_recommend', 'top', 'all_games'] as const

/** Every list of the static bucket. */
export const gameListNames: readonly string[] = [...catalogueCategories, ...chosenLists]

/** The rows of a game list, or undefined for a list that does not exist. */
export function gameList(catalogue: Catalogue, name: string, currency: string): Game[] | undefined {
  return choose(catalogue, name)?.map((game) => toGame(game, currency))
}

function choose(catalogue: Catalogue, name: string): readonly CatalogueGame[] | undefined {
  const of = (category: string) => catalogue.games.filter((game) => game.category === category)
  const first = (category: string, count: number) => of(category).slice(0, count)
  switch (name) {
    case 'all_games':
      return catalogue.games
    case 'slot_recommend':
      return first('slot', 40)
    case 'live_recommend':
      return first('live', 24)
    case 'top':
      return interleave(catalogueCategories.map((category) => first(category, 8)))
    case 'show_game':
      return interleave([first('slot', 12), first('live', 6), first('fish', 4), first('card', 4)])
    default:
      return isCatalogueCategory(name) ? of(name) : undefined
  }
}

/** Takes one item of each list in turn, until all lists are empty. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}

function toGame(game: CatalogueGame, currency: string): Game {
  return {
    game_id: game.id,
    provider_id: game.provider.id,
    provider_name: game.provider.key,
    provider_fullname: game.provider.name,
    game_name: game.name,
    currency,
    category: game.category,
    img: `/static/art/games/${game.id}.svg`,
    maintenance: game.isInMaintenance ? 1 : 0,
    ...(game.tags.length > 0 ? { tags: [...game.tags] } : {}),
  }
}
