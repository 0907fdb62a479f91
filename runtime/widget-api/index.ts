/** The only door for widgets: what stands here is what a widget may use of the runtime. */
export { FormattedMessage as Message, useIntl } from 'react-intl'
export { Link } from 'react-router'
export { formatAmount, formatDate, parseServerTime } from '../i18n/formats.ts'
export { plainText, randomId } from '../state/toasts.ts'
export { defineWidget, type PropsOf, type WidgetDefinition } from './define-widget.ts'
export {
  type MenuLink,
  useBrand,
  useContentPage,
  useLocaleLinks,
  useLocalPath,
  useMenu,
  usePublicData,
  useServerNow,
  useSession,
  useSessionActions,
} from './hooks.ts'
export {
  useClosedGames,
  useGameCenter,
  useGameList,
  useGameShell,
  useLaunch,
  usePage,
  useRestrictedProviders,
  useReturnToGame,
  useRoutePath,
  useSection,
  useSectionStart,
  useShelf,
} from './games.ts'
export { RichHtml } from './RichHtml.tsx'
export { chooseGames, gamePath, gameSlug } from '../games/choose-games.ts'
export { gameCategories, isGameCategory } from '../games/categories.ts'
export { sendForm } from '../games/game-window.ts'
export type { LaunchState } from '../games/launch-state.ts'
export { gameKey } from '../games/read-list.ts'
export { searchGames } from '../games/search-games.ts'
export { decodePlayPayload } from '../routing/play-payload.ts'
