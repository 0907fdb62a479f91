import { memo } from 'react'
import type { Game } from '../../../schemas/generated/records.ts'
import {
  gameKey,
  gamePath,
  Link,
  Message,
  useGameCenter,
  useIntl,
  useLaunch,
  useLocalPath,
  useShelf,
} from '../../../runtime/widget-api/index.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './GameCard.module.css'

interface GameCardProps {
  readonly game: Game
  readonly closed: 'game' | 'provider' | undefined
  /** Whether its picture is on the first screen. */
  readonly eager?: boolean
}

/**
 * A game as a card. It is a link to the game's page, so that it leads somewhere before any script runs; then a tap opens
 * the game.
 */
export const GameCard = memo(function GameCard({ game, closed, eager = false }: GameCardProps) {
  const { launcher } = useGameCenter()
  const local = useLocalPath()
  const key = gameKey(game)
  const opening = useLaunch((state) => state.step === 'opening' && gameKey(state.game) === key)
  return (
    <div role="listitem" className={styles.card} data-closed={closed} data-game={key}>
      <Link
        className={styles.link}
        to={local(gamePath(game))}
        aria-busy={opening || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          launcher.play(game)
        }}
      >
        <img
          src={game.img}
          alt=""
          width={300}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'auto' : 'low'}
          className={eager ? undefined : 'gated'}
        />
        <span className={styles.name} title={game.game_name}>
          {game.game_name}
        </span>
        <span className={styles.provider} title={game.provider_fullname}>
          {game.provider_fullname}
        </span>
        {closed ? (
          <span className={styles.badge}>
            <Message id="games.maintenance" />
          </span>
        ) : null}
      </Link>
      <FavouriteButton game={game} />
    </div>
  )
})

/** Keeps a game among the favourites, or takes it out. */
export function FavouriteButton({ game, labelled = false }: { readonly game: Game; readonly labelled?: boolean }) {
  const intl = useIntl()
  const { shelf } = useGameCenter()
  const key = gameKey(game)
  const isFavourite = useShelf(({ favourites }) => favourites.some((one) => gameKey(one) === key))
  return (
    <button
      type="button"
      className={labelled ? styles.favouriteLabelled : styles.favourite}
      aria-pressed={isFavourite}
      aria-label={intl.formatMessage({ id: 'games.favourite' }, { game: game.game_name })}
      onClick={() => shelf.toggleFavourite(game)}
    >
      <Icon name="heart" size={labelled ? 24 : 18} />
    </button>
  )
}
