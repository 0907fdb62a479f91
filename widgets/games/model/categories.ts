import { type Manifest } from '../../../runtime/widget-api/site.ts'

/** A category of games. The static bucket contains a list for each currency and category (GAM-01). */
export type GameCategory = Manifest['games']['sections'][string]['category']

export const gameCategories: readonly GameCategory[] = [
  'sport',
  'live',
  'card',
  'fish',
  'esport',
  'lottery',
  'cockfight',
  'instantwin',
  'slot',
  'show_game',
  'slot_recommend',
  'live_recommend',
  'top',
  'all_games',
]

export function isGameCategory(name: string): name is GameCategory {
  return (gameCategories as readonly string[]).includes(name)
}

/** Whether an address names a category. The browser logs an unknown one (GAM-02). */
export function isCategoryOfAddress(name: string): boolean {
  const isKnown = isGameCategory(name)
  // The host logs nothing, because visitors could fill its log.
  if (!isKnown && typeof document !== 'undefined') console.error('No such category')
  return isKnown
}
