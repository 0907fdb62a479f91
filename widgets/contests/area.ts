import type { Fixture } from '../../schemas/generated/records.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'
import type { Leaderboard, Period } from './model/leaderboard.ts'

interface ContestCurrency {
  /** By default, the currency of the locale. */
  readonly currency?: string | undefined
}

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    /**
     * The leaderboard of this week or of last week. In a currency without contests, the leaderboard's dates are empty.
     */
    'contests/leaderboard': (parameters: ContestCurrency & { readonly period?: Period | undefined }) => Leaderboard
    /** Sorted by kick-off. Empty in a currency without predictions. */
    'contests/fixtures': (parameters: ContestCurrency) => readonly Fixture[]
  }
}

export default defineArea({
  name: 'contests',
  icons: {
    ball: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5 4 3-1.5 4.5h-5L8 11l4-3Zm0-5v5m9 3-5 0m1 8-2.5-3.5M7 19l2.5-3.5M3 11h5',
  },
  queries: {
    'contests/leaderboard': {
      load: async (...args) => (await import('./queries.ts')).loadLeaderboard(...args),
    },
    'contests/fixtures': { load: async (...args) => (await import('./queries.ts')).loadFixtures(...args) },
  },
})
