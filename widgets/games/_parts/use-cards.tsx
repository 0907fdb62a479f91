import { useCallback, useMemo } from 'react'
import type { Game } from '../../../schemas/generated/records.ts'
import { gameKey } from '../model/read-list.ts'
import { gameParameters } from '../model/choose-games.ts'
import { useClosedReason, useGameServices, useLaunch, useShelf } from '../hooks/use-games.ts'
import { useIntl } from '../../../runtime/widget-api/text.ts'
import { useRoutePaths } from '../../../runtime/widget-api/pages.ts'
import { GameCard } from './GameCard.tsx'

/**
 * Returns a function that renders the card of a game. The hook reads the shared data once for all cards, so that a
 * further row renders quickly.
 */
export function useCards(): (game: Game, eager?: boolean) => React.ReactElement {
  const { launcher, shelf } = useGameServices()
  const pathOf = useRoutePaths()
  const closedOf = useClosedReason()
  const favourites = useShelf((kept) => kept.favourites)
  const label = useFavouriteLabel()
  const keys = useMemo(() => new Set(favourites.map(gameKey)), [favourites])
  const opening = useLaunch((state) => (state.step === 'opening' ? gameKey(state.game) : undefined))
  return useCallback(
    (game, eager = false) => {
      const key = gameKey(game)
      return (
        <GameCard
          key={key}
          game={game}
          href={pathOf('casino-play', gameParameters(game))}
          closed={closedOf(game)}
          isOpening={opening === key}
          isFavourite={keys.has(key)}
          favouriteLabel={label(game)}
          eager={eager}
          onPlay={launcher.play}
          onFavourite={shelf.toggleFavourite}
        />
      )
    },
    [pathOf, closedOf, opening, keys, label, launcher, shelf],
  )
}

/** Returns a function that names a game's favourite button. Formats the text once, not for every card. */
export function useFavouriteLabel(): (game: Game) => string {
  const intl = useIntl()
  const [before = '', after = ''] = useMemo(
    () => intl.formatMessage({ id: 'games.favourite' }, { game: '\n' }).split('\n'),
    [intl],
  )
  return useCallback((game) => `${before}${game.game_name}${after}`, [before, after])
}
