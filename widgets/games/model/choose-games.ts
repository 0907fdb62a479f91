import type { Game } from '../../../schemas/generated/records.ts'
import { providerSegment } from './provider-segment.ts'
import { type Manifest } from '../../../runtime/widget-api/site.ts'

/** The selection of a section: a category, or a part of a category (GAM-13). */
export type GameSection = Manifest['games']['sections'][string]

/** The provider of a page: by its name in the address, or by the id of its games. */
export type ProviderOfPage = { readonly name: string } | { readonly id: string }

/**
 * The games of a section from its category's list, without those of blocked providers (GAM-03). With `provider`, only
 * the games of this provider.
 */
export function chooseGames(
  games: readonly Game[],
  section: Pick<GameSection, 'tag' | 'providers'>,
  restricted: ReadonlySet<string>,
  provider?: ProviderOfPage,
): readonly Game[] {
  const { tag, providers } = section
  const isOfProvider = provider && gamesOfProvider(provider)
  return games.filter(
    (game) =>
      !restricted.has(game.provider_id) &&
      (tag === undefined || game.tags?.includes(tag) === true) &&
      (providers === undefined || providers.includes(game.provider_id)) &&
      isOfProvider?.(game) !== false,
  )
}

function gamesOfProvider(provider: ProviderOfPage): (game: Game) => boolean {
  if ('id' in provider) return ({ provider_id }) => provider_id === provider.id
  const segment = providerSegment(provider.name)
  return ({ provider_name }) => providerSegment(provider_name) === segment
}

/** The ids of a member's blocked providers, from a comma-separated list (GAM-03). */
export function restrictedProviders(restrict: string | undefined): ReadonlySet<string> {
  return new Set(
    (restrict ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  )
}

/** A game's name in an address: lower case, words joined by hyphens (GAM-06). */
export function gameSlug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
}

/** The parameters in the address of a game's page, `/casino/{provider}/{play}`. */
export function gameParameters(game: Pick<Game, 'provider_name' | 'game_name'>) {
  return { provider: providerSegment(game.provider_name), play: gameSlug(game.game_name) }
}
