import type { Game, Provider } from '../../../schemas/generated/records.ts'
import { providerSegment } from './provider-segment.ts'

/**
 * Returns a function that finds the provider of a game: by its id, or by its key if the backend sends no id and the key
 * is the name that the games have.
 */
export function providerFinder(
  providers: readonly Provider[],
): (game: Pick<Game, 'provider_id' | 'provider_name'>) => Provider | undefined {
  const byId = new Map(providers.map((provider) => [provider.provider_id, provider]))
  const byKey = new Map(providers.map((provider) => [providerSegment(provider.providerKey), provider]))
  return (game) => byId.get(game.provider_id) ?? byKey.get(providerSegment(game.provider_name))
}
