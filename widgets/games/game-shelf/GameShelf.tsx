import type { Game } from '../../../schemas/generated/records.ts'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useRestrictedProviders, useShelf } from '../hooks/use-games.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { Section } from '../../_ui/Section.tsx'
import { WaitingCard } from '../_parts/GameCard.tsx'
import { ListNotFound, NoGames } from '../_parts/ListNotFound.tsx'
import { useCards } from '../_parts/use-cards.tsx'
import styles from './GameShelf.module.css'

/** A row of games: a list of the static bucket, or the player's own recent games or favourites (GAM-12, STA-06). */
export function GameShelf({ title, list, limit, more }: PropsOf<'games/game-shelf'>) {
  const isOwn = list === 'recent' || list === 'favourites'
  const own = useShelf((shelf) => (isOwn ? shelf[list] : undefined))
  const isReady = useShelf((shelf) => shelf.isReady)
  const { data: start, isPending, isError, retry } = usePublicData('games/list-start', { list }, !isOwn)
  const restricted = useRestrictedProviders()
  const href = useRoutePath(more)
  const games = (own ?? start?.games ?? []).filter(({ provider_id }) => !restricted.has(provider_id)).slice(0, limit)
  const aside = href ? (
    <Link className={styles.more} to={href}>
      <Message id="common.more" />
      <span className="visually-hidden">
        {': '}
        <Message id={title} />
      </span>
    </Link>
  ) : undefined
  return (
    <Section title={title} id={`game-shelf-${list}`} aside={aside}>
      {!isOwn && isError ? (
        <ListNotFound onRetry={retry} />
      ) : (isOwn ? !isReady : isPending) ? (
        <div className={styles.shelf} aria-hidden="true">
          {Array.from({ length: 6 }, (_, index) => (
            <WaitingCard key={index} />
          ))}
        </div>
      ) : games.length === 0 ? (
        <NoGames>
          <Message id={isOwn ? `games.no-${list}` : 'games.empty'} />
        </NoGames>
      ) : (
        <Cards games={games} />
      )}
    </Section>
  )
}

function Cards({ games }: { readonly games: readonly Game[] }) {
  const card = useCards()
  return (
    <div className={styles.shelf} role="list">
      {games.map((game) => card(game))}
    </div>
  )
}
