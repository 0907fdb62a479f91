import type { Game, Provider } from '../../../schemas/generated/records.ts'
import { providerSegment } from './provider-segment.ts'

/**
 * Returns a function that finds the provider of a game by the provider's id, or else by its name. Some backends send no
 * ids of providers.
 */
export function providerFinder(
  providers: readonly Provider[],
): (game: Pick<Game, 'provider_id' | 'provider_name'>) => Provider | undefined {
  const byId = new Map(providers.map((provider) => [provider.provider_id, provider]))
  const byKey = new Map(providers.map((provider) => [providerSegment(provider.providerKey), provider]))
  return (game) => byId.get(game.provider_id) ?? byKey.get(providerSegment(game.provider_name))
}
