import { createHash } from 'node:crypto'
import { type CatalogueGame, generateGames } from './games.ts'
import { type CatalogueProvider, providers } from './providers.ts'

/** The providers and games that every brand of a sandbox offers. */
export interface Catalogue {
  readonly providers: readonly CatalogueProvider[]
  readonly games: readonly CatalogueGame[]
  /** Changes with the ids, names and providers of the games (CFG-07). */
  readonly version: string
  provider(id: string): CatalogueProvider | undefined
  game(id: string): CatalogueGame | undefined
}

const catalogues = new Map<number, Catalogue>()

/** The catalogue of a seed, generated once per process. */
export function catalogueOf(seed: number): Catalogue {
  const known = catalogues.get(seed)
  if (known) return known
  const games = generateGames(seed)
  const providersById = new Map(providers.map((provider) => [provider.id, provider]))
  const gamesById = new Map(games.map((game) => [game.id, game]))
  const catalogue: Catalogue = {
    providers,
    games,
    version: createHash('sha256')
      .update(games.map((game) => `${game.id}${game.name}${game.provider.id}`).join())
      .digest('hex')
      .slice(0, 12),
    provider: (id) => providersById.get(id),
    game: (id) => gamesById.get(id),
  }
  catalogues.set(seed, catalogue)
  return catalogue
}
