import type { CatalogueProvider } from '../catalogue/providers.ts'

/** How a provider's games open: at an address, by a self-submitting form, as an HTML page, or through PlayTech. */
export type LaunchKind = 'url' | 'form' | 'page' | 'playtech'

const kinds: Readonly<Record<string, LaunchKind>> = { 'copper-tiger': 'form', 'lotus-forge': 'page' }

export function launchKindOf(provider: CatalogueProvider): LaunchKind {
  return provider.tags.includes('playtech') ? 'playtech' : (kinds[provider.key] ?? 'url')
}

/** Providers that also accept a bonus wallet. */
const bonusProviders: ReadonlySet<string> = new Set(['nine-lanterns', 'royal-veranda', 'golden-naga'])

export const takesBonus = (provider: CatalogueProvider): boolean => bonusProviders.has(provider.key)
