import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { isGameCategory } from '../model/categories.ts'
import { gameKey } from '../model/read-list.ts'
import { providerSegment } from '../model/provider-segment.ts'
import { Link, usePage, usePageTitle, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import {
  useClosedReason,
  useGameServices,
  useLaunch,
  useRestrictedProviders,
  useReturnToGame,
  useShelf,
} from '../hooks/use-games.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { FavouriteButton } from '../_parts/FavouriteButton.tsx'
import { ListNotFound, NoGames } from '../_parts/ListNotFound.tsx'
import { useCards, useFavouriteLabel } from '../_parts/use-cards.tsx'
import styles from './GamePage.module.css'

/** The page of one game, `/casino/{provider}/{play}` (GAM-06). */
export function GamePage() {
  const { parameters } = usePage()
  const { launcher, shelf } = useGameServices()
  const card = useCards()
  const favouriteLabel = useFavouriteLabel()
  const closedOf = useClosedReason()
  const restricted = useRestrictedProviders()
  const { provider = '', play = '' } = parameters
  const { data: page, isError, retry } = usePublicData('games/game', { provider, play })
  const named = page?.game ?? undefined
  const game = named && !restricted.has(named.provider_id) ? named : undefined
  const key = game && gameKey(game)
  const opening = useLaunch((state) => state.step === 'opening' && gameKey(state.game) === key)
  const isFavourite = useShelf(({ favourites }) => favourites.some((one) => gameKey(one) === key))
  const allGames = useRoutePath('casino')
  const providerPage = useRoutePath('casino-provider', { provider: providerSegment(game?.provider_name ?? '') })
  useReturnToGame(game)
  usePageTitle(game && `${game.game_name}, ${game.provider_fullname}`)
  if (isError) return <ListNotFound onRetry={retry} />
  if (!page) return <Waiting />
  if (!game) {
    return (
      <NoGames
        action={
          allGames === undefined ? null : (
            <Link className="button" to={allGames}>
              <Message id="games.all-games" />
            </Link>
          )
        }
      >
        <Message id="games.no-such-game" />
      </NoGames>
    )
  }
  const closed = closedOf(game)
  return (
    <article className={styles.page}>
      <div className={styles.game}>
        <img className={styles.picture} src={game.img || undefined} alt="" width={300} height={400} />
        <div className={styles.words}>
          <p className={styles.provider}>
            {providerPage === undefined ? (
              game.provider_fullname
            ) : (
              <Link to={providerPage}>{game.provider_fullname}</Link>
            )}
          </p>
          <h1 className={styles.title}>{game.game_name}</h1>
          {isGameCategory(game.category) ? (
            <p>
              <Message id={`games.category.${game.category}`} />
            </p>
          ) : null}
          {closed ? (
            <p className={styles.closed} role="status">
              <Message id={`games.closed-${closed}`} />
            </p>
          ) : null}
          <div className={styles.actions}>
            <button
              type="button"
              className="button"
              disabled={closed !== undefined}
              aria-busy={opening || undefined}
              onClick={() => launcher.play(game)}
            >
              <Icon name="game" size={22} />
              <Message id={opening ? 'games.opening' : 'games.play'} />
            </button>
            <FavouriteButton
              game={game}
              label={favouriteLabel(game)}
              isFavourite={isFavourite}
              onFavourite={shelf.toggleFavourite}
              isLarge
            />
          </div>
        </div>
      </div>
      {page.others.length === 0 ? null : (
        <>
          <h2 className={styles.others}>
            <Message id="games.more-of" values={{ provider: game.provider_fullname }} />
          </h2>
          <div className={styles.shelf} role="list">
            {page.others.map((one) => card(one))}
          </div>
        </>
      )}
    </article>
  )
}

/** A placeholder while the game loads. */
function Waiting() {
  return (
    <div className={styles.page} aria-hidden="true">
      <div className={styles.game}>
        <div className={styles.picture} />
        <div className={styles.words}>
          <div className={styles.line} />
          <div className={styles.line} />
          <div className={styles.line} />
        </div>
      </div>
    </div>
  )
}
