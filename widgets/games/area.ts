import type { Game, Provider } from '../../schemas/generated/records.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'
import { isCategoryOfAddress } from './model/categories.ts'
import { areSectionsEnabled, sectionsOf } from './model/game-section.ts'
import type { GamePageStart, SectionStart } from './model/game-starts.ts'
import { isPlayPayload } from './model/play-payload.ts'
import { isProviderName } from './model/provider-segment.ts'
import { type MaintenanceWindows, readMaintenance } from './model/read-maintenance.ts'
import { forgetStoredGame } from './model/forget-stored-game.ts'

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

/** How long a game list stays fresh, in ms. */
const listLifetime = 600_000

const queries = () => import('./queries.ts')

export default defineArea({
  name: 'games',
  guards: {
    category: {
      needs: (match) => {
        const { provider, category } = match.parameters
        const [section] = provider === undefined ? [] : sectionsOf(match)
        return section === undefined
          ? []
          : [{ name: 'games/section-start', parameters: { section, category, provider } }]
      },
      // A provider without a game in the section has no page there. Until the list has loaded, it may have games.
      decide: ({ match, site, data }) =>
        areSectionsEnabled(match, site.settings.games.sections) && data('games/section-start')?.total !== 0
          ? 'enter'
          : 'not-found',
    },
  },
  parameterTests: {
    'game-category': isCategoryOfAddress,
    'known-provider': isProviderName,
    'play-payload': isPlayPayload,
  },
  queries: {
    'games/providers': {
      load: async (...args) => (await queries()).loadProviders(...args),
      isFilteredByMember: true,
    },
    'games/section-start': {
      load: async (...args) => (await queries()).loadSectionStart(...args),
      staleTime: listLifetime,
      retry: false,
    },
    'games/list-start': {
      load: async (...args) => (await queries()).loadListStart(...args),
      staleTime: listLifetime,
      retry: false,
    },
    'games/list': {
      load: async (...args) => (await queries()).loadList(...args),
      staleTime: listLifetime,
      retry: false,
    },
    'games/game': {
      load: async (...args) => (await queries()).loadGame(...args),
      staleTime: listLifetime,
      retry: false,
    },
  },
  icons: {
    bingo: 'M5 5h14v14H5V5Zm0 5h14M5 14h14M10 5v14m4-14v14',
    card: 'M7 4h8a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Zm4 5-2 3 2 3 2-3-2-3Zm8-2 1 11',
    cockfight: 'M5 19c0-6 3-9 7-9V6l3 2 4-1-2 3c1 5-3 9-8 9H5Zm9-9h.01',
    cricket: 'm15 4 5 5-8 8-5-5 8-8Zm-8 8-3 8 8-3m7 1h.01',
    esport: 'M4 5h16v11H4V5Zm5 15h6m-3-4v4M10.5 8v5l4-2.5-4-2.5Z',
    fish: 'M3 12c3-5 9-6 13-2l4-3v10l-4-3c-4 4-10 3-13-2Zm5-1h.01',
    football: 'M3 12c4-6 14-6 18 0-4 6-14 6-18 0Zm6 0h6m-4-1v2m2-2v2',
    game: 'M7 8h10a4 4 0 0 1 4 4l-1 5a2 2 0 0 1-4 0l-1-2H9l-1 2a2 2 0 0 1-4 0l-1-5a4 4 0 0 1 4-4Zm1 2v4m-2-2h4m5-1h.01M17 13h.01',
    instantwin: 'M13 3 5 14h6l-1 7 8-11h-6l1-7Z',
    live: 'M12 12h.01M8 8a6 6 0 0 0 0 8m8-8a6 6 0 0 1 0 8M5 5a10 10 0 0 0 0 14M19 5a10 10 0 0 1 0 14',
    lottery: 'M4 8h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4V8Zm10 0v10',
    popular: 'M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3 0-6 1-9Z',
    slot: 'M4 6h14v12H4V6Zm5 0v12m4-12v12m7-8v5m0-5a1.5 1.5 0 1 1 0-3',
    sport:
      'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5 4 3-1.5 4.5h-5L8 11l4-3Zm0-5v5m8 2-4 1m-7 4.5L7 20m8-4.5L17 20M4 10l4 1',
  },
  session: { empty: {}, read: readMaintenance, isPublic: true },
  onSessionEnd: forgetStoredGame,
})
