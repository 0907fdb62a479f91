import type { Game, Provider } from '../../schemas/generated/records.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'
import { isGameCategory } from './model/categories.ts'
import { knowsCategory } from './model/game-section.ts'
import type { GamePageStart, SectionStart } from './model/game-starts.ts'
import { isPlayPayload } from './model/play-payload.ts'
import { type MaintenanceWindows, readMaintenance } from './model/read-maintenance.ts'
import { forgetStoredGame } from './model/return-to-game.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    'games/providers': () => readonly Provider[]
    'games/section-start': (parameters: {
      readonly section: string
      readonly category?: string | undefined
      readonly provider?: string | undefined
    }) => SectionStart
    'games/list-start': (parameters: { readonly list: string }) => SectionStart
    'games/list': (parameters: { readonly category: string }) => readonly Game[]
    'games/game': (parameters: { readonly provider: string; readonly play: string }) => GamePageStart
  }
}

declare module '../../runtime/areas/area.ts' {
  interface SessionParts {
    games: MaintenanceWindows
  }
}

/** How long a game list is fresh, in ms. */
const listLifetime = 600_000

const queries = () => import('./queries.ts')

export default defineArea({
  name: 'games',
  guards: {
    category: {
      ask: ({ match, site }) => (knowsCategory(match, site.settings.games.sections) ? 'enter' : 'not-found'),
    },
  },
  parameterTests: {
    'game-category': isGameCategory,
    'known-provider': (value) => /^[\p{L}\p{M}\p{N}_-]{1,80}$/u.test(value),
    'play-payload': isPlayPayload,
  },
  queries: {
    'games/providers': { load: async (...asked) => (await queries()).loadProviders(...asked) },
    'games/section-start': {
      load: async (...asked) => (await queries()).loadSectionStart(...asked),
      staleTime: listLifetime,
      retry: false,
    },
    'games/list-start': {
      load: async (...asked) => (await queries()).loadListStart(...asked),
      staleTime: listLifetime,
      retry: false,
    },
    'games/list': {
      load: async (...asked) => (await queries()).loadList(...asked),
      staleTime: listLifetime,
      retry: false,
    },
    'games/game': {
      load: async (...asked) => (await queries()).loadGame(...asked),
      staleTime: listLifetime,
      retry: false,
    },
  },
  session: { empty: {}, read: readMaintenance, isPublic: true },
  onSessionEnd: forgetStoredGame,
})
