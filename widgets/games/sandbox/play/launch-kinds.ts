import type { CatalogueProvider } from '../catalogue/providers.ts'

/** How a provider's games are opened: at an address, by a form that posts itself, as a page of HTML, or PlayTech's way. */
export type LaunchKind = 'url' | 'form' | 'page' | 'playtech'

const kinds: Readonly<Record<string, LaunchKind>> = { 'copper-tiger': 'form', 'lotus-forge': 'page' }

export function launchKindOf(provider: CatalogueProvider): LaunchKind {
  return provider.tags.includes('playtech') ? 'playtech' : (kinds[provider.key] ?? 'url')
}

/** Providers whose games can be played with a bonus as well. */
const bonusProviders: ReadonlySet<string> = new Set(['nine-lanterns', 'royal-veranda', 'golden-naga'])

export const takesBonus = (provider: CatalogueProvider): boolean => bonusProviders.has(provider.key)
